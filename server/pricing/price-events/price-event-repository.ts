import { desc, inArray, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { PriceEvent, PriceEventSubject } from '#shared/contract/pricing/admin-price-events.ts'

const { campaigns, giftCards, priceChangeItems, products, reductions, shippingRules } = tables

export type PriceEventRow = Pick<PriceEvent, 'subject' | 'step' | 'id' | 'at'>

interface Asked {
  /** Coupons that end later have not ended. */
  now: Date
  subject?: PriceEventSubject | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** What is stored of each subject, as its history: the newest first. */
export async function listEventRows(
  db: Db,
  { now, subject, limit, offset = 0 }: Asked,
): Promise<{ rows: PriceEventRow[]; total: number }> {
  const result = await db.execute(sql`
    select subject, step, id, to_json(at) #>> '{}' as at, (count(*) over ())::int as total from (
      select 'prices' as subject, 'changed' as step, id::text, created_at as at from price_changes
      union all select 'reduction', 'planned', id::text, created_at from reductions where started_at is null
      union all select 'reduction', 'begun', id::text, started_at from reductions where started_at is not null
      union all select 'reduction', 'ended', id::text, ended_at from reductions where ended_at is not null
      union all select 'coupons', 'begun', id::text, created_at from campaigns
      union all select 'coupons', 'ended', id::text, ends_at from campaigns where ends_at <= ${now.toISOString()}::timestamptz
      union all select 'gift_card', 'begun', id::text, created_at from gift_cards where reason is not null
      union all select 'gift_card', 'ended', id::text, blocked_at from gift_cards where blocked_at is not null
      union all select 'delivery', 'changed', version::text, created_at from shipping_rules
    ) e
    where ${subject ?? null}::text is null or subject = ${subject ?? null}::text
    order by e.at desc, step = 'ended' desc, subject, length(id) desc, id desc limit ${limit ?? null} offset ${offset}`)
  const rows = rawRows<PriceEventRow & { total: number }>(result)
  return { rows: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })), total: rows[0]?.total ?? 0 }
}

/** What the rows of a page are about, by subject and id. */
export async function readSubjects(db: Db, rows: readonly PriceEventRow[]) {
  const idsOf = (subject: PriceEventSubject) => rows.flatMap((row) => (row.subject === subject ? row.id : []))
  const numbersOf = (subject: PriceEventSubject) => idsOf(subject).map(Number)
  const versions = numbersOf('delivery').flatMap((version) => [version, version - 1])
  const [cut, coupons, cards, rules, examples] = await Promise.all([
    db
      .select()
      .from(reductions)
      .where(inArray(reductions.id, numbersOf('reduction'))),
    db
      .select()
      .from(campaigns)
      .where(inArray(campaigns.id, numbersOf('coupons'))),
    db
      .select()
      .from(giftCards)
      .where(inArray(giftCards.id, idsOf('gift_card'))),
    db.select().from(shippingRules).where(inArray(shippingRules.version, versions)),
    readExamples(db, numbersOf('prices')),
  ])
  return {
    reductions: new Map(cut.map((row) => [row.id, row])),
    campaigns: new Map(coupons.map((row) => [row.id, row])),
    giftCards: new Map(cards.map((row) => [row.id, row])),
    rules: new Map(rules.map((row) => [row.version, row.rules])),
    examples: new Map(examples.map((row) => [row.changeId, row])),
  }
}

/** Of each change the price that moved furthest. */
function readExamples(db: Db, changeIds: readonly number[]) {
  return db
    .selectDistinctOn([priceChangeItems.changeId], {
      changeId: priceChangeItems.changeId,
      productId: products.id,
      name: products.name,
      size: priceChangeItems.size,
      beforeCents: priceChangeItems.beforeCents,
      afterCents: priceChangeItems.afterCents,
    })
    .from(priceChangeItems)
    .innerJoin(products, sql`${products.id} = ${priceChangeItems.productId}`)
    .where(inArray(priceChangeItems.changeId, [...changeIds]))
    .orderBy(
      priceChangeItems.changeId,
      desc(sql`abs(${priceChangeItems.afterCents} - ${priceChangeItems.beforeCents})`),
      priceChangeItems.productId,
    )
}
