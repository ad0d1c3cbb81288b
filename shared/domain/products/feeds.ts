import type { Language } from '../language.ts'
import { addressIn } from '../language.ts'

/** Who takes the shop's articles as a list: Google Merchant Center and Meta's catalogues (decision 0051). */
export const merchants = ['google', 'meta'] as const
export type Merchant = (typeof merchants)[number]

export const merchantFeedPath = (merchant: Merchant, language: Language): string =>
  addressIn(`/feeds/${merchant}.xml`, language)

/** The used bicycles that came in last, for readers of feeds. */
export const usedFeedPath = (language: Language): string => addressIn('/feeds/bici-usate.atom', language)
