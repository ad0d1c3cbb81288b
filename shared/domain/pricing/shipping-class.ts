import { isBicycleCategory } from '#shared/domain/catalog/catalog.ts'

/** How goods travel, from the smallest to the largest; an order goes as its largest. */
export const shippingClasses = ['letter', 'parcel', 'bulky', 'bicycle'] as const
export type ShippingClass = (typeof shippingClasses)[number]

/** Pieces of an article that are sent; what is not known of it makes it a parcel. */
export interface ShippedLine {
  quantity: number
  category?: string | undefined
  shelf?: string | null | undefined
  weightGrams?: number | null | undefined
}

/** Pieces of a product as the shop shows it. */
export function shippedLine(
  { category, shelf, weight }: { category: string; shelf: string | null; weight: string | null },
  quantity = 1,
): ShippedLine {
  return { quantity, category, shelf, weightGrams: weight === null ? null : Math.round(Number(weight) * 1_000) }
}

/** What a shelf's articles travel as by themselves: all that is no bicycle. */
export const shelfClasses = ['letter', 'parcel', 'bulky'] as const satisfies readonly ShippingClass[]
export type ShelfClass = (typeof shelfClasses)[number]

export interface ClassRules {
  /** Letters that weigh more together are a parcel, and what weighs more than a parcel is bulky. */
  letterGrams: number
  parcelGrams: number
  /** By slug; what stands elsewhere is a parcel. A piece weighs so many grams where its article does not say. */
  shelves: Record<string, { travelsAs: ShelfClass; grams: number | null }>
}

/** Of all that goes together (rule 741): as its largest article, or by what all of it weighs where that is more. */
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
