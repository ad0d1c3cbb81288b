import { and, eq, inArray } from 'drizzle-orm'
import { linkPastOrders, type StoredPastOrder } from '#server/orders/past-orders/past-order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { pastOrders } from '#server/platform/database/schema/moved-in-tables.ts'
import type { FormerShopSource } from '#shared/domain/platform/states/past-order-states.ts'

export type PastLine = StoredPastOrder['lines'][number]
export type PastOrderContent = Omit<StoredPastOrder, 'id' | 'fileId' | 'source' | 'customerId'>

const insertsAtOnce = 500

/** The stored orders among these numbers, by the number. */
export async function listKnownOrders(
  db: Db,
  source: FormerShopSource,
  numbers: readonly string[],
): Promise<Map<string, StoredPastOrder>> {
  const found = new Map<string, StoredPastOrder>()
  for (let i = 0; i < numbers.length; i += insertsAtOnce) {
    const some = numbers.slice(i, i + insertsAtOnce)
    const rows = await db
      .select()
      .from(pastOrders)
      .where(and(eq(pastOrders.source, source), inArray(pastOrders.number, some)))
    for (const row of rows) found.set(row.number, row)
  }
  return found
}

export async function insertPastOrders(
  tx: Db,
  rows: readonly (PastOrderContent & { fileId: number; source: FormerShopSource })[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += insertsAtOnce)
    await tx.insert(pastOrders).values(rows.slice(i, i + insertsAtOnce))
  await linkPastOrders(tx)
}

export async function deletePastOrdersOf(tx: Db, fileId: number): Promise<number> {
  return (await tx.delete(pastOrders).where(eq(pastOrders.fileId, fileId)).returning({ id: pastOrders.id })).length
}
