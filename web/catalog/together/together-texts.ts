import { languageChunk } from '#web/i18n/language-chunk.ts'

export const togetherTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/together.ts')).together,
  en: async () => (await import('#web/i18n/en/together.ts')).together,
})
