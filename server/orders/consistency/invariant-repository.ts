import { type SQL, sql } from 'drizzle-orm'
import { jobCardChecks } from '#server/catalog/inspection/inspection-card-check-repository.ts'
import { giftCardChecks } from '#server/orders/gift-cards/gift-card-check-repository.ts'
import { parcelChecks } from '#server/orders/parcels/parcel-check-repository.ts'
import { refundChecks } from '#server/orders/refunds/refund-check-repository.ts'
import { returnChecks } from '#server/orders/returns/return-check-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Check, Violation } from '#server/platform/database/invariant-check.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { couponChecks } from '#server/pricing/coupons/coupon-check-repository.ts'
import { reductionChecks } from '#server/pricing/reductions/reduction-check-repository.ts'
import { pictureChecks } from './picture-check-repository.ts'

/** A reopened order has movements under a second reference (order-round.ts). */
const orderOfMovement = sql`split_part(m.ref_id, '/', 1)`

const checks: Check[] = [
  {
    invariant: 'I1',
    rule: 'pieces held in stock are the pieces held by checkouts',
    query: () => sql`
      select s.product_id || '/' || s.size as subject,
        'reserved ' || s.reserved || ', held by checkouts ' || coalesce(sum(l.quantity), 0) as detail
      from product_sizes s
      left join checkout_lines l on l.product_id = s.product_id and l.size = s.size and l.state = 'held'
      group by s.product_id, s.size, s.reserved
      having s.reserved <> coalesce(sum(l.quantity), 0) or s.reserved < 0`,
  },
  {
    invariant: 'I1',
    rule: 'a checkout holds pieces exactly while it is open',
    query: () => sql`
      select c.id::text as subject, c.status || ' with a line ' || l.state as detail
      from checkouts c join checkout_lines l on l.checkout_id = c.id
      where l.state <> case c.status when 'open' then 'held' when 'completed' then 'claimed' else 'released' end`,
  },
  {
    invariant: 'I2',
    rule: 'stock is the sum of its movements',
    query: () => sql`
      select s.product_id || '/' || s.size as subject,
        'stock ' || s.stock || ', movements ' || coalesce(sum(m.delta), 0) as detail
      from product_sizes s
      left join stock_movements m on m.product_id = s.product_id and m.size = s.size
      group by s.product_id, s.size, s.stock
      having s.stock <> coalesce(sum(m.delta), 0)`,
  },
  {
    invariant: 'I3',
    rule: 'captured money has an order or goes back within 16 minutes',
    query: (now) => sql`
      select p.id::text as subject, 'captured ' || p.captured_cents || ' at ' || p.captured_at as detail
      from payments p
      where p.state = 'captured' and p.order_id is null
        and p.captured_at < ${now}::timestamptz - interval '16 minutes'`,
  },
  {
    invariant: 'I3',
    rule: 'money that goes back has a refund',
    query: () => sql`
      select p.id::text as subject, p.state as detail
      from payments p left join refunds r on r.payment_id = p.id
      where (p.state = 'refund_pending' and r.id is null)
        or (p.state = 'refunded' and r.id is null and p.needs_attention is distinct from 'refunded_elsewhere')
        or (r.state = 'completed' and r.order_id is null and p.state <> 'refunded')`,
  },
  {
    invariant: 'I4',
    rule: 'an order of a provider is paid by one capture of exactly what gift cards leave of its total',
    query: () => sql`
      select o.order_number as subject,
        o.payment_status || ', payment ' || coalesce(p.state, 'missing') || ' ' || coalesce(p.captured_cents, 0) as detail
      from orders o left join payments p on p.id = o.payment_id
      where o.payment_method in ('paypal', 'card') and (
        p.id is null or p.order_id is distinct from o.id
        or (o.payment_status in ('paid', 'refunded') and (
          p.state not in ('captured', 'refund_pending', 'refunded')
          or p.captured_cents is distinct from o.total_cents - o.gift_card_cents or p.captured_currency is distinct from 'EUR'))
        or (o.payment_status = 'pending' and p.state in ('captured', 'refund_pending', 'refunded')))`,
  },
  {
    invariant: 'I5',
    rule: 'a payment belongs to the order that names it',
    query: () => sql`
      select p.id::text as subject, 'order ' || p.order_id as detail
      from payments p left join orders o on o.id = p.order_id and o.payment_id = p.id
      where p.order_id is not null and o.id is null`,
  },
  {
    invariant: 'I35',
    rule: 'the parts of an order by rate of tax are its total',
    query: () => sql`
      select o.order_number as subject, 'total ' || o.total_cents || ', parts ' || coalesce(sum(v.gross_cents), 0) as detail
      from orders o left join order_vat v on v.order_id = o.id
      group by o.id having o.total_cents <> coalesce(sum(v.gross_cents), 0)`,
  },
  {
    invariant: 'I35',
    rule: 'an order has a part for each class of its lines, and holds at least their goods',
    query: () => sql`
      select o.order_number as subject, i.vat_class || ': goods ' || i.cents || ', part ' || coalesce(v.gross_cents, 0) as detail
      from orders o
      join (select order_id, vat_class, sum(total_cents - discount_cents) as cents from order_items group by 1, 2) i on i.order_id = o.id
      full join order_vat v on v.order_id = i.order_id and v.vat_class = i.vat_class
      where (i.order_id is null and exists (select from order_items x where x.order_id = v.order_id))
        or v.order_id is null or v.gross_cents < i.cents`,
  },
  {
    invariant: 'I6',
    rule: 'an order costs what its lines and its delivery cost',
    query: () => sql`
      select o.order_number as subject,
        'subtotal ' || o.subtotal_cents || ', lines ' || coalesce(sum(i.total_cents), 0) as detail
      from orders o left join order_items i on i.order_id = o.id
      group by o.id
      having o.subtotal_cents <> coalesce(sum(i.total_cents), 0)
        or o.total_cents <> o.subtotal_cents + o.shipping_cents - o.discount_cents`,
  },
  {
    invariant: 'I7',
    rule: 'no more goes back than was captured',
    query: () => sql`
      select p.id::text as subject, 'captured ' || coalesce(p.captured_cents, 0) || ', refunds ' || sum(r.amount_cents - r.gift_card_cents) as detail
      from payments p join refunds r on r.payment_id = p.id
      group by p.id
      having sum(r.amount_cents - r.gift_card_cents) > coalesce(p.captured_cents, 0)`,
  },
  ...refundChecks,
  ...returnChecks,
  ...parcelChecks,
  ...jobCardChecks,
  ...couponChecks,
  ...giftCardChecks,
  ...reductionChecks,
  ...pictureChecks,
  {
    invariant: 'I8',
    rule: 'an order is confirmed by one mail, unless it was sold over the counter or cancelled before that left',
    query: (now) => sql`
      select o.order_number as subject, count(m.id) || ' confirmations' as detail
      from orders o left join outbox m on m.dedupe_key = 'order_confirmation/' || o.id
      where o.created_at > ${now}::timestamptz - interval '1 day'
      group by o.id
      having count(m.id) > 1 or (count(m.id) = 0 and o.order_status <> 'cancelled'
        and not exists (select from order_events e where e.order_id = o.id and e.kind = 'placed' and e.actor = 'admin'))`,
  },
  {
    invariant: 'I10',
    rule: 'an order has taken its pieces once, and once more when it was reopened; changes moved the difference',
    query: () => sql`
      select o.order_number as subject, p.product_id || '/' || p.size || ': ' || p.pieces || ' ordered, ' || p.taken || ' taken, ' || p.taken_again || ' taken again, ' || -p.changed_again || ' changed since' as detail
      from (
        select order_id, product_id, size, sum(pieces) as pieces,
          -coalesce(sum(delta) filter (where not is_again), 0) as taken,
          -coalesce(sum(delta) filter (where is_again and reason = 'ordered'), 0) as taken_again,
          coalesce(sum(delta) filter (where is_again and reason = 'changed'), 0) as changed_again
        from (
          select i.order_id::text, i.product_id, i.size, i.quantity as pieces, 0 as delta, '' as reason, false as is_again
          from order_items i where i.vat_class <> 'voucher'
          union all
          select ${orderOfMovement}, m.product_id, m.size, 0, m.delta, m.reason, split_part(m.ref_id, '/', 2) = 'reopened'
          from stock_movements m where m.reason in ('ordered', 'changed')
        ) moves group by order_id, product_id, size
      ) p join orders o on o.id::text = p.order_id
      where p.pieces + p.changed_again <> p.taken
        or p.taken_again <> case when o.reopened_at is null then 0 else p.taken end`,
  },
  {
    invariant: 'I10',
    rule: 'only a cancelled order has given its pieces back, and a reopened one those of before',
    query: () => sql`
      select m.product_id || '/' || m.size as subject, 'restocked for order ' || m.ref_id as detail
      from stock_movements m left join orders o on o.id::text = ${orderOfMovement}
      where m.reason = 'restocked' and o.order_status is distinct from 'cancelled'
        and (o.reopened_at is null or m.ref_id <> o.id::text)`,
  },
  {
    invariant: 'I10',
    rule: 'a cancelled order has given all its pieces back',
    query: () => sql`
      select o.order_number as subject, i.product_id || '/' || i.size as detail
      from orders o join order_items i on i.order_id = o.id
      join product_sizes s on s.product_id = i.product_id and s.size = i.size
      where o.order_status = 'cancelled' and i.quantity > i.refunded_quantity and not exists (
          select from stock_movements m where m.reason = 'restocked'
            and m.ref_id = o.id || case when o.reopened_at is null then '' else '/reopened' end
            and m.product_id = i.product_id and m.size = i.size)
        and not exists (
          select from order_events e where e.order_id = o.id and e.kind = 'cancelled' and e.data ? 'notRestocked')`,
  },
  {
    invariant: 'I4',
    rule: 'an order that was reopened was paid',
    query: () => sql`
      select o.order_number as subject, o.order_status || ' ' || o.payment_status as detail
      from orders o where o.reopened_at is not null and (o.payment_status = 'pending' or o.paid_at is null)`,
  },
  {
    invariant: 'I13',
    rule: 'a movement names an order that is there',
    query: () => sql`
      select m.product_id || '/' || m.size as subject, m.reason || ' for order ' || m.ref_id as detail
      from stock_movements m left join orders o on o.id::text = ${orderOfMovement}
      where m.reason in ('ordered', 'changed') and o.id is null`,
  },
]

export function addChecks(rows: readonly Check[]): void {
  checks.push(...rows)
}

const maxShown = 20

/** Every place where the books of orders, payments, stock and refunds do not agree; at most 20 for each rule. */
export async function findViolations(db: Db, now: Date): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const { invariant, rule, query } of checks) {
    const rows = await readWhole(
      db,
      sql`select * from (${query(now.toISOString())}) broken order by subject limit ${maxShown}`,
    )
    violations.push(...rows.map(({ subject, detail }) => ({ invariant, rule, subject, detail })))
  }
  return violations
}

/**
 * A check reads whole tables. Row by row that is quadratic, and the database chooses it where it takes them for small: it
 * counts a table's rows now and then, and not when a year of orders moves in. One transaction each, for they all wait for
 * the embedded database meanwhile.
 */
function readWhole(db: Db, query: SQL): Promise<{ subject: string; detail: string }[]> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_nestloop = off`)
      return rawRows<{ subject: string; detail: string }>(await tx.execute(query))
    },
    { accessMode: 'read only' },
  )
}
