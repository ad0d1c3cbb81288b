import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

/** Returns and exchanges: their units, their reserved stock, and their statements. */
export const returnChecks: readonly Check[] = [
  {
    invariant: 'I18',
    rule: 'pieces in open returns are counted on their line, and none is given back or in a return twice',
    query: () => sql`
      select o.order_number as subject,
        'line ' || i.line_no || ': ' || i.returning_quantity || ' counted, ' || coalesce(sum(l.quantity), 0) || ' in open returns' as detail
      from orders o join order_items i on i.order_id = o.id
      left join (
        select l.order_id, l.line_no, l.quantity from return_lines l join returns r on r.id = l.return_id
        where r.closed_at is null
      ) l on l.order_id = i.order_id and l.line_no = i.line_no
      group by o.order_number, i.order_id, i.line_no
      having i.returning_quantity <> coalesce(sum(l.quantity), 0)
        or i.returning_quantity + i.refunded_quantity > i.quantity`,
  },
  {
    invariant: 'I19',
    rule: 'an exchange has taken its pieces once, and given them back exactly when it is none any more',
    query: () => sql`
      select coalesce(w.name, m.name) as subject,
        'wanted ' || coalesce(w.pieces, 0) || ', taken ' || coalesce(m.taken, 0) || ', given back ' || coalesce(m.released, 0) as detail
      from (
        select r.id || ' ' || i.product_id || '/' || l.exchange_size as name, sum(l.quantity) as pieces,
          bool_or(r.outcome = 'exchange' and r.state in ('announced', 'received', 'settled')) as is_kept,
          bool_or(exists (
            select from order_events e where e.order_id = r.order_id and e.data ->> 'returnId' = r.id::text
              and e.data ? 'notRestocked')) as is_homeless
        from returns r join return_lines l on l.return_id = r.id
        join order_items i on i.order_id = l.order_id and i.line_no = l.line_no
        where l.exchange_size is not null group by 1
      ) w full join (
        select ref_id || ' ' || product_id || '/' || size as name,
          -coalesce(sum(delta) filter (where reason = 'exchanged'), 0) as taken,
          coalesce(sum(delta) filter (where reason = 'exchange_released'), 0) as released
        from stock_movements where reason in ('exchanged', 'exchange_released') group by 1
      ) m on m.name = w.name
      where coalesce(w.pieces, 0) <> coalesce(m.taken, 0)
        or (m.released <> case when w.is_kept then 0 else m.taken end and not w.is_homeless)`,
  },
  {
    invariant: 'I20',
    rule: 'a statement of withdrawal is where the return is that carries it out',
    query: () => sql`
      select r.code as subject, r.state || ', statement ' || w.state as detail
      from returns r join withdrawals w on w.id = r.withdrawal_id
      where r.order_id is distinct from w.order_id or not case r.state
        when 'announced' then w.state = 'in_return'
        when 'received' then w.state = 'goods_received'
        when 'settled' then w.state = case r.outcome when 'refund' then 'refunded' else 'refused' end
        else w.state = 'refused' end`,
  },
  {
    invariant: 'I21',
    rule: 'what settles a return, and what shows it, belongs to its order',
    query: () => sql`
      select r.code as subject, 'refund ' || f.id || ' of order ' || f.order_id as detail
      from returns r join refunds f on f.id = r.refund_id where f.order_id is distinct from r.order_id
      union all
      select r.code, 'photo ' || p.id || ' of order ' || p.order_id
      from returns r join return_photos p on p.return_id = r.id where p.order_id <> r.order_id`,
  },
]
