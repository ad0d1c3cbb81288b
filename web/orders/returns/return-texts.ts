import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { returns } from './returns-it.ts'

export type ReturnTexts = Widen<typeof returns>

export const returnTexts = languageChunk<ReturnTexts>(
  {
    it: async () => (await import('./returns-it.ts')).returns,
    en: async () => (await import('./returns-en.ts')).returns,
  },
  'returns',
)
