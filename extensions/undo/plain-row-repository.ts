import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import { postgresCode } from '#server/platform/database/connection/postgres-code.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { inSavepoint, type Tx } from '#server/platform/database/transaction.ts'
import type { RecordedRow } from './act-repository.ts'
import type { KeptReason } from './undo-scope.ts'

type Row = Record<string, unknown>

/** Tables whose rows are put back as they were, without more rules than the database has. */
export const plainTables = ['shelves', 'shelf_redirects', 'facts', 'search_words', 'job_card_marks', 'reductions']
const counted = new Set(['shelves', 'facts', 'search_words', 'reductions'])

type Kept = { why: KeptReason; columns: string[] }
interface Put {
  result: 'back' | 'same'
  /** What stays; no column: the row. */
  kept?: Kept | undefined
}

const stays = (why: KeptReason, columns: string[] = []): Put => ({ result: 'same', kept: { why, columns } })

/** Puts one row back where it is as the act has left it; columns that are not stay. */
export async function putRowBack(tx: Tx, { tableName, rowKey, before, after }: RecordedRow): Promise<Put> {
  const now = await findRow(tx, tableName, rowKey)
  const here = sql`where to_jsonb(t) @> ${json(rowKey)}`
  if (!after) {
    if (now) return isSame(now, before, Object.keys(before ?? {})) ? { result: 'same' } : stays('changed')
    return tryTo(tx, sql`insert into ${name(tableName)} select * from ${row(tableName, before)}`)
  }
  if (!now) return before ? stays('gone') : { result: 'same' }
  if (!before) {
    if (!isSame(now, after, Object.keys(after))) return stays('changed')
    return tryTo(tx, sql`delete from ${name(tableName)} t ${here}`)
  }
  const other = Object.keys(after).filter((column) => !isSame(now, before, [column]))
  const back = other.filter((column) => isSame(now, after, [column]))
  const moved = other.filter((column) => !back.includes(column))
  const kept = moved.length > 0 ? { why: 'changed' as const, columns: moved } : undefined
  if (back.length === 0) return { result: 'same', kept }
  const set = back.map((column) => sql`${name(column)} = r.${name(column)}`)
  if (counted.has(tableName)) set.push(sql`version = t.version + 1`)
  const put = await tryTo(
    tx,
    sql`update ${name(tableName)} t set ${sql.join(set, sql`, `)} from ${row(tableName, before)} r ${here}`,
  )
  return { kept, ...put }
}

const name = (text: string) => sql.raw(`"${text.replaceAll('"', '""')}"`)
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`
const row = (table: string, values: unknown) => sql`jsonb_populate_record(null::${name(table)}, ${json(values)})`

async function findRow(tx: Tx, table: string, key: Row): Promise<Row | undefined> {
  const found = await tx.execute(sql`select to_jsonb(t) as row from ${name(table)} t where to_jsonb(t) @> ${json(key)}`)
  return rawRows<{ row: Row }>(found)[0]?.row
}

/** The order of shelves goes as a whole; the count of edits is no content. */
const passedOver = new Set(['version', 'position'])

const isSame = (now: Row, then: Row | null, columns: readonly string[]) =>
  columns.every((column) => passedOver.has(column) || isDeepStrictEqual(now[column], then?.[column]))

/** What the database refuses is in use, or its place is taken. */
async function tryTo(tx: Tx, statement: SQL): Promise<Put> {
  try {
    await inSavepoint(tx, (part) => part.execute(statement))
    return { result: 'back' }
  } catch (error) {
    if (!postgresCode(error)?.startsWith('23')) throw error
    return stays('in_use')
  }
}
