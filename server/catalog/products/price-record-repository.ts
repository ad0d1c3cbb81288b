import { eq } from 'drizzle-orm'
import { tables } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type ProductEdit, repricedBy } from './product-edit-repository.ts'

const { priceChanges, priceChangeItems } = tables

type NewPriceChange = typeof priceChanges.$inferInsert
type NewItem = Omit<typeof priceChangeItems.$inferInsert, 'changeId'>

/** What changes prices besides the staff. */
export type PriceSource = Pick<NewPriceChange, 'apiKeyId' | 'importId'>

export async function insertPriceChange(tx: Tx, change: NewPriceChange, items: readonly NewItem[]): Promise<number> {
  const [row] = await tx.insert(priceChanges).values(change).onConflictDoNothing().returning({ id: priceChanges.id })
  // The batches of an import are one change.
  const known =
    row ??
    (
      await tx
        .select({ id: priceChanges.id })
        .from(priceChanges)
        .where(eq(priceChanges.importId, change.importId ?? 0))
    )[0]
  if (!known) throw new Error('a change of prices was not stored')
  await insertRows(
    tx,
    priceChangeItems,
    items.map((item) => ({ ...item, changeId: known.id })),
  )
  return known.id
}

/** The prices that edits change, for their history and its undo. @returns its id, undefined where none changes */
export async function recordPrices(
  tx: Tx,
  edits: readonly ProductEdit[],
  at: Date,
  source: PriceSource = {},
): Promise<number | undefined> {
  const items = edits.flatMap(repricedBy).flatMap(({ beforeCents, afterCents, ...of }): NewItem[] =>
    // A draft's price, and that of a size which begins or ends to have its own, is no step from one to another.
    beforeCents === null || !afterCents ? [] : [{ ...of, beforeCents, afterCents }],
  )
  if (items.length === 0) return undefined
  const change = { target: 'products', kind: 'written', value: 0, rounding: 'cent', createdAt: at } as const
  return insertPriceChange(tx, { ...change, ...source }, items)
}
