import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { giftCard } from './gift-card-it.ts'

export type GiftCardTexts = Widen<typeof giftCard>

export const giftCardTexts = languageChunk<GiftCardTexts>(
  {
    it: async () => (await import('./gift-card-it.ts')).giftCard,
    en: async () => (await import('./gift-card-en.ts')).giftCard,
  },
  'giftCard',
)
