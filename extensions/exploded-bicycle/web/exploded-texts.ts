import { languageChunk } from '#web/i18n/language-chunk.ts'

export const explodedTexts = languageChunk({
  it: async () => (await import('./exploded-it.ts')).exploded,
  en: async () => (await import('./exploded-en.ts')).exploded,
})
