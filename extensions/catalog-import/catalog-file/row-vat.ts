import { messageText } from '#server/platform/problems/message-texts.ts'
import { vatClassOf, vatRates } from '#shared/domain/platform/goods/vat.ts'
import { parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import type { FileField } from '../../foreign-files/columns/catalog-file-columns.ts'
import { type RowPrice, withTax } from '../../foreign-files/columns/import-prices.ts'

export type RowInput = Partial<Record<FileField, unknown>>

/** With the VAT of the product, as customers pay it. */
export function withVat(price: RowPrice, of: Parameters<typeof vatClassOf>[0]): RowPrice {
  if (price.kind !== 'net') return price
  const rate = vatRates[vatClassOf(of)]
  if (rate === null) return { kind: 'problem', message: (language) => messageText('field_net_margin', language) }
  return { kind: 'amount', text: toDecimal(withTax(price.text, rate)) }
}

/** Sizes whose file has their prices, or what they cost more than the product, without VAT. */
export function sizesWithVat(
  fields: RowInput,
  of: Parameters<typeof vatClassOf>[0] & { priceCents?: number },
): RowInput {
  if (!Array.isArray(fields.sizes)) return fields
  const { priceCents = 0 } = of
  const sizes = (fields.sizes as { net?: string; impact?: string }[]).map(({ net, impact, ...size }) => {
    const text = net ?? impact
    const taxed = text === undefined || !Number.isFinite(Number(text)) ? undefined : withVat({ kind: 'net', text }, of)
    const cents = taxed?.kind === 'amount' ? parseDecimal(taxed.text) : undefined
    if (cents === undefined || (net === undefined && priceCents === 0)) return size
    return { ...size, price: toDecimal(net === undefined ? priceCents + cents : cents) }
  })
  return { ...fields, sizes }
}
