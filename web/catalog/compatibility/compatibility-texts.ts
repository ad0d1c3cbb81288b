import { languageChunk } from '#web/i18n/language-chunk.ts'

export const compatibilityTexts = languageChunk({
  it: async () => (await import('./fits-it.ts')).fits,
  en: async () => (await import('./fits-en.ts')).fits,
})
