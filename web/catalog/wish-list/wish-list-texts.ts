import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { wishList } from './wish-list-it.ts'

export const wishListTexts = languageChunk<Widen<typeof wishList>>(
  {
    it: async () => (await import('./wish-list-it.ts')).wishList,
    en: async () => (await import('./wish-list-en.ts')).wishList,
  },
  'wishList',
)
