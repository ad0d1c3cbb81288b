import { inArray, type SQL, sql } from 'drizzle-orm'
import { tables } from '#server/platform/database/database.ts'
import type { ReductionTarget } from '#shared/domain/platform/prices/reduction.ts'

const { products } = tables

/** A shelf, a brand or some products, as stored; fields outside the target are empty. */
export interface ReductionTargets<Target extends string = ReductionTarget> {
  target: Target
  shelf: string | null
  brand: string | null
  productIds: number[]
}

interface FormTargets<Target> {
  target: Target
  shelf?: string | null | undefined
  brand?: string | null | undefined
  productIds?: number[] | undefined
}

/** The targets of a form; fields outside its target are dropped. */
export const targetsOf = <Target extends string>({
  target,
  shelf,
  brand,
  productIds,
}: FormTargets<Target>): ReductionTargets<Target> => ({
  target,
  shelf: target === 'shelf' ? (shelf ?? null) : null,
  brand: target === 'brand' ? (brand ?? null) : null,
  productIds: target === 'products' ? [...new Set(productIds)] : [],
})

/** Whether a product is a target now: a shelf includes its children. */
export function isChosen({ target, shelf, brand, productIds }: ReductionTargets): SQL {
  if (target === 'products') return inArray(products.id, productIds.length > 0 ? productIds : [0])
  if (target === 'brand') return sql`lower(${products.brand}) = lower(${brand ?? ''})`
  return sql`${products.shelf} in (
    with recursive below as (
      select slug from shelves where slug = ${shelf ?? ''}
      union select s.slug from shelves s join below b on s.parent = b.slug)
    select slug from below)`
}

/** Whether a form changes nothing of the stored row. */
export function isSameRow<Row extends object>(before: Row, form: Partial<Row>): boolean {
  return Object.entries(form).every(
    ([key, value]) => JSON.stringify(before[key as keyof Row]) === JSON.stringify(value),
  )
}
