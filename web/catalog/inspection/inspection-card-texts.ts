import { languageChunk } from '#web/i18n/language-chunk.ts'

export const inspectionCardTexts = languageChunk({
  it: async () => (await import('./job-card-it.ts')).jobCard,
  en: async () => (await import('./job-card-en.ts')).jobCard,
})
