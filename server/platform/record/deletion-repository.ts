import { sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'

const { acts, actChanges } = tables

/** Of these pictures, those whose row was deleted before a moment and not after it. */
export async function listDeletedBefore(db: Db, names: readonly string[], before: Date): Promise<string[]> {
  const { kind, objectId, after } = actChanges
  const of = sql`${kind} = 'image' and ${after} is null and ${objectId} = any(${sql.param([...names])}::text[])`
  const result = await db.execute(sql`
    select ${objectId} as name from ${actChanges} join ${acts} on ${acts.id} = ${actChanges.actId}
    where ${of} group by ${objectId} having max(${acts.at}) < ${before.toISOString()}::timestamptz`)
  return rawRows<{ name: string }>(result).map(({ name }) => name)
}
