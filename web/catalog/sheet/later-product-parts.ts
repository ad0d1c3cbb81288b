import { laterPart } from '#web/ui/later-part.tsx'

export const Arrival = laterPart(async () => (await import('#web/catalog/product/product-arrival.tsx')).ProductArrival)
export const BuyBar = laterPart(async () => (await import('#web/catalog/product/buy-bar.tsx')).BuyBar)
export const NearestBicycles = laterPart(
  async () => (await import('#web/catalog/product/nearest-bicycles.tsx')).NearestBicycles,
)
export const ProductPromises = laterPart(
  async () => (await import('#web/catalog/product/product-promises.tsx')).ProductPromises,
)
export const Difference = laterPart(async () => (await import('./product-difference.tsx')).ProductDifference)
export const SheetRest = laterPart(async () => (await import('./sheet-rest.tsx')).SheetRest)
export const ProductSpecifications = laterPart(
  async () => (await import('./product-specifications.tsx')).ProductSpecifications,
)
/** For parts alone: a page of other goods does not wait for it. */
export const PartCompatibility = laterPart(
  async () => (await import('#web/catalog/compatibility/part-compatibility.tsx')).PartCompatibility,
)
export const PartTakes = laterPart(
  async () => (await import('#web/catalog/compatibility/part-compatibility.tsx')).PartTakes,
)

const parts = [Arrival, BuyBar, Difference, NearestBicycles, ProductPromises, SheetRest, ProductSpecifications]
export const preloadProductParts = () => Promise.all(parts.map((part) => part.preload()))
