import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import {
  lockOrdersWithoutVat,
  markUsedLines,
  rewriteOrderVat,
} from '#server/orders/order-records/order-vat-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'

const atOnce = 100

/**
 * Adds VAT amounts to orders written by a program from before VAT, running beside a newer one, as migration 0016 did
 * for existing orders, and logs their numbers.
 * @returns their numbers
 */
export async function completeOrders({ database, log }: Pick<OrdersDeps, 'database' | 'log'>): Promise<string[]> {
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
