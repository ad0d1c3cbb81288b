import { spread, type TaxedLine, taxableOf, type VatAmount } from '#shared/domain/platform/goods/vat.ts'
import type { Cents } from '#shared/domain/platform/money.ts'

/** Its lines and, beyond them, delivery and free amounts; less what is kept of the lines. */
export interface TaxedRefund {
  amountCents: Cents
  lines: readonly TaxedLine[]
}

/**
 * The VAT of each refund of an order, in the order of their requests. What has gone back is rounded as one sum, so that
 * the last refund takes the rest: after it nothing of the order is left, gross, taxable or tax, whatever the parts.
 * @param order its amounts by class, which the refunds do not exceed
 */
export function vatOfRefunds(order: readonly VatAmount[], refunds: readonly TaxedRefund[]): VatAmount[][] {
  const left = order.map(({ grossCents }) => grossCents)
  const leftTaxable = order.map(({ taxableCents }) => taxableCents)
  return refunds.map((refund) => {
    const shares = shareOf(order, left, refund)
    return order.flatMap((amount, i) => {
      const grossCents = shares[i] ?? 0
      if (grossCents === 0) return []
      const rest = { grossCents: left[i] ?? 0, taxableCents: leftTaxable[i] ?? 0, rate: amount.rate }
      const taxableCents = taxableOfPart(rest, grossCents)
      left[i] = rest.grossCents - grossCents
      leftTaxable[i] = rest.taxableCents - taxableCents
      return { ...amount, grossCents, taxableCents, taxCents: grossCents - taxableCents }
    })
  })
}

/** By the class of its lines as far as something is left of it, the rest by what is left of each class. */
function shareOf(order: readonly VatAmount[], left: readonly Cents[], { amountCents, lines }: TaxedRefund): Cents[] {
  const ofLines = order.map(({ vatClass }) =>
    lines.reduce((sum, line) => sum + (line.vatClass === vatClass ? line.totalCents : 0), 0),
  )
  const worthCents = ofLines.reduce((sum, cents) => sum + cents, 0)
  const keptOf = spread(Math.max(0, worthCents - amountCents), ofLines)
  const own = ofLines.map((cents, i) => Math.min(cents - (keptOf[i] ?? 0), left[i] ?? 0))
  const room = own.map((cents, i) => (left[i] ?? 0) - cents)
  const rest = spread(amountCents - own.reduce((sum, cents) => sum + cents, 0), room)
  return own.map((cents, i) => cents + (rest[i] ?? 0))
}

/** Of a part of what is left: so that the tax of both, the part and the rest, is within a cent of its rate (SdI 00421). */
function taxableOfPart(
  { grossCents, taxableCents, rate }: Omit<VatAmount, 'vatClass' | 'taxCents'>,
  cents: Cents,
): Cents {
  if (rate === null) return cents
  if (cents === grossCents) return taxableCents
  const restCents = grossCents - cents
  const nearest = taxableCents - taxableOf(restCents, rate)
  const error = (part: Cents) => Math.max(farFrom(rate, cents, part), farFrom(rate, restCents, taxableCents - part))
  return [nearest - 1, nearest + 1].reduce((best, part) => (error(part) < error(best) ? part : best), nearest)
}

/** How far the tax is from its rate, in hundredths of a cent. */
const farFrom = (rate: number, grossCents: Cents, taxableCents: Cents): number =>
  Math.abs(100 * (grossCents - taxableCents) - rate * taxableCents)
