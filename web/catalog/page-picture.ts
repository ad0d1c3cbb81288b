import type { Product } from '#shared/contract/catalog/catalog.ts'
import { sharePictureSize, shareUrlOf } from '#shared/domain/platform/goods/share-picture.ts'
import type { PagePicture } from '#web/ui/page-head.tsx'

type Shared = Pick<Product, 'shareImageUrl' | 'drawingUrl' | 'name' | 'imageAlts'>

/** The shared picture of a page: the first of its products with a picture or a drawing to scale. */
export function sharePicture(products: readonly Shared[] = []): PagePicture | undefined {
  for (const product of products) {
    const url = shareUrlOf(product)
    if (url !== null) return { url, ...sharePictureSize, alt: product.imageAlts?.[0] || product.name }
  }
  return undefined
}
