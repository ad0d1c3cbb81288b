import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { connectionOf } from './connection/open-connection.ts'
import type { Db } from './database.ts'
import { rawRows } from './raw-rows.ts'

type Values = Record<string, unknown>

interface Built<Result> {
  prepare(name: string): { execute(values?: Values): Promise<Result> }
}

const dialect = new PgDialect()

/**
 * A statement, by drizzle's builder or by hand (`Result` is its rows then), that is built once for each connection and
 * not at each call: building took longer than sending and reading. What differs from call to call is a
 * `sql.placeholder`; null fits those of numbers and texts only.
 */
export function buildOnce<Result>(of: SQL | ((db: Db) => Built<Result>)): (db: Db, values: Values) => Promise<Result> {
  if (typeof of !== 'function') {
    const query = dialect.sqlToQuery(of)
    const run = buildOnce((db) => ({ prepare: (name) => db._.session.prepareQuery(query, undefined, name, false) }))
    return async (db, values) => rawRows(await run(db, values)) as Result
  }
  const built = new WeakMap<Db, ReturnType<Built<Result>['prepare']>>()
  return (db, values) => {
    const connection = connectionOf(db)
    // Without a name: those are given in one place (named-statements.ts).
    const statement = built.get(connection) ?? of(connection).prepare('')
    built.set(connection, statement)
    return statement.execute(values)
  }
}

/** The same for inserts of several rows: one statement for each number of rows. */
export function buildRows<Result>(build: (db: Db, count: number) => Built<Result>) {
  const byCount = new Map<number, ReturnType<typeof buildOnce<Result>>>()
  return (db: Db, rows: readonly Values[]): Promise<Result> => {
    const count = rows.length
    const insert = byCount.get(count) ?? buildOnce((of) => build(of, count))
    byCount.set(count, insert)
    return insert(
      db,
      Object.fromEntries(rows.flatMap((row, i) => Object.entries(row).map(([k, v]) => [`${k}_${i}`, v]))),
    )
  }
}

/** Placeholders for these columns, filled by the values of the same names; `suffix` tells rows apart. */
export function placesFor<const Name extends string>(names: readonly Name[], suffix = '') {
  type Places = Record<Name, ReturnType<typeof sql.placeholder>>
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name + suffix)])) as Places
}

/** The same for several rows, as `buildRows` fills them. */
export function placesForRows<const Name extends string>(names: readonly Name[], count: number) {
  return Array.from({ length: count }, (_, i) => placesFor(names, `_${i}`))
}
