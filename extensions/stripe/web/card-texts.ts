import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { card } from '../it.ts'

export const cardTexts = languageChunk<Widen<typeof card>>({
  it: async () => (await import('../it.ts')).card,
  en: async () => (await import('../en.ts')).card,
})
