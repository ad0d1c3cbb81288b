import { languageChunk } from '#web/i18n/language-chunk.ts'

export const togetherTexts = languageChunk(
  {
    it: async () => (await import('./together-it.ts')).together,
    en: async () => (await import('./together-en.ts')).together,
  },
  'together',
)
