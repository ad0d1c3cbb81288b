import type { returns } from '#web/i18n/it/returns.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type ReturnTexts = Widen<typeof returns>

export const returnTexts = languageChunk<ReturnTexts>({
  it: async () => (await import('#web/i18n/it/returns.ts')).returns,
  en: async () => (await import('#web/i18n/en/returns.ts')).returns,
})
