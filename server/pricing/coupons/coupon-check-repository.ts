import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const couponChecks: readonly Check[] = [
  {
    invariant: 'I37',
    rule: 'what codes took off an order is what they took off its lines, each code its part',
    query: () => sql`
      select o.order_number as subject,
        'discount ' || o.discount_cents || ', lines ' || i.cents || ', codes ' || coalesce(u.cents, 0) as detail
      from orders o
      join (select order_id, sum(discount_cents) as cents from order_items group by 1) i on i.order_id = o.id
      left join (select order_id, sum(discount_cents) as cents from code_uses where order_id is not null group by 1) u
        on u.order_id = o.id
      where o.discount_cents <> i.cents or o.discount_cents <> coalesce(u.cents, 0)`,
  },
  {
    invariant: 'I38',
    rule: 'what was given back of a line is what its pieces were worth',
    query: () => sql`
      select o.order_number as subject, 'line ' || i.line_no || ': ' || sum(l.amount_cents) as detail
      from orders o join order_items i on i.order_id = o.id
      join refund_lines l on l.order_id = i.order_id and l.line_no = i.line_no
      group by o.order_number, i.order_id, i.line_no
      having sum(l.amount_cents)
        <> i.refunded_quantity * i.unit_cents - (i.discount_cents::bigint * i.refunded_quantity) / i.quantity`,
  },
]
