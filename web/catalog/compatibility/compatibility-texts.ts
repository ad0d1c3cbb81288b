import { languageChunk } from '#web/i18n/language-chunk.ts'

export const compatibilityTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/fits.ts')).fits,
  en: async () => (await import('#web/i18n/en/fits.ts')).fits,
})
