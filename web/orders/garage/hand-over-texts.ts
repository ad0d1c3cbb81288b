import { languageChunk } from '#web/i18n/language-chunk.ts'

export const handOverTexts = languageChunk(
  {
    it: async () => (await import('./hand-over-it.ts')).handOver,
    en: async () => (await import('./hand-over-en.ts')).handOver,
  },
  'handOver',
)
