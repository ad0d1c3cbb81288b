import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { type ForeignField, foreignFields } from '../../stored-imports/foreign-fields.ts'

const { importMappings, importWords } = tables

type MappingRow = typeof importMappings.$inferSelect
export type StoredMapping = Omit<MappingRow, 'columns'> & { columns: { name: string; field: ForeignField | '' }[] }
export type StoredPlace = typeof importWords.$inferSelect
type NewMapping = Pick<StoredMapping, 'name' | 'columns' | 'fingerprint' | 'decimalSign' | 'keepsHtml' | 'changedAt'>

/** A meaning that the program no longer knows leaves its column out. */
const mappingOf = ({ columns, ...row }: MappingRow): StoredMapping => ({
  ...row,
  columns: columns.map(({ name, field }) => ({ name, field: foreignFields.find((one) => one === field) ?? '' })),
})

/** The one that was changed last comes first: of two with the same columns it is the one that is meant. */
export async function listMappings(db: Db): Promise<StoredMapping[]> {
  const newestFirst = [desc(importMappings.changedAt), desc(importMappings.id)]
  return (
    await db
      .select()
      .from(importMappings)
      .orderBy(...newestFirst)
  ).map(mappingOf)
}

/** Serialises changes of the remembered choices. */
export async function lockMappings(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-import-mappings'))`)
}

export async function insertMapping(tx: Tx, mapping: NewMapping): Promise<StoredMapping | undefined> {
  return (await tx.insert(importMappings).values(mapping).returning()).map(mappingOf)[0]
}

export async function changeMappingRow(
  tx: Tx,
  id: number,
  change: Partial<NewMapping>,
): Promise<StoredMapping | undefined> {
  const changed = await tx
    .update(importMappings)
    .set({ ...change, version: sql`${importMappings.version} + 1` })
    .where(eq(importMappings.id, id))
    .returning()
  return changed.map(mappingOf)[0]
}

export async function deleteMappingRow(db: Db, id: number): Promise<boolean> {
  const gone = await db.delete(importMappings).where(eq(importMappings.id, id)).returning({ id: importMappings.id })
  return gone.length > 0
}

export async function listPlaces(db: Db): Promise<StoredPlace[]> {
  return db.select().from(importWords).orderBy(asc(importWords.word), asc(importWords.id))
}

export async function putPlace(tx: Tx, place: Omit<StoredPlace, 'id'>): Promise<StoredPlace | undefined> {
  const { mappingId, word } = place
  const isOwn = mappingId === null ? isNull(importWords.mappingId) : eq(importWords.mappingId, mappingId)
  const [changed] = await tx
    .update(importWords)
    .set(place)
    .where(and(isOwn, eq(importWords.word, word)))
    .returning()
  return changed ?? (await tx.insert(importWords).values(place).returning())[0]
}

export async function deletePlaceRow(db: Db, id: number): Promise<boolean> {
  return (await db.delete(importWords).where(eq(importWords.id, id)).returning({ id: importWords.id })).length > 0
}
