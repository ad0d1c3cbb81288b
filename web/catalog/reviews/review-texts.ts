import { languageChunk } from '#web/i18n/language-chunk.ts'

export const reviewTexts = languageChunk(
  {
    it: async () => (await import('./reviews-it.ts')).reviews,
    en: async () => (await import('./reviews-en.ts')).reviews,
  },
  'reviews',
)
