import { lt } from 'drizzle-orm'
import { tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const { productSizes } = tables

/** Days that have passed, at which units were expected. @returns their products */
export async function forgetPastDays(tx: Tx, today: string): Promise<number[]> {
  const { expectedOn, productId } = productSizes
  const found = await tx
    .update(productSizes)
    .set({ expectedOn: null })
    .where(lt(expectedOn, today))
    .returning({ productId })
  return found.map((one) => one.productId)
}
