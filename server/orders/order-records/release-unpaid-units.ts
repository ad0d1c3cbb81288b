import type { StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import { NotReservedError, releaseReserved } from '#server/catalog/products/stock-repository.ts'
import { inSavepoint, type Tx } from '#server/platform/database/transaction.ts'

/** A size the shop has removed meanwhile holds nothing any more: the other lines are released all the same. */
export async function releaseUnpaidUnits(tx: Tx, lines: readonly StockItem[]): Promise<void> {
  for (const line of lines) {
    try {
      await inSavepoint(tx, (part) => releaseReserved(part, [line]))
    } catch (error) {
      if (!(error instanceof NotReservedError)) throw error
    }
  }
}
