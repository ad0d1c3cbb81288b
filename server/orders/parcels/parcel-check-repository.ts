import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

/** Parcels: their units equal the bought units still to ship, and the order's state follows its parcels. */
export const parcelChecks: readonly Check[] = [
  {
    invariant: 'I23',
    rule: 'pieces in parcels are counted on their line, as those handed over in the shop, and those packed still leave',
    query: () => sql`
      select o.order_number as subject,
        'line ' || i.line_no || ': ' || i.packed_quantity || ' packed, ' || i.sent_quantity || ' sent, parcels '
          || coalesce(l.packed, 0) || ' and ' || coalesce(l.sent, 0) as detail
      from orders o join order_items i on i.order_id = o.id
      left join (
        select l.order_id, l.line_no, sum(l.quantity) as packed,
          coalesce(sum(l.quantity) filter (where p.sent_at is not null), 0) as sent
        from parcel_lines l join parcels p on p.id = l.parcel_id group by l.order_id, l.line_no
      ) l on l.order_id = i.order_id and l.line_no = i.line_no
      where ((i.packed_quantity <> coalesce(l.packed, 0) or i.sent_quantity <> coalesce(l.sent, 0))
          and not (o.delivery_method = 'pickup' and o.order_status = 'delivered'
            and i.packed_quantity = i.sent_quantity and i.sent_quantity >= coalesce(l.sent, 0)))
        or (i.sent_quantity = 0 and i.packed_quantity > i.quantity - i.refunded_quantity - i.returning_quantity)`,
  },
  {
    invariant: 'I23',
    rule: 'an order is where its parcels are, and its carrier and code are those of the last that left',
    query: () => sql`
      select o.order_number as subject, o.order_status || ', ' || coalesce(p.open, 0) || ' parcels packed, '
        || coalesce(p.sent, 0) || ' sent, ' || coalesce(p.delivered, 0) || ' delivered' as detail
      from orders o left join (
        select order_id, count(*) as all_of_it, count(*) filter (where sent_at is null) as open, count(sent_at) as sent,
          count(delivered_at) as delivered
        from parcels group by order_id
      ) p on p.order_id = o.id
      where (o.order_status not in ('processing', 'shipped') and coalesce(p.open, 0) > 0)
        or (o.order_status = 'cancelled' and coalesce(p.all_of_it, 0) > 0)
        or (o.order_status in ('shipped', 'delivered') and coalesce(p.all_of_it, 0) = 0 and not o.sells_gift_card
          and not (o.delivery_method = 'pickup' and o.order_status = 'delivered')
          and exists (select from order_items i where i.order_id = o.id))
        or (o.order_status = 'delivered' and p.delivered < p.all_of_it)
      union all
      select o.order_number, 'known by ' || coalesce(o.carrier, 'none') || ' ' || coalesce(o.tracking_code, 'none')
      from orders o join lateral (
        select carrier, tracking_code from parcels where order_id = o.id and sent_at is not null
        order by sent_at desc, number desc limit 1
      ) p on true
      where (o.carrier, o.tracking_code) is distinct from (p.carrier, p.tracking_code)`,
  },
  {
    invariant: 'I23',
    rule: 'no courier has a parcel of an order that is collected',
    query: () => sql`
      select o.order_number as subject, 'parcel ' || p.number || ' by ' || coalesce(p.carrier, p.tracking_code) as detail
      from parcels p join orders o on o.id = p.order_id
      where o.delivery_method = 'pickup' and not o.sells_gift_card
        and (p.carrier is not null or p.tracking_code is not null)`,
  },
  {
    invariant: 'I23',
    rule: 'a parcel holds something',
    query: () => sql`
      select o.order_number as subject, 'parcel ' || p.number as detail from parcels p join orders o on o.id = p.order_id
      where not exists (select from parcel_lines l where l.parcel_id = p.id)`,
  },
]
