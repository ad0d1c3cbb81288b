import { languageChunk } from '#web/i18n/language-chunk.ts'

export const sizeAdviceTexts = languageChunk(
  {
    it: async () => (await import('./size-advice-it.ts')).sizeAdvice,
    en: async () => (await import('./size-advice-en.ts')).sizeAdvice,
  },
  'sizeAdvice',
)
