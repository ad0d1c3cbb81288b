import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const invoiceChecks: readonly Check[] = [
  {
    invariant: 'I54',
    rule: 'numbers of invoices run from 1 without a gap in each year and series',
    query: () => sql`
      select year || '/' || series as subject, count(*) || ' invoices, the last is ' || max(number) as detail
      from invoices group by year, series having count(*) <> max(number)`,
  },
  {
    invariant: 'I54',
    rule: 'a paid order with a request has its invoice',
    query: () => sql`
      select o.order_number as subject, 'paid at ' || o.paid_at as detail
      from invoice_requests r join orders o on o.id = r.order_id
      where o.payment_status in ('paid', 'refunded')
        and not exists (select from invoices i where i.order_id = o.id and i.kind = 'TD01')`,
  },
  {
    invariant: 'I54',
    rule: 'credit notes take back no more than their invoice',
    query: () => sql`
      select i.year || '/' || i.series || i.number as subject, i.total_cents || ', taken back ' || sum(c.total_cents) as detail
      from invoices i join invoices c on c.invoice_id = i.id
      group by i.id having sum(c.total_cents) > i.total_cents`,
  },
]
