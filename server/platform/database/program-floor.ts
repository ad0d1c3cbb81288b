import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isThere, listMigrations, type Migration, type Queries } from './migration-state.ts'
import { rawRows } from './raw-rows.ts'

const askEveryMs = 400
/** By then every older program has checked, and most of its open work has ended. */
const noticeMs = 1_500

export const migrationLock = `hashtext('pedivella-migrations')`

/** The first line of a migration about older programs; undefined without one. */
export function olderPrograms(folder: string, { tag }: Pick<Migration, 'tag'>): 'go on' | 'stop' | undefined {
  const [line = ''] = readFileSync(join(folder, `${tag}.sql`), 'utf8').split('\n', 1)
  return /^-- older programs: (go on|stop)$/.exec(line)?.[1] as 'go on' | 'stop' | undefined
}

/**
 * Before a migration that older programs must not write beside: signals them and gives them a moment. A migration
 * without a statement counts as one.
 */
export async function stopOlderPrograms(db: Queries, folder: string, pending: readonly Migration[]): Promise<void> {
  const last = pending.findLast((migration) => olderPrograms(folder, migration) !== 'go on')
  if (!last || !(await isThere(db, 'public.program_floor'))) return
  await db.execute(sql`
    insert into program_floor (migration) values (${last.when})
    on conflict (id) do update set migration = greatest(program_floor.migration, excluded.migration)`)
  const nodes = await db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = 'pedivella-listen' limit 1`)
  if (rawRows(nodes).length > 0) await setTimeout(noticeMs)
}

/**
 * Asks again and again whether a newer program has stopped this one. It counts while that one brings the database up to
 * date and once it has: a migrator that died before stops no program.
 */
export function watchFloor(ask: (query: string) => Promise<unknown[]>, folder: string) {
  const newest = Math.max(...listMigrations(folder).map(({ when }) => when))
  const query = `
    select 1 from program_floor f where f.migration > ${newest} and (
      exists (select 1 from drizzle.__drizzle_migrations m where m.created_at >= f.migration)
      or exists (select 1 from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.granted and l.objsubid = 1
          and ((l.classid::bigint << 32) | l.objid::bigint) = ${migrationLock}::bigint))`
  let isSuperseded = false
  let isAsking = false
  const timer = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    // Without an answer nothing has changed.
    const rows = await ask(query).catch(() => undefined)
    if (rows) isSuperseded = rows.length > 0
    isAsking = false
  }, askEveryMs)
  timer.unref()
  return { isSuperseded: () => isSuperseded, stop: () => clearInterval(timer) }
}

/** A newer program has changed the database in a way that this one may not write beside (docs/operations.md, "Upgrades"). */
export class SupersededError extends Error {
  override name = 'SupersededError'
}
