import { languageChunk } from '#web/i18n/language-chunk.ts'

export const newsletterTexts = languageChunk(
  {
    it: async () => (await import('../it.ts')).newsletter,
    en: async () => (await import('../en.ts')).newsletter,
  },
  'newsletter',
)
