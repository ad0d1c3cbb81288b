import { readStock } from '../columns/stock-cell.ts'
import type { ForeignItem } from './foreign-item.ts'

/**
 * Pieces that a product counts for its sizes together, dealt out to those without a count of their own: none is lost,
 * none is there twice.
 */
export function dealtOut<T extends ForeignItem>(items: readonly T[], pool: string | undefined): T[] {
  const read = readStock(pool)
  const units = read.isVague ? Number.NaN : Number(read.units)
  // Without a count the product's own word stands for each.
  if (!Number.isInteger(units)) return items.map((item) => ({ ...item, stock: pool }))
  const left = Math.max(units, 0)
  const share = Math.floor(left / items.length)
  const more = left % items.length
  return items.map((item, i) => ({
    ...item,
    stock: String(share + (i < more ? 1 : 0)),
    hasSharedStock: items.length > 1 && left > 0,
  }))
}
