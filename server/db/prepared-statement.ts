import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

type Values = Record<string, unknown>

interface Built<Result> {
  prepare(name: string): { execute(values?: Values): Promise<Result> }
}

/**
 * A statement that drizzle builds once and not at each call: building took longer than sending and reading. What differs
 * from call to call is a `sql.placeholder`; null fits those of numbers and texts only.
 * @param name under which PostgreSQL keeps it prepared, one for one text
 */
export function prepareOnce<Result>(name: string, build: (db: Db) => Built<Result>) {
  /** By driver: tests have both in one program. */
  const made = new WeakMap<object, ReturnType<Built<Result>['prepare']>>()
  return (db: Db, values: Values): Promise<Result> => {
    const { session } = db._ as unknown as { session: { client: unknown } }
    const statement = made.get(session.constructor) ?? build(db).prepare(name)
    made.set(session.constructor, statement)
    // It knows the connection it was built for; each call has its own, which may be a transaction's.
    const own: typeof statement = Object.create(statement, { client: { value: session.client } })
    return own.execute(values)
  }
}

/** The same for inserts of several rows: one statement for each number of rows. */
export function prepareRows<Result>(name: string, build: (db: Db, count: number) => Built<Result>) {
  const byCount = new Map<number, ReturnType<typeof prepareOnce<Result>>>()
  return (db: Db, rows: readonly Values[]): Promise<Result> => {
    const count = rows.length
    const insert = byCount.get(count) ?? prepareOnce(`${name}_${count}`, (of) => build(of, count))
    byCount.set(count, insert)
    return insert(
      db,
      Object.fromEntries(rows.flatMap((row, i) => Object.entries(row).map(([k, v]) => [`${k}_${i}`, v]))),
    )
  }
}

/** A place for each of these columns, to be filled by the values of the same names; `suffix` tells rows apart. */
export function placesFor<const Name extends string>(names: readonly Name[], suffix = '') {
  type Places = Record<Name, ReturnType<typeof sql.placeholder>>
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name + suffix)])) as Places
}

/** The same for several rows, as `prepareRows` fills them. */
export function placesForRows<const Name extends string>(names: readonly Name[], count: number) {
  return Array.from({ length: count }, (_, i) => placesFor(names, `_${i}`))
}
