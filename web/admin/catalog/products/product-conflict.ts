import type { ProductField, ProductValues } from './product-form.tsx'

export interface FieldConflict {
  field: ProductField
  /** True: only the shop's value had changed, and the form has taken it over. */
  isTaken: boolean
}

/**
 * Merges three versions of a product: as the form was opened, as stored now, as typed. Changes of others alone are
 * taken over; fields changed by both keep the form's value. Both are reported, so that nothing is overwritten unseen.
 */
export function mergeValues(opened: ProductValues, now: ProductValues, mine: ProductValues) {
  const merged: ProductValues = { ...mine }
  const conflicts: FieldConflict[] = []
  for (const field of Object.keys(now) as ProductField[]) {
    if (isSame(opened[field], now[field]) || isSame(mine[field], now[field])) continue
    // The sum repeats the sizes.
    if (field === 'stock' && now.sizes.length > 0) continue
    const isTaken = isSame(mine[field], opened[field])
    if (isTaken) take(merged, now, field)
    conflicts.push({ field, isTaken })
  }
  return { merged, conflicts }
}

function take<F extends ProductField>(into: ProductValues, from: ProductValues, field: F): void {
  into[field] = from[field]
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
