import type { Product } from '#shared/contract/catalog/catalog.ts'

/** The product of a list: the inspection card reduced to the data of a grid card. */
export function briefProduct<P extends Product>(product: P): P {
  if (!product.inspection) return product
  const { grade, year, isDecade, kilometres } = product.inspection
  return { ...product, inspection: { grade, year, ...(isDecade && { isDecade }), kilometres } }
}
