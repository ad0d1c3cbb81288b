import { languageChunk } from '#web/i18n/language-chunk.ts'

export const newsletterTexts = languageChunk(
  {
    it: async () => (await import('./newsletter-it.ts')).newsletter,
    en: async () => (await import('./newsletter-en.ts')).newsletter,
  },
  'newsletter',
)
