import { languageChunk } from '#web/i18n/language-chunk.ts'

export const searchPageTexts = languageChunk(
  {
    it: async () => (await import('./search-page-it.ts')).searchPage,
    en: async () => (await import('./search-page-en.ts')).searchPage,
  },
  'searchPage',
)
