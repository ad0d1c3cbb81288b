import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { checkout } from './checkout-it.ts'

export type CheckoutTexts = Widen<typeof checkout>

export const checkoutTexts = languageChunk<CheckoutTexts>(
  {
    it: async () => (await import('./checkout-it.ts')).checkout,
    en: async () => (await import('./checkout-en.ts')).checkout,
  },
  'checkout',
)
