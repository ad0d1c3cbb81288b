import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { forms } from './forms-it.ts'

export type FormTexts = Widen<typeof forms>

export const formTexts = languageChunk<FormTexts>({
  it: async () => (await import('./forms-it.ts')).forms,
  en: async () => (await import('./forms-en.ts')).forms,
})
