import { asc, eq, sql } from 'drizzle-orm'
import { type OwnWord, OwnWords } from '#server/catalog/search/own-words.ts'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

const { searchWords } = tables

export type StoredWord = typeof searchWords.$inferSelect

export async function readOwnWords(db: Db): Promise<OwnWords> {
  return new OwnWords(await listWords(db))
}

export async function listWords(db: Db): Promise<StoredWord[]> {
  return db.select().from(searchWords).orderBy(asc(searchWords.word), asc(searchWords.id))
}

/** One change of the words at a time. */
export async function lockWords(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-search-words'))`)
}

export async function insertWord(tx: Tx, word: OwnWord): Promise<StoredWord | undefined> {
  return (await tx.insert(searchWords).values(word).returning())[0]
}

export async function changeWordRow(tx: Tx, id: number, change: Partial<OwnWord>): Promise<StoredWord | undefined> {
  const changed = await tx
    .update(searchWords)
    .set({ ...change, version: sql`${searchWords.version} + 1` })
    .where(eq(searchWords.id, id))
    .returning()
  return changed[0]
}

export async function deleteWordRow(tx: Tx, id: number): Promise<boolean> {
  return (await tx.delete(searchWords).where(eq(searchWords.id, id)).returning({ id: searchWords.id })).length > 0
}
