import { languageChunk } from '#web/i18n/language-chunk.ts'

export const safetyTexts = languageChunk(
  {
    it: async () => (await import('../it.ts')).safetyWords,
    en: async () => (await import('../en.ts')).safetyWords,
  },
  'product-safety',
)
