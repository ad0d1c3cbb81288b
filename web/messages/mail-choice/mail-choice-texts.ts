import { languageChunk } from '#web/i18n/language-chunk.ts'

export const mailChoiceTexts = languageChunk(
  {
    it: async () => (await import('./mail-choice-it.ts')).mailChoice,
    en: async () => (await import('./mail-choice-en.ts')).mailChoice,
  },
  'mailChoice',
)
