import { languageChunk } from '#web/i18n/language-chunk.ts'

export const inspectionCardTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/job-card.ts')).jobCard,
  en: async () => (await import('#web/i18n/en/job-card.ts')).jobCard,
})
