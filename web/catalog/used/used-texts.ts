import { languageChunk } from '#web/i18n/language-chunk.ts'

export const usedTexts = languageChunk({
  it: async () => (await import('./used-it.ts')).used,
  en: async () => (await import('./used-en.ts')).used,
})
