import type { account } from '#web/i18n/it/account.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type AccountTexts = Widen<typeof account>

export const accountTexts = languageChunk<AccountTexts>({
  it: async () => (await import('#web/i18n/it/account.ts')).account,
  en: async () => (await import('#web/i18n/en/account.ts')).account,
})
