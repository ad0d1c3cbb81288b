import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { homeBlockIds } from '#shared/domain/platform/shop/home-blocks.ts'

/** The home page until it is edited. */
export const shippedHome: HomeValue = {
  blocks: homeBlockIds.map((id) => ({ id, isShown: true })),
  texts: { it: {}, en: {} },
  heroCategory: 'biciclette',
  pictures: {},
  own: [],
}
