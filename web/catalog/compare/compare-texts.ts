import { languageChunk } from '#web/i18n/language-chunk.ts'

export const compareTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/compare.ts')).compare,
  en: async () => (await import('#web/i18n/en/compare.ts')).compare,
})
