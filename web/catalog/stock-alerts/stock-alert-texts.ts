import { languageChunk } from '#web/i18n/language-chunk.ts'

export const stockAlertTexts = languageChunk(
  {
    it: async () => (await import('./used-alert-it.ts')).usedAlert,
    en: async () => (await import('./used-alert-en.ts')).usedAlert,
  },
  'usedAlert',
)
