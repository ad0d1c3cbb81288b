import type { forms } from '#web/i18n/it/forms.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type FormTexts = Widen<typeof forms>

export const formTexts = languageChunk<FormTexts>({
  it: async () => (await import('#web/i18n/it/forms.ts')).forms,
  en: async () => (await import('#web/i18n/en/forms.ts')).forms,
})
