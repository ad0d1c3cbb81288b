import type { withdrawal } from '#web/i18n/it/withdrawal.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type WithdrawalTexts = Widen<typeof withdrawal>

export const withdrawalTexts = languageChunk<WithdrawalTexts>({
  it: async () => (await import('#web/i18n/it/withdrawal.ts')).withdrawal,
  en: async () => (await import('#web/i18n/en/withdrawal.ts')).withdrawal,
})
