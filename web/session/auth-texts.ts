import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { auth } from './auth-it.ts'

export type AuthTexts = Widen<typeof auth>

export const authTexts = languageChunk<AuthTexts>(
  {
    it: async () => (await import('./auth-it.ts')).auth,
    en: async () => (await import('./auth-en.ts')).auth,
  },
  'auth',
)
