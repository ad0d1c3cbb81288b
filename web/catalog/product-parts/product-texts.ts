import { languageChunk } from '#web/i18n/language-chunk.ts'

export const productTexts = languageChunk(
  {
    it: async () => (await import('./product-it.ts')).product,
    en: async () => (await import('./product-en.ts')).product,
  },
  'product',
)
