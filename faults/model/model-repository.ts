import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'

/** One order as the shop's tables have it, in the words of `orderInWords`. */
export interface OrderInTables {
  id: string
  number: string
  words: string
  refunds: { id: string; cents: number; isBack: boolean; kind: string }[]
  returns: { id: string; code: string }[]
}

const query = sql`
  select o.id, o.order_number as number,
    concat_ws(' ', o.order_number, o.order_status, o.payment_method, o.payment_status, 'total', o.total_cents,
      'asked', o.refund_asked_cents, 'back', o.refunded_cents, 'in', o.received_cents,
      case when o.transfer_to_return_since is null then 'none' when o.transfer_returned_at is null then 'due' else 'returned' end,
      (select string_agg(concat_ws(' ', 'line', i.line_no, i.product_id || '/' || i.size, i.quantity, i.unit_cents, i.refunded_quantity,
        i.returning_quantity, i.packed_quantity, i.sent_quantity), '; ' order by i.line_no) from order_items i where i.order_id = o.id),
      (select string_agg(concat_ws(' ', 'parcel', p.number,
          case when p.delivered_at is not null then 'delivered' when p.sent_at is not null then 'sent' else 'packed' end,
          (select string_agg(l.line_no || 'x' || l.quantity, ',' order by l.line_no) from parcel_lines l where l.parcel_id = p.id)),
        '; ' order by p.number) from parcels p where p.order_id = o.id),
      (select string_agg(words, '; ' order by words collate "C") from (
        select concat_ws(' ', 'refund', r.amount_cents, r.shipping_cents, (select string_agg(concat_ws(' ', l.line_no || 'x' || l.quantity, l.place,
            l.restocked_quantity, l.written_off_quantity), ',' order by l.line_no, l.place) from refund_lines l where l.refund_id = r.id)) as words
        from refunds r where r.order_id = o.id) refunds),
      (select string_agg(concat_ws(' ', 'return', t.kind, t.outcome, t.state, case when t.received_at is null then 'not here' else 'here' end,
          (select string_agg(concat_ws(' ', l.line_no || 'x' || l.quantity, l.size || '>' || coalesce(l.exchange_size, 'nothing'), l.restocked_quantity,
            l.written_off_quantity), ',' order by l.line_no) from return_lines l where l.return_id = t.id)), '; ' order by length(t.code), t.code)
        from returns t where t.order_id = o.id)) as words,
    (select coalesce(json_agg(json_build_object('id', r.id, 'cents', r.amount_cents, 'isBack', r.state = 'completed', 'kind', r.kind)), '[]')
      from refunds r where r.order_id = o.id) as refunds,
    (select coalesce(json_agg(json_build_object('id', t.id, 'code', t.code) order by length(t.code), t.code), '[]')
      from returns t where t.order_id = o.id) as returns
  from orders o`

export async function readOrders(db: Db): Promise<OrderInTables[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: OrderInTables[] }
  return rows
}

/** The credits of statements, each in words. */
export async function readCredits(db: Db): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select concat_ws(' ', c.id, c.amount_cents, c.state, c.booked_cents, o.order_number) as words
    from bank_credits c left join orders o on o.id = c.order_id`)) as unknown as { rows: { words: string }[] }
  return rows.map(({ words }) => words)
}
