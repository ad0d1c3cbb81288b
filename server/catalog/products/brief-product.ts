import type { Product } from '#shared/contract/catalog/catalog.ts'

/** The product of a list: the inspection card reduced to the data of a grid card, without maker, warnings and safety. */
export function briefProduct<P extends Product>({
  maker: _maker,
  warnings: _warnings,
  safety: _safety,
  ...rest
}: P): P {
  const product = rest as P
  if (!product.inspection) return product
  const { grade, year, isDecade, kilometres, testedOn } = product.inspection
  const brief = { grade, year, ...(isDecade && { isDecade }), kilometres, ...(testedOn && { testedOn }) }
  return { ...product, inspection: brief }
}
