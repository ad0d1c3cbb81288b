import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

/** Refunds of orders: requested and completed amounts, and the places of the units. */
export const refundChecks: readonly Check[] = [
  {
    invariant: 'I22',
    rule: 'what has come in of a transfer is what statements told and staff booked',
    query: () => sql`
      select o.order_number as subject, o.received_cents || ' received, ' || coalesce(sum(c.booked_cents), 0) || ' booked' as detail
      from orders o left join bank_credits c on c.order_id = o.id
      where o.payment_method = 'bank' and o.cancelled_at is null and o.reopened_at is null
      group by o.id
      having o.received_cents <> coalesce(sum(c.booked_cents), 0)`,
  },
  {
    invariant: 'I7',
    rule: 'what was asked back of an order, and what has gone back, is the sum of its refunds',
    query: () => sql`
      select o.order_number as subject,
        'asked ' || o.refund_asked_cents || ', back ' || o.refunded_cents || ' of ' || o.total_cents || '; refunds '
          || coalesce(sum(r.amount_cents), 0) || ', ' || coalesce(sum(r.amount_cents) filter (where r.state = 'completed'), 0) as detail
      from orders o left join refunds r on r.order_id = o.id
      group by o.id
      having o.refund_asked_cents <> coalesce(sum(r.amount_cents), 0) or o.refund_asked_cents > o.total_cents
        or o.refunded_cents <> coalesce(sum(r.amount_cents) filter (where r.state = 'completed'), 0)`,
  },
  {
    invariant: 'I14',
    rule: 'an order is refunded exactly when all that was paid has gone back, and none is that was not paid',
    query: () => sql`
      select o.order_number as subject,
        o.payment_status || ', ' || o.refunded_cents || ' of ' || o.total_cents || ' back' as detail
      from orders o
      where (o.payment_status = 'refunded') <> (o.refunded_cents = o.total_cents and o.total_cents > 0)
        or (o.payment_status = 'pending' and o.refund_asked_cents > 0)`,
  },
  {
    invariant: 'I14',
    rule: 'the payment of an order is refunded when the order is',
    query: () => sql`
      select o.order_number as subject, o.payment_status || ', payment ' || p.state as detail
      from orders o join payments p on p.id = o.payment_id
      where (o.payment_status = 'refunded') <> (p.state = 'refunded')`,
  },
  {
    invariant: 'I15',
    rule: 'a refund is what its pieces were worth, the delivery and the free amount',
    query: () => sql`
      select r.id::text as subject, r.amount_cents || ', parts ' || r.shipping_cents + r.other_cents + coalesce(l.cents, 0) as detail
      from refunds r left join (
        select l.refund_id, sum(l.amount_cents) as cents from refund_lines l group by l.refund_id
      ) l on l.refund_id = r.id
      where r.amount_cents <> r.shipping_cents + r.other_cents + coalesce(l.cents, 0)`,
  },
  {
    invariant: 'I16',
    rule: 'each piece given back was bought and is counted once',
    query: () => sql`
      select o.order_number as subject,
        'line ' || i.line_no || ': ' || i.quantity || ' bought, ' || i.refunded_quantity || ' counted, ' || coalesce(sum(l.quantity), 0) || ' in refunds' as detail
      from orders o join order_items i on i.order_id = o.id
      left join refund_lines l on l.order_id = i.order_id and l.line_no = i.line_no
      group by o.order_number, i.order_id, i.line_no
      having i.refunded_quantity <> coalesce(sum(l.quantity), 0) or i.refunded_quantity > i.quantity`,
  },
  {
    invariant: 'I16',
    rule: 'a piece that came back is on sale once, and only where its refund or exchange says so',
    query: () => sql`
      select coalesce(l.name, m.name) as subject, 'on sale ' || coalesce(m.pieces, 0) || ', books say ' || coalesce(l.pieces, 0) as detail
      from (
        select p.source || ' ' || i.product_id || '/' || coalesce(p.size, i.size) as name, sum(p.pieces) as pieces
        from (
          select refund_id as source, order_id, line_no, size,
            case place when 'stock' then quantity else restocked_quantity end as pieces
          from refund_lines
          union all select return_id, order_id, line_no, size, restocked_quantity from return_lines
        ) p join order_items i on i.order_id = p.order_id and i.line_no = p.line_no group by 1
      ) l full join (
        select split_part(ref_id, '/', 1) || ' ' || product_id || '/' || size as name, sum(delta) as pieces
        from stock_movements where reason = 'returned' group by 1
      ) m on m.name = l.name
      where coalesce(l.pieces, 0) <> coalesce(m.pieces, 0)`,
  },
  {
    invariant: 'I24',
    rule: 'an order that was added to another names one that is there, of the same customer',
    query: () => sql`
      select a.order_number as subject, 'added to ' || coalesce(o.order_number, 'nothing') as detail
      from orders a left join orders o on o.id = a.addition_to
      where a.addition_to is not null
        and (o.id is null or lower(o.customer_email) <> lower(a.customer_email))`,
  },
  {
    invariant: 'I17',
    rule: 'the delivery charge, paid with the order or kept since, goes back once at most',
    query: () => sql`
      select o.order_number as subject, sum(r.shipping_cents) || ' of ' || o.shipping_cents + o.kept_shipping_cents + o.kept_code_cents as detail
      from orders o join refunds r on r.order_id = o.id
      group by o.id
      having sum(r.shipping_cents) > o.shipping_cents + o.kept_shipping_cents + o.kept_code_cents`,
  },
  {
    invariant: 'I17',
    rule: 'what was kept of refunds is in refunds',
    query: () => sql`
      select o.order_number as subject, o.kept_shipping_cents || ' and ' || o.kept_code_cents as detail
      from orders o
      where o.kept_shipping_cents < 0 or o.kept_code_cents < 0 or o.kept_shipping_cents + o.kept_code_cents > (
        select coalesce(sum(greatest(0, -r.other_cents)), 0) from refunds r where r.order_id = o.id)`,
  },
  {
    invariant: 'I24',
    rule: 'money of a cancelled order is kept for the delivery of what was added to it alone',
    query: () => sql`
      select o.order_number as subject, o.total_cents - o.refund_asked_cents || ' kept' as detail
      from orders o
      where o.order_status = 'cancelled' and o.payment_status = 'paid' and o.refund_asked_cents < o.total_cents
        and not exists (select from orders a where a.addition_to = o.id and a.order_status <> 'cancelled')`,
  },
  {
    invariant: 'I14',
    rule: 'nothing leaves of an order after all of its money was asked back',
    query: () => sql`
      select o.order_number as subject, e.kind || ' after its money went back' as detail
      from orders o join order_events e on e.order_id = o.id
      where o.total_cents > 0 and o.refund_asked_cents = o.total_cents
        and e.kind in ('shipped', 'parcel_sent') and e.data ? 'carrier' and e.id > (
          select max(r.id) from order_events r where r.order_id = o.id
            and (r.kind = 'refund_requested' or (r.kind = 'refunded' and r.data ->> 'by' = 'provider')))`,
  },
]
