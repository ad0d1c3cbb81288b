import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { jobWords } from '../it.ts'

export type JobTexts = typeof jobWords

export const jobTexts = languageChunk({
  it: async () => (await import('../it.ts')).jobWords,
  en: async () => (await import('../en.ts')).jobWords,
})
