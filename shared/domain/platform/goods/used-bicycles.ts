import { type StockWord, stockWord } from './categories.ts'
import { isDrawing } from './image-name.ts'

/** The possible missing parts of a used bicycle for an online sale. */
export const onlineNeeds = ['photo', 'card'] as const
export type OnlineNeed = (typeof onlineNeeds)[number]

interface Article {
  category: string
  imageUrls: readonly string[]
  /** Whether its inspection card is public. */
  hasCard: boolean
}

/**
 * A used bicycle is sold as seen: without its own photo and an inspection card it is shown, but not sold online
 * (decision 0028). Other products are interchangeable.
 */
export function onlineLacks({ category, imageUrls, hasCard }: Article, isCardNeeded: boolean): OnlineNeed[] {
  if (category !== 'bici-usate') return []
  return onlineNeeds.filter((need) => (need === 'photo' ? imageUrls.every(isDrawing) : isCardNeeded && !hasCard))
}

/** The product can only be bought by contacting the shop. */
export const isCallOnly = ({ lacks }: { lacks?: readonly OnlineNeed[] | undefined }): boolean => lacks !== undefined

/** A new bicycle, of which others are shown first. */
export const isSoldOutBicycle = ({ category, stock }: { category: string; stock: number }) =>
  category === 'biciclette' && stock <= 0

/** There is one of it, and it does not come back. */
export function isSinglePiece({ category, stock }: { category: string; stock: number }): boolean {
  return category === 'bici-usate' && stock <= 1
}

/** Why a used bicycle cannot be bought here and now, in place of the buttons; undefined when it can, or is another thing. */
export function usedBicycleState(product: {
  category: string
  stock: number
  soldAt?: string | undefined
  lacks?: readonly OnlineNeed[] | undefined
}): 'sold' | 'held' | 'call' | undefined {
  if (isSinglePiece(product) && product.stock <= 0) return product.soldAt ? 'sold' : 'held'
  return isCallOnly(product) && product.stock > 0 ? 'call' : undefined
}

/** Availability in words for single items: a used bicycle is no last one of many, and is never restocked. */
export type PieceWord = StockWord | 'single' | 'sold' | 'held'

export function pieceWord(product: { category: string; stock: number; soldAt?: string | undefined }): PieceWord {
  if (!isSinglePiece(product)) return stockWord(product.stock)
  if (product.stock > 0) return 'single'
  return product.soldAt ? 'sold' : 'held'
}

export const availabilities = ['InStock', 'OutOfStock', 'SoldOut', 'InStoreOnly'] as const
/** Availability in the words of schema.org. */
type Availability = (typeof availabilities)[number]

export function availabilityOf(product: {
  category: string
  stock: number
  lacks?: readonly OnlineNeed[] | undefined
}): Availability {
  if (product.stock <= 0) return isSinglePiece(product) ? 'SoldOut' : 'OutOfStock'
  return isCallOnly(product) ? 'InStoreOnly' : 'InStock'
}

/** How long a sold used bicycle stays in lists, search and sitemap; its page stays for good. */
const soldShownDays = 30

export function isStillListed({ soldAt }: { soldAt?: string | undefined }, now: Date): boolean {
  return soldAt === undefined || now.getTime() - Date.parse(soldAt) < soldShownDays * 86_400_000
}
