import { and, count, desc, eq, getTableColumns, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { likeOf } from '#server/platform/database/text-search/text-match-repository.ts'
import { shownChanges } from '#shared/contract/platform/admin-record.ts'
import type { ActorKind } from '#shared/domain/platform/actors.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'

const { actChanges, acts, orders, products } = tables

interface Asked {
  q?: string | undefined
  actor?: ActorKind | undefined
  person?: string | undefined
  from?: string | undefined
  to?: string | undefined
  of?: { kind: string; id: string } | undefined
  limit?: number | undefined
  offset?: number | undefined
}

const undoneBy = sql<number | null>`(select u.id::int from acts u where u.undoes = acts.id)`

/** The object's key where it is of a kind: the indexes of a table know no keys written as text. */
const idOf = (kind: string, type: 'int' | 'uuid') =>
  sql`case when ${actChanges.kind} = ${kind} then nullif(${actChanges.objectId}, '')::${sql.raw(type)} end`

/** Acts with their first changes, the newest first. */
export async function listRecordedActs(db: Db, asked: Asked) {
  const { q, actor, person, from, to, of, limit = 100, offset = 0 } = asked
  const which = and(
    actor && eq(acts.actor, actor),
    person ? ilike(acts.name, likeOf(person)) : undefined,
    from ? gte(acts.at, startOfRomeDay(from)) : undefined,
    to ? lt(acts.at, startOfRomeDay(addDays(to, 1))) : undefined,
    of && touches(sql`(kind, object_id) = (${of.kind}, ${of.id})`),
    q ? isAbout(q) : undefined,
  )
  const [found, [all]] = await Promise.all([
    db
      .select({ ...getTableColumns(acts), undoneBy })
      .from(acts)
      .where(which)
      .orderBy(desc(acts.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(acts).where(which),
  ])
  const ids = found.map(({ id }) => id)
  const isShown = of ? sql`(kind, object_id) = (${of.kind}, ${of.id})` : sql`true`
  const ranked = db
    .select({
      id: actChanges.id,
      place: sql<number>`row_number() over (partition by act_id order by id)`.as('place'),
      changed: sql<number>`(count(*) over (partition by act_id))::int`.as('changed'),
    })
    .from(actChanges)
    .where(and(inArray(actChanges.actId, ids), isShown))
    .as('ranked')
  const changes = await db
    .select({ change: actChanges, changed: ranked.changed, product: products.name, order: orders.orderNumber })
    .from(ranked)
    .innerJoin(actChanges, eq(actChanges.id, ranked.id))
    .leftJoin(products, sql`${products.id} = ${idOf('product', 'int')}`)
    .leftJoin(orders, sql`${orders.id} = ${idOf('order', 'uuid')}`)
    .where(sql`${ranked.place} <= ${shownChanges}`)
    .orderBy(actChanges.id)
  return { found, total: all?.total ?? 0, changes: Map.groupBy(changes, ({ change }) => change.actId) }
}

const touches = (condition: SQL) => sql`${acts.id} in (select act_id from act_changes where ${condition})`

/** A person, a call, or a product or order that was written to. */
function isAbout(q: string): SQL {
  const like = likeOf(q)
  const objects = sql`
    select 'product', id::text from products where name ilike ${like} or product_code ilike ${like}
    union all select 'order', id::text from orders where order_number ilike ${like}`
  return sql`(${acts.name} ilike ${like} or ${acts.action} ilike ${like} or ${touches(sql`object_id = ${q} or (kind, object_id) in (${objects})`)})`
}

/** @returns how many rows were deleted */
export async function deleteActsBefore(db: Db, before: Date): Promise<number> {
  return (await db.delete(acts).where(lt(acts.at, before)).returning({ id: acts.id })).length
}
