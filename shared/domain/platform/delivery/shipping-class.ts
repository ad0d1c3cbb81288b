import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'

/** Shipping classes, from the smallest to the largest; an order ships as its largest. */
export const shippingClasses = ['letter', 'parcel', 'bulky', 'bicycle'] as const
export type ShippingClass = (typeof shippingClasses)[number]

/** Units to ship; unknown properties make them a parcel. */
export interface ShippedLine {
  quantity: number
  category?: string | undefined
  shelf?: string | null | undefined
  weightGrams?: number | null | undefined
}

/** Units of a product as shown in the shop. */
export function shippedLine(
  { category, shelf, weight }: { category: string; shelf: string | null; weight: string | null },
  quantity = 1,
): ShippedLine {
  return { quantity, category, shelf, weightGrams: weight === null ? null : Math.round(Number(weight) * 1_000) }
}

/** The classes of shelves other than bicycles'. */
export const shelfClasses = ['letter', 'parcel', 'bulky'] as const satisfies readonly ShippingClass[]
export type ShelfClass = (typeof shelfClasses)[number]

export interface ClassRules {
  /** Letters that weigh more together are a parcel, and what weighs more than a parcel is bulky. */
  letterGrams: number
  parcelGrams: number
  /** By slug; other shelves ship as parcels. `grams` is the weight of a unit without its own. */
  shelves: Record<string, { travelsAs: ShelfClass; grams: number | null }>
}

/**
 * The class of items that ship together: of the largest item, or of the total weight where that is larger.
 */
export function shippingClassOf(lines: readonly ShippedLine[], rules: ClassRules): ShippingClass {
  if (lines.some(({ category }) => category !== undefined && isBicycleCategory(category))) return 'bicycle'
  const grams = lines.reduce((sum, line) => sum + gramsOf(line, rules) * line.quantity, 0)
  const found: ShippingClass[] = lines.map((line) => shelfOf(line, rules)?.travelsAs ?? 'parcel')
  if (grams > rules.letterGrams) found.push('parcel')
  if (grams > rules.parcelGrams) found.push('bulky')
  return shippingClasses.findLast((one) => found.includes(one)) ?? 'parcel'
}

const shelfOf = ({ shelf }: ShippedLine, { shelves }: ClassRules) =>
  shelf && Object.hasOwn(shelves, shelf) ? shelves[shelf] : undefined

const gramsOf = (line: ShippedLine, rules: ClassRules) => line.weightGrams ?? shelfOf(line, rules)?.grams ?? 0

/** Of all units together; null where one of them has neither a weight nor its shelf's. */
export function gramsTogether(lines: readonly ShippedLine[], rules: ClassRules): number | null {
  const grams = lines.map((line) => gramsOf(line, rules) * line.quantity)
  return grams.includes(0) ? null : grams.reduce((sum, one) => sum + one, 0)
}
