import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { reorder } from './reorder-it.ts'

export const reorderTexts = languageChunk<Widen<typeof reorder>>(
  {
    it: async () => (await import('./reorder-it.ts')).reorder,
    en: async () => (await import('./reorder-en.ts')).reorder,
  },
  'reorder',
)
