import type { StockLine } from '#server/catalog/products/pieces-on-sale-repository.ts'
import { NotHeldError, releaseReserved } from '#server/catalog/products/stock-repository.ts'
import { inSavepoint, type Tx } from '#server/platform/database/transaction.ts'

/** A size the shop has removed meanwhile holds nothing any more: the other lines are released all the same. */
export async function releaseHeld(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  for (const line of lines) {
    try {
      await inSavepoint(tx, (part) => releaseReserved(part, [line]))
    } catch (error) {
      if (!(error instanceof NotHeldError)) throw error
    }
  }
}
