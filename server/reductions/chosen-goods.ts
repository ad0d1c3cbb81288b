import type { ReductionBody } from '#shared/contract/reductions/admin-reductions.ts'

/** What a form has chosen; what its target does not name is dropped. */
export const goodsOf = ({
  target,
  shelf,
  brand,
  productIds,
}: Pick<ReductionBody, 'target' | 'shelf' | 'brand' | 'productIds'>) => ({
  target,
  shelf: target === 'shelf' ? (shelf ?? null) : null,
  brand: target === 'brand' ? (brand ?? null) : null,
  productIds: target === 'products' ? [...new Set(productIds)] : [],
})
