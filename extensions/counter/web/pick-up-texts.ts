import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { pickUpWords } from '../it.ts'

type PickUpTexts = typeof pickUpWords

export const pickUpTexts = languageChunk<PickUpTexts>(
  {
    it: async () => (await import('../it.ts')).pickUpWords,
    en: async () => (await import('../en.ts')).pickUpWords,
  },
  'counter',
)
