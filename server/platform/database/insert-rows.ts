import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { rawRows } from './raw-rows.ts'
import { storableJson } from './storable-json.ts'

interface Wish<T extends PgTable> {
  /** An existing row, by these columns, gets new values of those. */
  over?: { target: readonly Key<T>[]; columns: readonly Key<T>[] }
  /** Names of columns in the database. */
  returning?: SQL
}

type Key<T extends PgTable> = keyof T['$inferInsert'] & string

/**
 * Inserts rows that travel as one JSON value. One placeholder per value, as the library does it, would be most of the
 * cost of an import of thousands of rows with fifty columns (decision 0067). Columns left out or undefined have their
 * default. @returns the requested columns, in no order
 */
export async function insertRows<T extends PgTable, Row = never>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
  request: Wish<T> = {},
): Promise<Row[]> {
  const returned: Row[] = []
  // Those that leave the same out go together.
  for (const [keys, alike] of Map.groupBy(rows, (row) => keysOf(row).join())) {
    const result = await db.execute(statementFor(table, keys.split(',') as Key<T>[], alike, request))
    if (request.returning) returned.push(...rawRows<Row>(result))
  }
  return returned
}

const keysOf = (row: object) => Object.entries(row).flatMap(([key, value]) => (value === undefined ? [] : [key]))

function statementFor<T extends PgTable>(
  table: T,
  keys: readonly Key<T>[],
  rows: readonly T['$inferInsert'][],
  { over, returning }: Wish<T>,
): SQL {
  const columns = getTableColumns(table) as unknown as Record<string, { name: string }>
  const nameOf = (key: string) => {
    const column = columns[key]
    if (!column) throw new Error(`${getTableName(table)} has no column ${key}`)
    return column.name
  }
  const names = keys.map(nameOf)
  const json = storableJson(
    rows.map((row) => Object.fromEntries(keys.map((key, i) => [names[i], (row as Record<string, unknown>)[key]]))),
  )
  const target = sql.raw((over?.target ?? []).map((key) => `"${nameOf(key)}"`).join(', '))
  const set = sql.raw((over?.columns ?? []).map((key) => `"${nameOf(key)}" = excluded."${nameOf(key)}"`).join(', '))
  const update = over && sql` on conflict (${target}) do update set ${set}`
  return sql`${insertFromJson(table, names, json)}${update}${returning && sql` returning ${returning}`}`
}

/** @param names of columns in the database, as the objects of the JSON array have them */
export function insertFromJson(table: PgTable, names: readonly string[], json: string): SQL {
  const listed = sql.raw(names.map((name) => `"${name}"`).join(', '))
  return sql`insert into ${table} (${listed}) select ${listed} from json_populate_recordset(null::${table}, ${json}::json)`
}

/** Ids as one value, for the same reason. */
export const isOneOf = (column: PgColumn, ids: Iterable<number>) => sql`${column} = any(${sql.param([...ids])}::int[])`
