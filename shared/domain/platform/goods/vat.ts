import type { Cents } from '#shared/domain/platform/money.ts'
import { type Condition, conditionOf } from './categories.ts'

/** The VAT classes of products; items bought from private persons are sold under the margin scheme (rule 720). */
export const vatClasses = ['standard', 'reduced', 'super_reduced', 'margin'] as const
export type VatClass = (typeof vatClasses)[number]

/** Of a line: a gift card is sold without VAT, which is due on the purchase it pays (art. 6-quater DPR 633/1972). */
export type LineVatClass = VatClass | 'voucher'
const lineVatClasses: readonly LineVatClass[] = [...vatClasses, 'voucher']

/** In percent; null: the tax is on no document and no page. */
export const vatRates: Readonly<Record<LineVatClass, number | null>> = {
  standard: 22,
  reduced: 10,
  super_reduced: 4,
  margin: null,
  voucher: null,
}

/** Follows the condition of the product where it is not set. */
export const vatClassOf = (of: {
  vatClass: VatClass | null
  category: string
  condition: Condition | null
}): VatClass => of.vatClass ?? (conditionOf(of) === 'used' ? 'margin' : 'standard')

/** The VAT text beside a sum: under the margin scheme no tax is shown anywhere (rule 722). */
export function vatWording(rates: readonly (number | null)[]): 'included' | 'where_due' | 'none' {
  if (!rates.includes(null)) return 'included'
  return rates.every((rate) => rate === null) ? 'none' : 'where_due'
}

export interface TaxedLine {
  vatClass: LineVatClass
  totalCents: Cents
}

/** The amount of one VAT class in an order, delivery included; `taxableCents` and `taxCents` add up to it. */
export interface VatAmount {
  vatClass: LineVatClass
  /** In percent, as it was then. */
  rate: number | null
  grossCents: Cents
  taxableCents: Cents
  taxCents: Cents
}

/**
 * The VAT classes of an order, highest rate first. The delivery is split by the items' value (rule 721).
 * @param shippingCents also of free items: then it is taxed like the first one
 * @param of `delivery`: only the delivery is paid, the items belong to another order
 */
export function vatOf(lines: readonly TaxedLine[], shippingCents: Cents, of: 'all' | 'delivery' = 'all'): VatAmount[] {
  const present = lineVatClasses.filter((one) => lines.some(({ vatClass }) => vatClass === one))
  const items = present.map((one) =>
    lines.reduce((sum, { vatClass, totalCents }) => sum + (vatClass === one ? totalCents : 0), 0),
  )
  const delivery = spread(shippingCents, items)
  return present.map((vatClass, i) => {
    const grossCents = (of === 'all' ? (items[i] ?? 0) : 0) + (delivery[i] ?? 0)
    const rate = vatRates[vatClass]
    const taxableCents = rate === null ? grossCents : taxableOf(grossCents, rate)
    return { vatClass, rate, grossCents, taxableCents, taxCents: grossCents - taxableCents }
  })
}

/** To the nearest cent; half a cent upwards. In whole numbers: a double is not exact above 90 billion euro. */
export const taxableOf = (grossCents: Cents, rate: number): Cents =>
  Math.floor((grossCents * 200 + 100 + rate) / (2 * (100 + rate)))

/** Splits an amount by value, to the cent: the remainder goes to the largest fractions. */
export function spread(cents: Cents, values: readonly number[]): Cents[] {
  const all = values.reduce((sum, value) => sum + value, 0)
  if (all === 0) return values.map((_, i) => (i === 0 ? cents : 0))
  const shares = values.map((value, i) => {
    const exact = BigInt(cents) * BigInt(value)
    return { i, floor: Number(exact / BigInt(all)), rest: Number(exact % BigInt(all)) }
  })
  const left = cents - shares.reduce((sum, { floor }) => sum + floor, 0)
  const first = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest || a.i - b.i)
      .slice(0, left)
      .map(({ i }) => i),
  )
  return shares.map(({ i, floor }) => floor + (first.has(i) ? 1 : 0))
}
