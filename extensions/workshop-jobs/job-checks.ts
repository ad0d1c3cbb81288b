import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const jobChecks: readonly Check[] = [
  {
    invariant: 'I61',
    rule: 'a part is in one place: on its job, in the stock, or in the sale of the job',
    query: () => sql`
      select l.id::text as subject,
        l.quantity || case when l.removed_at is not null then ' given back, ' when o.id is null then ' on the job, ' else ' sold, ' end
          || coalesce(m.delta, 0) || ' moved' as detail
      from workshop_lines l
      join workshop_jobs j on j.id = l.job_id
      left join orders o on o.id = j.order_id and o.order_status <> 'cancelled'
      left join (select split_part(ref_id, '/', 2) as line, sum(delta) as delta from stock_movements
        where reason = 'counter' and ref_id like 'workshop/%' group by 1) m on m.line = l.id::text
      where l.kind = 'part' and l.product_id is not null
        and coalesce(m.delta, 0) <> case when l.removed_at is null and o.id is null then -l.quantity else 0 end`,
  },
  {
    invariant: 'I61',
    rule: 'a job costs what the order costs that pays it, its parts are in it, and both are taken home together',
    query: () => sql`
      select j.number as subject, 'lines ' || coalesce(l.cents, 0) || ', sale ' || o.subtotal_cents || ', parts ' || coalesce(l.parts, 0) || ' and ' || coalesce(i.parts, 0) as detail
      from workshop_jobs j join orders o on o.id = j.order_id and o.order_status <> 'cancelled'
        and not exists (select from order_events e where e.order_id = o.id and e.kind = 'changed')
      left join (select job_id, sum(quantity * unit_cents) as cents, sum(quantity) filter (where kind = 'part' and product_id is not null) as parts
        from workshop_lines where removed_at is null group by job_id) l on l.job_id = j.id
      left join (select order_id, sum(quantity) as parts from order_items where product_code <> 'OFFICINA' group by order_id) i on i.order_id = o.id
      where coalesce(l.cents, 0) <> o.subtotal_cents or coalesce(l.parts, 0) <> coalesce(i.parts, 0) or (j.state = 'collected') <> (o.order_status = 'delivered')`,
  },
  {
    invariant: 'I63',
    rule: 'an estimate without an answer belongs to a job that waits for it',
    query: () => sql`
      select j.number as subject, j.state as detail
      from workshop_estimates e join workshop_jobs j on j.id = e.job_id
      where e.state = 'open' and j.state in ('booked', 'arrived')`,
  },
]
