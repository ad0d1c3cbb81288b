import type { checkout } from '#web/i18n/it/checkout.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type CheckoutTexts = Widen<typeof checkout>

export const checkoutTexts = languageChunk<CheckoutTexts>({
  it: async () => (await import('#web/i18n/it/checkout.ts')).checkout,
  en: async () => (await import('#web/i18n/en/checkout.ts')).checkout,
})
