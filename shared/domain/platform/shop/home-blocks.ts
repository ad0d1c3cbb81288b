/** What the home page is made of, from above as it ships, and the longest texts of each part that are edited. */
export const homeBlocks = {
  hero: { heroTitle: 80, heroText: 300, heroAction: 40 },
  board: { board: 60 },
  categories: { whatToday: 80, tryInShop: 160, bicyclesText: 120 },
  new: { newTitle: 80, newAll: 40 },
  used: { usedTitle: 80, usedAll: 40 },
  why: { why: 80, whyText: 300 },
  reviews: { reviewsTitle: 80, reviewsText: 160 },
  contact: { visit: 80 },
  instagram: { instagram: 80, instagramText: 300 },
} as const satisfies Record<string, Record<string, number>>

export type HomeBlock = keyof typeof homeBlocks
type FieldsOf<B> = B extends HomeBlock ? keyof (typeof homeBlocks)[B] : never
export type HomeField = FieldsOf<HomeBlock>

export const homeBlockIds = Object.keys(homeBlocks) as HomeBlock[]
export const isHomeBlock = (id: string): id is HomeBlock => Object.hasOwn(homeBlocks, id)

export const homeFields = Object.assign({}, ...Object.values(homeBlocks)) as Record<HomeField, number>

/** Texts with a picture that the owner adds. */
export const ownBlockIds = ['text-1', 'text-2', 'text-3', 'text-4', 'text-5', 'text-6'] as const

/** Pictures of the page that can be replaced. */
export const homePictureSlots = [
  'hero',
  'why',
  'biciclette',
  'bici-usate',
  'componenti',
  'abbigliamento',
  'accessori',
] as const
export type HomePictureSlot = (typeof homePictureSlots)[number]
