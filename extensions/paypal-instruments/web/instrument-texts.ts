import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { instruments } from '../it.ts'

export const instrumentTexts = languageChunk<Widen<typeof instruments>>({
  it: async () => (await import('../it.ts')).instruments,
  en: async () => (await import('../en.ts')).instruments,
})
