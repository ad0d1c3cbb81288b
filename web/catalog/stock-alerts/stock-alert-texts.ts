import { languageChunk } from '#web/i18n/language-chunk.ts'

export const stockAlertTexts = languageChunk(
  {
    it: async () => (await import('./stock-alert-it.ts')).stockAlert,
    en: async () => (await import('./stock-alert-en.ts')).stockAlert,
  },
  'stockAlert',
)
