import { languageChunk } from '#web/i18n/language-chunk.ts'

export const explodedTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/exploded.ts')).exploded,
  en: async () => (await import('#web/i18n/en/exploded.ts')).exploded,
})
