import { getTableName, sql } from 'drizzle-orm'
import { ensureShelves } from '#server/catalog/shelves/ensure-shelves.ts'
import { type Database, tables } from '#server/platform/database/database.ts'
import { extensionTables } from '#server/platform/database/extension-tables.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'

const names = (): string[] =>
  [...Object.values(tables), ...extensionTables().flatMap((one) => one.tables)].map((table) => getTableName(table))
const ofShelves: string[] = [getTableName(tables.shelves), getTableName(tables.facts)]

const emptyOne = (name: string) => `
  if exists (select from public."${name}") then
    delete from public."${name}";
    filled := filled || 'public."${name}"'::regclass;
  end if;`

/** Written rows have a younger transaction; deleted rows reduce the count. */
const stampOf = (name: string) =>
  `(select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from public."${name}")`

/** Functions, because their statements are planned once for each connection: to plan them costs more than to run them. */
const functions = () => `
  create schema emptying;
  create table emptying.first_shelves (stamp text);
  create function emptying.shelf_stamp() returns text language plpgsql as $$
  begin
    return ${ofShelves.map(stampOf).join(" || ' ' || ")};
  end $$;
  create function emptying.empty_tables(keeps_shelves boolean)
  returns table (name text, is_small boolean, are_shelves_first boolean) language plpgsql as $$
  declare
    filled regclass[] := '{}';
    kept boolean := keeps_shelves and exists (select from emptying.first_shelves where stamp = emptying.shelf_stamp());
  begin
    perform set_config('session_replication_role', 'replica', true);
    ${names()
      .filter((name) => !ofShelves.includes(name))
      .map(emptyOne)
      .join('')}
    if not kept then ${ofShelves.map(emptyOne).join('')}
    end if;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
    return query
      select null::text, false, kept
      union all
      select format('%I', relname), pg_relation_size(oid) <= 8192 and
          (reltoastrelid = 0 or pg_relation_size(reltoastrelid) = 0), kept
        from pg_class where oid = any (filled);
  end $$;`

/** Once for each database, before it is emptied. */
export async function prepareEmptying({ db }: Database): Promise<void> {
  for (const statement of functions().split(/;\n {2}(?=create )/)) await db.execute(sql.raw(statement))
}

/** As on the first day. */
export async function emptyAll(database: Database): Promise<void> {
  await emptyTables(database, false)
}

/** The state after the first start. */
export async function emptyAllButShelves(database: Database): Promise<void> {
  if (await emptyTables(database, true)) return
  await ensureShelves(database)
  await database.db.execute(sql`delete from emptying.first_shelves`)
  await database.db.execute(sql`insert into emptying.first_shelves select emptying.shelf_stamp()`)
}

/**
 * Deletes rows only where there are some, because truncating all tables would cost more than the test. Vacuumed, so
 * that rows lie in the order of writing; with free pages returned, or statistics reset for a single page, because the
 * planner treats a table of pages without rows as empty for good. @returns whether the first shelves are still there
 */
async function emptyTables({ db }: Database, keepsShelves: boolean): Promise<boolean> {
  const rows = rawRows<{ name: string | null; is_small: boolean; are_shelves_first: boolean }>(
    await db.execute(sql`select * from emptying.empty_tables(${keepsShelves})`),
  )
  const filled = rows.flatMap(({ name, is_small }) => (name ? [{ name, isSmall: is_small }] : []))
  const small = filled.filter(({ isSmall }) => isSmall).map(({ name }) => name)
  const large = filled.filter(({ isSmall }) => !isSmall).map(({ name }) => name)
  if (large.length > 0) await db.execute(sql.raw(`vacuum ${large.join(', ')}`))
  if (small.length > 0) {
    await db.execute(sql.raw(`vacuum (truncate false, process_toast false) ${small.join(', ')}`))
    await db.execute(
      sql.raw(`select ${small.map((name) => `pg_clear_relation_stats('public', '${name}')`).join(', ')}`),
    )
  }
  return rows.some(({ are_shelves_first }) => are_shelves_first)
}
