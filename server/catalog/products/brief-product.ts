import type { Product } from '#shared/contract/catalog/catalog.ts'

/** As lists carry it: of a job card what a card of the grid says, not its twenty checks. */
export function briefProduct<P extends Product>(product: P): P {
  if (!product.inspection) return product
  const { grade, year, isDecade, kilometres } = product.inspection
  return { ...product, inspection: { grade, year, ...(isDecade && { isDecade }), kilometres } }
}
