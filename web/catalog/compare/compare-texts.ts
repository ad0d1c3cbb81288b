import { languageChunk } from '#web/i18n/language-chunk.ts'

export const compareTexts = languageChunk(
  {
    it: async () => (await import('./compare-it.ts')).compare,
    en: async () => (await import('./compare-en.ts')).compare,
  },
  'compare',
)
