import { languageChunk } from '#web/i18n/language-chunk.ts'

export const homeTexts = languageChunk({
  it: async () => (await import('./home-it.ts')).home,
  en: async () => (await import('./home-en.ts')).home,
})
