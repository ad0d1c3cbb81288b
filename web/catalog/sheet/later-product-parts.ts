import { laterPart } from '#web/ui/later-part.tsx'

export const SheetRest = laterPart(async () => (await import('#web/catalog/sheet/sheet-rest.tsx')).SheetRest)
export const ProductSpecifications = laterPart(
  async () => (await import('#web/catalog/sheet/product-specifications.tsx')).ProductSpecifications,
)
export const ReviewSection = laterPart(
  async () => (await import('#web/catalog/reviews/review-section.tsx')).ReviewSection,
)

export const preloadProductParts = () =>
  Promise.all([SheetRest, ProductSpecifications, ReviewSection].map((part) => part.preload()))
