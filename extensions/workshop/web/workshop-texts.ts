import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { workshopWords } from '../it.ts'

export type WorkshopTexts = typeof workshopWords

export const workshopTexts = languageChunk({
  it: async () => (await import('../it.ts')).workshopWords,
  en: async () => (await import('../en.ts')).workshopWords,
})
