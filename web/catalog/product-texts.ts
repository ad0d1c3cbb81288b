import { languageChunk } from '#web/i18n/language-chunk.ts'

export const productTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/product.ts')).product,
  en: async () => (await import('#web/i18n/en/product.ts')).product,
})
