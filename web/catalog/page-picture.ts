import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Category } from '#shared/domain/catalog/categories.ts'
import { sharePictureSize } from '#shared/domain/catalog/share-picture.ts'
import { categoryPicture, categoryPictureSize } from '#web/catalog/list/category-pictures.ts'
import type { PagePicture } from '#web/ui/page-head.tsx'

type Shared = Pick<Product, 'shareImageUrl' | 'name' | 'imageAlts'>

/** The shared picture of a page: the first of its products with a picture. */
export function sharePicture(products: readonly Shared[] = []): PagePicture | undefined {
  const first = products.find(({ shareImageUrl }) => shareImageUrl !== null)
  if (!first?.shareImageUrl) return undefined
  return { url: first.shareImageUrl, ...sharePictureSize, alt: first.imageAlts?.[0] || first.name }
}

/** Of a list, else its category's photograph. */
export function listPicture(category: Category, name: string, products: readonly Shared[] | undefined): PagePicture {
  return sharePicture(products) ?? { url: categoryPicture(category), ...categoryPictureSize, alt: name }
}
