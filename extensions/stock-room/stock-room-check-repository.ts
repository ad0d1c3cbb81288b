import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const stockRoomChecks: readonly Check[] = [
  {
    invariant: 'I64',
    rule: 'a count has moved what its lines say, once it is booked and not before',
    query: () => sql`
      select l.count_id::text as subject, l.product_id || ' ' || l.size || ': ' || coalesce(l.booked, 0) || ' booked, '
        || coalesce(m.delta, 0) || ' moved' as detail
      from stock_count_lines l join stock_counts c on c.id = l.count_id
      left join stock_movements m on m.reason = 'counter' and m.ref_id = 'count/' || l.count_id
        and m.product_id = l.product_id and m.size = l.size
      where (l.booked is null) <> (c.booked_at is null) or coalesce(l.booked, 0) <> coalesce(m.delta, 0)`,
  },
  {
    invariant: 'I64',
    rule: 'every line of a delivery is in stock',
    query: () => sql`
      select l.goods_id::text as subject, 'line ' || l.line_no as detail
      from goods_lines l
      left join stock_movements m on m.reason = 'counter' and m.ref_id = 'goods/' || l.goods_id || '/' || l.line_no
        and m.product_id = l.product_id and m.size = l.size
      where m.delta is distinct from l.quantity`,
  },
]
