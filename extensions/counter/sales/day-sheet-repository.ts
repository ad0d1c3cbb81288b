import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { Channel, Instrument } from '#shared/domain/platform/states/order-states.ts'
import { daySheets } from '../counter-tables.ts'
import type { Tender } from '../tender-kinds.ts'

interface Span {
  from: Date
  to: Date
}

const within = (column: string, { from, to }: Span) =>
  sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${to.toISOString()}::timestamptz`

export async function sumSales(db: Db, span: Span) {
  return rawRows<{ channel: Channel; cents: number; count: number }>(
    await db.execute(sql`
      select channel, sum(total_cents)::int as cents, count(*)::int as count
      from orders where ${within('paid_at', span)} group by channel`),
  )
}

/** Sent on the day, whatever day the order is of. */
export async function sumRefunds(db: Db, span: Span) {
  return rawRows<{ channel: Channel; cents: number }>(
    await db.execute(sql`
      select o.channel, sum(r.amount_cents)::int as cents
      from refunds r join orders o on o.id = r.order_id
      where r.state = 'completed' and ${within('r.completed_at', span)} group by o.channel`),
  )
}

/** Given back by hand and to no account for what was paid in the shop: of each order that has one of the day, all of them. */
export async function listGivenBack(db: Db, span: Span) {
  return rawRows<{ orderId: string; cents: number; isOfDay: boolean; cashCents: number; terminalCents: number }>(
    await db.execute(sql`
      with given as (
        select order_id, id, amount_cents - gift_card_cents as cents, completed_at,
          ${within('completed_at', span)} as "isOfDay"
        from refunds where kind = 'transfer' and iban is null and state = 'completed')
      select g.order_id as "orderId", g.cents, g."isOfDay", t."cashCents", t."terminalCents"
      from given g join (
        select order_id, coalesce(sum(amount_cents) filter (where tender = 'cash'), 0)::int as "cashCents",
          coalesce(sum(amount_cents) filter (where tender = 'terminal'), 0)::int as "terminalCents"
        from tenders group by order_id) t on t.order_id = g.order_id
      where g.order_id in (select order_id from given where "isOfDay")
      order by g.completed_at, g.id`),
  )
}

export async function sumTenders(db: Db, span: Span) {
  return rawRows<{ tender: Tender; cents: number; count: number }>(
    await db.execute(sql`
      select t.tender, sum(t.amount_cents)::int as cents, count(*)::int as count
      from tenders t join orders o on o.id = t.order_id
      where ${within('t.created_at', span)} group by t.tender order by t.tender`),
  )
}

export async function sumRates(db: Db, span: Span) {
  return rawRows<{ rate: number | null; grossCents: number; netCents: number; vatCents: number }>(
    await db.execute(sql`
      select v.rate, sum(v.gross_cents)::int as "grossCents", sum(v.taxable_cents)::int as "netCents",
        sum(v.tax_cents)::int as "vatCents"
      from order_vat v join orders o on o.id = v.order_id
      where o.channel = 'counter' and ${within('o.paid_at', span)}
      group by v.rate order by v.rate desc nulls last`),
  )
}

export async function listSoldLines(db: Db, span: Span) {
  return rawRows<{
    orderNumber: string
    paidAt: Date | string
    code: string
    name: string
    size: string
    quantity: number
    unitCents: number
    totalCents: number
    vatClass: string
    rate: number | null
    instrument: Instrument | null
  }>(
    await db.execute(sql`
      select o.order_number as "orderNumber", o.paid_at as "paidAt", i.product_code as code, i.name, i.size, i.quantity,
        i.unit_cents as "unitCents", i.total_cents - i.discount_cents as "totalCents", i.vat_class as "vatClass", v.rate,
        o.instrument
      from orders o join order_items i on i.order_id = o.id
      left join order_vat v on v.order_id = o.id and v.vat_class = i.vat_class
      where o.channel = 'counter' and ${within('o.paid_at', span)}
      order by o.paid_at, o.order_number, i.line_no`),
  )
}

export async function findDaySheet(db: Db, day: string) {
  const [row] = await db.select().from(daySheets).where(eq(daySheets.id, day))
  return row
}

export async function saveDaySheet(
  tx: Db,
  { id, countedCents, note, createdAt }: { id: string; countedCents: number; note: string | null; createdAt: Date },
): Promise<void> {
  await tx
    .insert(daySheets)
    .values({ id, countedCents, note, createdAt })
    .onConflictDoUpdate({ target: daySheets.id, set: { countedCents, note } })
}
