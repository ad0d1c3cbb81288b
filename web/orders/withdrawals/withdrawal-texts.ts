import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { withdrawal } from './withdrawal-it.ts'

export type WithdrawalTexts = Widen<typeof withdrawal>

export const withdrawalTexts = languageChunk<WithdrawalTexts>({
  it: async () => (await import('./withdrawal-it.ts')).withdrawal,
  en: async () => (await import('./withdrawal-en.ts')).withdrawal,
})
