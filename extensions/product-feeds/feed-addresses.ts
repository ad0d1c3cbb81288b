import type { Language } from '#shared/domain/platform/language.ts'
import { addressIn } from '#shared/domain/platform/language.ts'

/** For Google Merchant Center and Meta's catalogues, which read the same (decision 0051). */
export const merchantFeedPath = (language: Language): string => addressIn('/feeds/google.xml', language)
/** Where Meta's catalogues read formerly. */
export const formerFeedPath = (language: Language): string => addressIn('/feeds/meta.xml', language)

/** The used bicycles that came in last, for readers of feeds. */
export const usedFeedPath = (language: Language): string => addressIn('/feeds/bici-usate.atom', language)

/** Why a product is in no list: sold in the shop only, or what it lacks; assistants require a brand too. */
export const leftOutReasons = ['online', 'price', 'photo', 'brand'] as const
export type LeftOut = (typeof leftOutReasons)[number]

/** What a list holds and the shop had better look at: an id that is not the code, one EAN of several products. */
export const feedWarnings = ['id', 'gtin'] as const
export type FeedWarning = (typeof feedWarnings)[number]

/** The products as assistants read them. */
export const assistantFeedPath = (language: Language): string => addressIn('/feeds/products.jsonl', language)
