import { desc, eq, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const { acts, actChanges } = tables

export type RecordedRow = typeof actChanges.$inferSelect

/** Held, so that it is undone once. */
export async function lockAct(tx: Tx, id: number) {
  const [act] = await tx.select().from(acts).where(eq(acts.id, id)).for('update')
  if (!act) return undefined
  const [undo] = await tx.select({ id: acts.id }).from(acts).where(eq(acts.undoes, id))
  return { ...act, undoneBy: undo?.id ?? null }
}

/** The last one first: so they are taken back. */
export const listRecorded = (db: Db, actId: number): Promise<RecordedRow[]> =>
  db.select().from(actChanges).where(eq(actChanges.actId, actId)).orderBy(desc(actChanges.id))

/** Says of the act of this transaction what it undoes. @returns its id */
export async function nameUndone(tx: Tx, undoes: number, action: string): Promise<number> {
  const [act] = await tx
    .update(acts)
    .set({ undoes, action })
    .where(sql`${acts.id} = nullif(current_setting('pedivella.act', true), '')::bigint`)
    .returning({ id: acts.id })
  if (!act) throw new Error('an undo was not recorded')
  return act.id
}
