import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'

let watched: { database: Database; shape: string } | undefined

async function shapeOf({ db }: Database): Promise<string> {
  const result = await db.execute(sql`
    select string_agg(c.relname || '.' || a.attname || ' ' || a.attnum, ',' order by c.relname, a.attnum) as shape
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`)
  return rawRows<{ shape: string }>(result)[0]?.shape ?? ''
}

export async function watchShape(database: Database): Promise<void> {
  watched = { database, shape: await shapeOf(database) }
}

/** The columns that the tests of a file left otherwise than they found them: the next file uses the same database. */
export async function changedColumns(): Promise<string[]> {
  if (!watched) return []
  const is = (await shapeOf(watched.database)).split(',')
  const was = watched.shape.split(',')
  return [...was.filter((column) => !is.includes(column)), ...is.filter((column) => !was.includes(column))]
}
