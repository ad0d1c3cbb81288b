import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { account } from './account-it.ts'

export type AccountTexts = Widen<typeof account>

export const accountTexts = languageChunk<AccountTexts>(
  {
    it: async () => (await import('./account-it.ts')).account,
    en: async () => (await import('./account-en.ts')).account,
  },
  'account',
)
