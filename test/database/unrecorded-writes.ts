import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'

// Sees every write to a recorded table by triggers of its own, which run after the record's and know no actor.
const statements = [
  'create schema if not exists watching',
  'create table if not exists watching.writes (table_name text, act bigint)',
  `create or replace function watching.see() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'UPDATE' or to_jsonb(old) - string_to_array(tg_argv[0], ',') <> to_jsonb(new) - string_to_array(tg_argv[0], ',') then
        insert into watching.writes values (tg_table_name, nullif(current_setting('pedivella.act', true), '')::bigint);
      end if;
      return null;
    end $$`,
  `do $$ declare t record; begin
    for t in select tgrelid::regclass as name, split_part(encode(tgargs, 'escape'), '\\000', 5) as passed_over
      from pg_trigger where tgname = 'recorded'
    loop
      execute format('create or replace trigger seen after insert or update or delete on %s for each row execute function watching.see(%L)', t.name, t.passed_over);
    end loop;
  end $$`,
]

const watched = new WeakSet<object>()

/** From now on; what was seen before is forgotten. */
export async function watchWrites({ db }: Pick<Database, 'db'>): Promise<void> {
  if (!watched.has(db)) for (const statement of statements) await db.execute(sql.raw(statement))
  watched.add(db)
  await db.execute(sql`delete from watching.writes`)
}

/** @returns each table that was written to, with whom the record names for it */
export async function seenWrites({ db }: Pick<Database, 'db'>) {
  const result = await db.execute(sql`
    select distinct w.table_name as name, a.actor, a.action from watching.writes w left join acts a on a.id = w.act
    order by 1, 2, 3`)
  return rawRows<{ name: string; actor: string | null; action: string | null }>(result)
}
