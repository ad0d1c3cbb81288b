import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { offerWords } from './offer-it.ts'

type OfferTexts = typeof offerWords

export const offerTexts = languageChunk<OfferTexts>({
  it: async () => (await import('./offer-it.ts')).offerWords,
  en: async () => (await import('./offer-en.ts')).offerWords,
})
