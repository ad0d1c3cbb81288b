import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { sharePicture } from '#web/catalog/page-picture.ts'
import type { PagePicture } from '#web/ui/page-head.tsx'

/** Addresses of the build's files, by name: `category-biciclette-720.avif`. */
const files = import.meta.glob<string>('../../pictures/category-*.{avif,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
})

const widths = [720, 1200] as const

/** All heads of categories are cut to this size. */
export const categoryPictureSize = { width: 1200, height: 480 }

/** The point of each category's photograph that stays visible when it is cut (NOTICE names their authors). */
export const categoryPictureFocus: Record<Category, string> = {
  biciclette: '50% 40%',
  'bici-usate': '50% 45%',
  componenti: '50% 50%',
  abbigliamento: '20% 20%',
  accessori: '70% 45%',
}

export function categoryPicture(category: Category): string {
  return urlOf(category, 1200, 'webp')
}

export function categoryPictureSet(category: Category, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${urlOf(category, width, format)} ${width}w`).join(', ')
}

function urlOf(category: Category, width: number, format: string): string {
  const url = files[`../../pictures/category-${category}-${width}.${format}`]
  if (!url) throw new Error(`no picture of ${category}`)
  return url
}

/** Of a list the first of its own pictures, else its category's photograph. */
export function listPicture(category: Category, name: string, products: readonly Product[] = []): PagePicture {
  const own = products.filter(({ imageUrl }) => imageUrl !== null)
  return sharePicture(own) ?? { url: categoryPicture(category), ...categoryPictureSize, alt: name }
}
