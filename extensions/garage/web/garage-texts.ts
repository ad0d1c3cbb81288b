import { languageChunk } from '#web/i18n/language-chunk.ts'

export const garageTexts = languageChunk({
  it: async () => (await import('../it.ts')).garage,
  en: async () => (await import('../en.ts')).garage,
})
export type GarageTexts = ReturnType<typeof garageTexts.useChunk>
