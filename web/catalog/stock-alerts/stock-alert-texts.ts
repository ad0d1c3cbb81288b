import { languageChunk } from '#web/i18n/language-chunk.ts'

export const stockAlertTexts = languageChunk({
  it: async () => (await import('#web/i18n/it/catalog/used-alert.ts')).usedAlert,
  en: async () => (await import('#web/i18n/en/catalog/used-alert.ts')).usedAlert,
})
