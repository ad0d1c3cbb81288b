import { and, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { isCodeOfAnother } from '#server/catalog/products/product-code-repository.ts'
import { writeProductEvents } from '#server/messages/events/write-events-repository.ts'
import { tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const { products } = tables

/** The record names columns as the database does. */
export const productKeys: ReadonlyMap<string, string> = new Map(
  Object.entries(getTableColumns(products)).map(([key, { name }]) => [name, key]),
)

/** Ends the deletion of that moment. */
export async function bringProductBack(
  tx: Tx,
  id: number,
  deletedAt: string,
  at: Date,
): Promise<'done' | 'changed' | 'code_taken'> {
  const deleted = and(
    eq(products.id, id),
    isNotNull(products.deletedAt),
    sql`${products.deletedAt} = ${deletedAt}::timestamptz`,
  )
  const [row] = await tx.select({ code: products.productCode }).from(products).where(deleted).for('no key update')
  if (!row) return 'changed'
  if (await isCodeOfAnother(tx, row.code, id)) return 'code_taken'
  await tx
    .update(products)
    .set({ deletedAt: null, version: sql`${products.version} + 1`, changedAt: at })
    .where(eq(products.id, id))
  tx.onCommit.products([id])
  await writeProductEvents(tx, [id], at)
  return 'done'
}
