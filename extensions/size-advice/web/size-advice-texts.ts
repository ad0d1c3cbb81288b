import { languageChunk } from '#web/i18n/language-chunk.ts'

export const sizeAdviceTexts = languageChunk(
  {
    it: async () => (await import('../it.ts')).sizeAdvice,
    en: async () => (await import('../en.ts')).sizeAdvice,
  },
  'sizeAdvice',
)
