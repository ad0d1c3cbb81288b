import { type StockWord, stockWord } from './catalog.ts'
import { isDrawing } from './image-name.ts'

interface Article {
  category: string
  imageUrls: readonly string[]
}

/**
 * A used bicycle is bought as it is seen: without a photo of its own it is shown, but not sold online (decision 0028).
 * Everything else is one of many alike.
 */
export function lacksPhoto({ category, imageUrls }: Article): boolean {
  return category === 'bici-usate' && imageUrls.every(isDrawing)
}

/** There is one of it, and it does not come back. */
export function isSinglePiece({ category, stock }: { category: string; stock: number }): boolean {
  return category === 'bici-usate' && stock <= 1
}

/** What the shop says of the pieces: a used bicycle is no last one of many, and none of it comes back. */
export type PieceWord = StockWord | 'single' | 'sold' | 'held'

export function pieceWord(article: { category: string; stock: number; soldAt?: string | undefined }): PieceWord {
  if (!isSinglePiece(article)) return stockWord(article.stock)
  if (article.stock > 0) return 'single'
  return article.soldAt ? 'sold' : 'held'
}

/** How long a sold used bicycle stays in lists, search and sitemap; its page stays for good. */
const soldShownDays = 30

export function isStillListed({ soldAt }: { soldAt?: string | undefined }, now: Date): boolean {
  return soldAt === undefined || now.getTime() - Date.parse(soldAt) < soldShownDays * 86_400_000
}
