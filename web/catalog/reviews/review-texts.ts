import { languageChunk } from '#web/i18n/language-chunk.ts'

export const reviewTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/reviews.ts')).reviews,
  en: async () => (await import('#web/i18n/en/reviews.ts')).reviews,
})
