import { languageChunk } from '#web/i18n/language-chunk.ts'

export const homeTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/home.ts')).home,
  en: async () => (await import('#web/i18n/en/home.ts')).home,
})
