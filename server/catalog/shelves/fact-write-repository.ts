import { eq, sql } from 'drizzle-orm'
import { tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { StoredFact } from './admin-shelf-repository.ts'

const { facts, shelves } = tables

export async function insertFact(tx: Tx, row: typeof facts.$inferInsert): Promise<void> {
  await tx.insert(facts).values(row)
}

export async function changeFactRow(
  tx: Tx,
  key: string,
  change: Pick<StoredFact, 'label' | 'kind' | 'unit' | 'choices'>,
): Promise<void> {
  await tx
    .update(facts)
    .set({ ...change, version: sql`${facts.version} + 1` })
    .where(eq(facts.key, key))
}

/** Shelves that used it lose it. */
export async function deleteFactRow(tx: Tx, key: string): Promise<void> {
  await tx
    .update(shelves)
    .set({
      facts: sql`${shelves.facts} - ${key}::text`,
      facets: sql`${shelves.facets} - ${key}::text`,
      version: sql`${shelves.version} + 1`,
    })
    .where(sql`jsonb_exists(${shelves.facts} || ${shelves.facets}, ${key})`)
  await tx.delete(facts).where(eq(facts.key, key))
}
