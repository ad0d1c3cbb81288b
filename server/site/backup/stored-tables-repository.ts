import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'

export interface StoredTable {
  name: string
  columns: string[]
  key: { name: string; type: string }[]
  refersTo: string[]
}

/**
 * The shop's tables as the database has them, each one after those it refers to. Not as this program knows them: the
 * backup before an upgrade reads a shop that is older than the program.
 */
export async function listStoredTables(db: Db): Promise<StoredTable[]> {
  const result = await db.execute(sql`
    select c.relname::text as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null))
          order by array_position(k.conkey, a.attnum))
        from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
        where k.conrelid = c.oid and k.contype = 'p'), '[]') as key,
      coalesce((select json_agg(distinct f.relname) from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as "refersTo"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    order by c.relname collate "C"`)
  return inOrderOfReference(rawRows<StoredTable>(result))
}

function inOrderOfReference(all: readonly StoredTable[]): StoredTable[] {
  const sorted = new Set<StoredTable>()
  const seen = new Set<StoredTable>()
  const add = (table: StoredTable | undefined): void => {
    if (!table || seen.has(table)) return
    seen.add(table)
    for (const name of table.refersTo) add(all.find((other) => other.name === name))
    sorted.add(table)
  }
  for (const table of all) add(table)
  return [...sorted]
}
