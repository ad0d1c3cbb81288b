import type { auth } from '#web/i18n/it/auth.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type AuthTexts = Widen<typeof auth>

export const authTexts = languageChunk<AuthTexts>({
  it: async () => (await import('#web/i18n/it/auth.ts')).auth,
  en: async () => (await import('#web/i18n/en/auth.ts')).auth,
})
