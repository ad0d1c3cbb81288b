import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Category } from '#shared/domain/catalog/categories.ts'
import { sharePictureSize, shareUrlOf } from '#shared/domain/catalog/share-picture.ts'
import { categoryPicture, categoryPictureSize } from '#web/catalog/list/category-pictures.ts'
import type { PagePicture } from '#web/ui/page-head.tsx'

type Shared = Pick<Product, 'shareImageUrl' | 'drawingUrl' | 'name' | 'imageAlts'>
type Listed = Shared & Pick<Product, 'imageUrl'>

/** The shared picture of a page: the first of its products with a picture or a drawing to scale. */
export function sharePicture(products: readonly Shared[] = []): PagePicture | undefined {
  for (const product of products) {
    const url = shareUrlOf(product)
    if (url !== null) return { url, ...sharePictureSize, alt: product.imageAlts?.[0] || product.name }
  }
  return undefined
}

/** Of a list the first of its own pictures, else its category's photograph. */
export function listPicture(category: Category, name: string, products: readonly Listed[] = []): PagePicture {
  const own = products.filter(({ imageUrl }) => imageUrl !== null)
  return sharePicture(own) ?? { url: categoryPicture(category), ...categoryPictureSize, alt: name }
}
