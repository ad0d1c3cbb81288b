import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { buildOnce, buildRows, placesForRows } from '#server/platform/database/built-statements.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { countedCalls } from '#server/platform/database/schema/people-tables.ts'
import { concurrently } from '#server/platform/database/transaction.ts'
import type { Limit, LimitRule } from './limit-rules.ts'

export interface CallRow {
  rule: LimitRule
  network: string
  subject: string
}

/** Serialises judgements on each of these names until the transaction ends; locks in one order, against deadlocks. */
export async function lockNames(tx: Db, names: readonly string[]): Promise<void> {
  const ordered = [...new Set(names)].sort()
  await concurrently(ordered.map((name) => lockName(tx, { name })))
}

const lockName = buildOnce(sql`select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))`)

function isOf(limit: Limit, { network, subject }: CallRow): SQL {
  const ofNetwork = sql`c.network = ${network}`
  const ofSubject = sql`c.subject = ${subject}`
  return { network: ofNetwork, subject: ofSubject, pair: sql`${ofNetwork} and ${ofSubject}` }[limit.of]
}

/** For each limit the moment of the call that fills it, in milliseconds; null below the limit. */
export async function listFillingMoments(
  db: Db,
  call: CallRow,
  limits: readonly Limit[],
  now: Date,
): Promise<(number | null)[]> {
  const moments = limits.map((limit) => {
    const since = new Date(now.getTime() - limit.withinMs).toISOString()
    return sql`(select extract(epoch from c.created_at)::float8 * 1000 from ${countedCalls} c
      where c.rule = ${call.rule} and ${isOf(limit, call)} and c.created_at > ${since}::timestamptz
      order by c.created_at desc, c.id desc offset ${limit.max - 1} limit 1)`
  })
  const result = await db.execute(sql`select json_build_array(${sql.join(moments, sql`, `)}) as moments`)
  return rawRows<{ moments: (number | null)[] }>(result)[0]?.moments ?? []
}

export async function insertCalls(db: Db, calls: readonly CallRow[], createdAt: Date): Promise<void> {
  await insertRows(
    db,
    calls.map((call) => ({ ...call, createdAt })),
  )
}

const insertRows = buildRows((db, count) =>
  db.insert(countedCalls).values(placesForRows(['rule', 'network', 'subject', 'createdAt'], count)),
)

export async function listCallMoments(db: Db, rule: LimitRule, subject: string): Promise<{ createdAt: Date }[]> {
  return db
    .select({ createdAt: countedCalls.createdAt })
    .from(countedCalls)
    .where(and(eq(countedCalls.rule, rule), eq(countedCalls.subject, subject)))
    .orderBy(asc(countedCalls.id))
}

export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(countedCalls).where(lt(countedCalls.createdAt, before))
}
