import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const counterChecks: readonly Check[] = [
  {
    invariant: 'I55',
    rule: 'what an order was paid by in the shop sums to what its total left to pay there',
    query: () => sql`
      select o.order_number as subject, 'total ' || o.total_cents || ', tenders ' || coalesce(sum(t.amount_cents), 0) as detail
      from orders o left join tenders t on t.order_id = o.id and t.tender <> 'gift_card'
      where o.payment_status <> 'pending'
        and (o.payment_method = 'counter' or exists (select from tenders p where p.order_id = o.id))
      group by o.id having coalesce(sum(t.amount_cents), 0) <> o.total_cents - o.gift_card_cents - o.received_cents`,
  },
  {
    invariant: 'I55',
    rule: 'the sheet of a day has what the orders that were paid in the shop on it cost',
    query: () => sql`
      with booked as (
        select (o.paid_at at time zone 'Europe/Rome')::date as day, o.total_cents - o.gift_card_cents - o.received_cents as cents
        from orders o where o.payment_status <> 'pending'
          and (o.payment_method = 'counter' or exists (select from tenders t where t.order_id = o.id))
        union all
        select (created_at at time zone 'Europe/Rome')::date, -amount_cents from tenders where tender <> 'gift_card')
      select coalesce(day::text, 'no day') as subject, 'books less tenders ' || sum(cents) as detail
      from booked group by day having sum(cents) <> 0`,
  },
  {
    invariant: 'I55',
    rule: 'what is paid in the shop is in the books of the day on which it was paid',
    query: () => sql`
      select o.order_number as subject, 'paid at ' || coalesce(o.paid_at::text, 'no time') || ', tender of ' || t.created_at as detail
      from tenders t join orders o on o.id = t.order_id
      where o.paid_at is distinct from t.created_at`,
  },
  {
    invariant: 'I55',
    rule: 'no courier has a parcel of an order of the counter',
    query: () => sql`
      select o.order_number as subject, 'parcel ' || p.number as detail
      from orders o join parcels p on p.order_id = o.id
      where (o.payment_method = 'counter' or o.channel = 'counter') and (p.carrier is not null or p.tracking_code is not null)`,
  },
  {
    invariant: 'I55',
    rule: 'a cancelled order keeps no time to be collected, and nothing is kept after its time',
    query: (now) => sql`
      select o.order_number as subject, 'place ' || k.slot_place as detail
      from pick_ups k join orders o on o.id = k.order_id where o.order_status = 'cancelled' and k.slot_place is not null
      union all
      select o.order_number, 'kept until ' || k.kept_until
      from pick_ups k join orders o on o.id = k.order_id
      where o.payment_method = 'counter' and o.payment_status = 'pending' and o.order_status in ('processing', 'shipped')
        and k.kept_until < ${now}::timestamptz - interval '1 day'`,
  },
  {
    invariant: 'I55',
    rule: 'a place of a time of collection is held or kept once, so that no time has more orders than places',
    query: () => sql`
      select p.slot_start::text as subject, 'place ' || p.slot_place || ', times ' || count(*) as detail
      from (
        select slot_start, slot_place from pick_ups where slot_place is not null
        union all
        select h.slot_start, h.slot_place from slot_holds h join checkouts c on c.id = h.checkout_id and c.status = 'open'
      ) p group by p.slot_start, p.slot_place having count(*) > 1`,
  },
  {
    invariant: 'I55',
    rule: 'no place of a time of collection is beyond the capacity that was set when it was chosen',
    query: () => sql`
      select o.order_number as subject, 'place ' || k.slot_place || ' of ' || (s.value -> 'pickup' ->> 'capacity') as detail
      from pick_ups k join orders o on o.id = k.order_id
      join lateral (
        select value from shop_settings where key = 'pickup' and created_at <= o.created_at order by version desc limit 1
      ) s on k.slot_place > (s.value -> 'pickup' ->> 'capacity')::int`,
  },
]
