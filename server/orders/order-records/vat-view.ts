import type { VatPart } from '#shared/contract/pricing/vat-part.ts'
import type { VatAmount } from '#shared/domain/platform/goods/vat.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

export function vatViews(amounts: readonly VatAmount[]): VatPart[] {
  // Gift cards are taxed when they are spent.
  const taxed = amounts.filter(({ vatClass }) => vatClass !== 'voucher')
  return taxed.map(({ rate, grossCents, taxableCents, taxCents }) => ({
    rate,
    gross: toDecimal(grossCents),
    taxable: rate === null ? null : toDecimal(taxableCents),
    tax: rate === null ? null : toDecimal(taxCents),
  }))
}
