import { listSellableStock } from '#server/catalog/products/sellable-stock-repository.ts'
import { lockStock, recordStockMovement } from '#server/catalog/products/stock-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  type CountRow,
  deleteCountRows,
  deleteLine,
  findCount,
  listCountLines,
  listStockOf,
  lockCount,
  markBooked,
  putLines,
  setBooked,
} from './count-repository.ts'
import type { CountedLine, CountSummary, StockCount } from './stock-count-calls.ts'

export const summaryOf = ({ id, shelf, createdAt, bookedAt }: CountRow, products: number, differences: number) =>
  ({
    ...{ id, shelf, products, differences },
    ...{ createdAt: createdAt.toISOString(), bookedAt: bookedAt?.toISOString() ?? null },
  }) satisfies CountSummary

/** @throws Problem 404 count_unknown */
export async function readCount(db: Db, id: string): Promise<StockCount> {
  const count = await findCount(db, id)
  if (!count) throw problem('count_unknown')
  const lines = (await listCountLines(db, id)).map(({ line, ...rest }) => ({
    ...rest,
    ...{ productId: line.productId, size: line.size || null, reason: line.reason, booked: line.booked },
    ...{ counted: line.counted, expected: line.expected, difference: line.counted - line.expected },
  }))
  const differences = lines.filter(({ difference }) => difference !== 0).length
  return { ...summaryOf(count, lines.length, differences), lines }
}

/** @throws Problem 404 count_unknown, 409 count_booked */
async function lockOpenCount(tx: Tx, id: string): Promise<void> {
  const count = await lockCount(tx, id)
  if (!count) throw problem('count_unknown')
  if (count.bookedAt) throw problem('count_booked')
}

/**
 * Keeps what was counted beside what the shop has at that moment: what is sold later is no difference.
 * @throws Problem 404 count_unknown, product_not_found; 400 unknown_size, size_required; 409 count_booked
 */
export async function putCounted(tx: Tx, countId: string, lines: readonly CountedLine[], at: Date): Promise<void> {
  await lockOpenCount(tx, countId)
  const stock = Map.groupBy(
    await listStockOf(tx, [...new Set(lines.map(({ productId }) => productId))]),
    ({ productId }) => productId,
  )
  const rows = new Map<string, Parameters<typeof putLines>[1][number]>()
  for (const { productId, size: named, counted, reason } of lines) {
    const sizes = stock.get(productId)
    if (!sizes) throw problem('product_not_found')
    const only = sizes.length === 1 ? sizes[0]?.size : undefined
    const size = named || (only ?? '')
    const one = sizes.find((row) => row.size === size)
    if (!one) throw problem(size === '' ? 'size_required' : 'unknown_size')
    const key = `${productId}/${size}`
    rows.delete(key)
    if (counted === null) await deleteLine(tx, { countId, productId, size })
    else rows.set(key, { countId, productId, size, counted, reason, expected: one.stock, countedAt: at })
  }
  await putLines(tx, [...rows.values()])
}

/**
 * Moves the stock by each difference, once. Pieces that were sold since the counting stay sold; those held for buyers
 * who are paying stay held, so that less may be taken away than is missing.
 * @throws Problem 404 count_unknown, 409 count_booked, stock_full
 */
export async function bookDifferences(tx: Tx, id: string, at: Date): Promise<void> {
  await lockOpenCount(tx, id)
  const lines = (await listCountLines(tx, id)).map(({ line }) => line)
  const wanted = lines.map(({ productId, size, counted, expected }) => ({
    ...{ productId, size },
    quantity: counted - expected,
  }))
  await lockStock(tx, wanted)
  const free = await listSellableStock(tx, wanted)
  for (const [i, line] of lines.entries()) {
    const { productId, size, quantity } = wanted[i] ?? { ...line, quantity: 0 }
    const available = free[i] ?? null
    // The size was removed since.
    const delta = available === null ? 0 : Math.max(quantity, -available)
    // Minus nothing is nothing.
    const booked = delta || 0
    if (booked !== 0) {
      const moved = await recordStockMovement(tx, { productId, size, quantity: booked }, `count/${id}`)
      if (moved === 'full') throw problem('stock_full')
      if (moved !== 'done') throw new Error(`the difference of ${productId} ${size} in count ${id} was not booked`)
    }
    await setBooked(tx, line, booked)
  }
  await markBooked(tx, id, at)
}

/** @throws Problem 404 count_unknown, 409 count_booked */
export async function throwAway(tx: Tx, id: string): Promise<void> {
  await lockOpenCount(tx, id)
  await deleteCountRows(tx, id)
}
