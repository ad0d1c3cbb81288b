import type { Category } from '#shared/domain/catalog.ts'
import abbigliamento from '#web/pictures/category-abbigliamento.webp'
import accessori from '#web/pictures/category-accessori.webp'
import usate from '#web/pictures/category-bici-usate.webp'
import biciclette from '#web/pictures/category-biciclette.webp'
import componenti from '#web/pictures/category-componenti.webp'

/** All heads of categories are cut to this size. */
export const categoryPictureSize = { width: 1200, height: 480 }

/** The photograph of each category's head, and the point that stays visible when it is cut. */
export const categoryPictures: Record<Category, { url: string; focus: string }> = {
  biciclette: { url: biciclette, focus: '50% 62%' },
  'bici-usate': { url: usate, focus: '50% 45%' },
  componenti: { url: componenti, focus: '40% 60%' },
  abbigliamento: { url: abbigliamento, focus: '20% 20%' },
  accessori: { url: accessori, focus: '70% 45%' },
}
