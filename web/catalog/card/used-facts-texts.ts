import { languageChunk } from '#web/i18n/language-chunk.ts'

export const usedFactsTexts = languageChunk({
  it: async () => (await import('./used-facts-it.ts')).usedFacts,
  en: async () => (await import('./used-facts-en.ts')).usedFacts,
})
