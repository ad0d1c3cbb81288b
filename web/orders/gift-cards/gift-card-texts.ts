import type { giftCard } from '#web/i18n/it/gift-card.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type GiftCardTexts = Widen<typeof giftCard>

export const giftCardTexts = languageChunk<GiftCardTexts>({
  it: async () => (await import('#web/i18n/it/gift-card.ts')).giftCard,
  en: async () => (await import('#web/i18n/en/gift-card.ts')).giftCard,
})
