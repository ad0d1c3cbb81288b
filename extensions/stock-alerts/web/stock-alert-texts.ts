import { languageChunk } from '#web/i18n/language-chunk.ts'

export const stockAlertTexts = languageChunk(
  {
    it: async () => (await import('../it.ts')).stockAlert,
    en: async () => (await import('../en.ts')).stockAlert,
  },
  'stockAlert',
)
