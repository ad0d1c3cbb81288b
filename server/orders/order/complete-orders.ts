import type { Deps } from '#server/deps.ts'
import {
  lockOrdersWithoutVat,
  markUsedLines,
  rewriteOrderVat,
} from '#server/orders/order-records/order-vat-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

const atOnce = 100

/**
 * Completes what a program from before the value added tax has written beside a newer one, and names the orders in the
 * log: each gets its parts by rate, as migration 0016 gave them to those that stood.
 * @returns their numbers
 */
export async function completeOrders({ database, log }: Pick<Deps, 'database' | 'log'>): Promise<string[]> {
  const completed: string[] = []
  for (;;) {
    const numbers = await inTransaction(database, async (tx) => {
      const found = await lockOrdersWithoutVat(tx, atOnce)
      for (const order of found) {
        await markUsedLines(tx, order.id)
        await rewriteOrderVat(tx, order)
      }
      return found.map(({ orderNumber }) => orderNumber)
    })
    if (numbers.length === 0) return completed
    log.warn({ orders: numbers }, 'orders of an older program had no VAT and have been completed')
    completed.push(...numbers)
  }
}
