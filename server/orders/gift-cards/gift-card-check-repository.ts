import { sql } from 'drizzle-orm'
import type { Check } from '#server/platform/database/invariant-check.ts'

export const giftCardChecks: readonly Check[] = [
  {
    invariant: 'I40',
    rule: 'a gift card has what its movements say, and it was issued once, with what it is worth',
    query: () => sql`
      select g.id::text as subject, 'balance ' || g.balance_cents || ' of ' || g.initial_cents || ', movements ' || coalesce(sum(m.cents), 0) as detail
      from gift_cards g left join gift_card_movements m on m.card_id = g.id
      group by g.id
      having g.balance_cents <> coalesce(sum(m.cents), 0) or g.balance_cents not between 0 and g.initial_cents
        or coalesce(sum(m.cents) filter (where m.kind = 'issue'), 0) <> case when g.issued_at is null then 0 else g.initial_cents end`,
  },
  {
    invariant: 'I41',
    rule: 'what gift cards pay of an order is what they lost for it and have not got back',
    query: () => sql`
      select o.order_number as subject, 'order says ' || o.gift_card_cents || ', spent ' || coalesce(m.cents, 0) || ', refunded ' || coalesce(r.cents, 0) as detail
      from orders o
      left join (select order_id, -sum(cents) as cents from gift_card_movements where kind in ('spend', 'give_back') group by 1) m on m.order_id = o.id
      left join (select order_id, sum(gift_card_cents) as cents from refunds group by 1) r on r.order_id = o.id
      where coalesce(m.cents, 0) <> case
        when o.order_status = 'cancelled' and o.payment_status = 'pending' then 0
        else o.gift_card_cents - coalesce(r.cents, 0) end`,
  },
  {
    invariant: 'I42',
    rule: 'no more goes back by any means than came by it, and cards get theirs last',
    query: () => sql`
      select o.order_number as subject, 'cards ' || coalesce(sum(r.gift_card_cents), 0) || ' of ' || o.gift_card_cents
        || ', outside ' || coalesce(sum(r.amount_cents - r.gift_card_cents), 0) || ' of ' || o.total_cents - o.gift_card_cents as detail
      from orders o join refunds r on r.order_id = o.id
      group by o.id
      having sum(r.gift_card_cents) > o.gift_card_cents
        or sum(r.amount_cents - r.gift_card_cents) > o.total_cents - o.gift_card_cents
        or (sum(r.gift_card_cents) > 0 and sum(r.amount_cents - r.gift_card_cents) <> o.total_cents - o.gift_card_cents)`,
  },
  {
    invariant: 'I43',
    rule: 'open checkouts hold no more of a card than is on it',
    query: () => sql`
      select g.id::text as subject, 'held ' || sum(h.cents) || ' of ' || g.balance_cents as detail
      from gift_cards g join checkout_gift_cards h on h.card_id = g.id
      join checkouts c on c.id = h.checkout_id and c.status = 'open'
      group by g.id having sum(h.cents) > g.balance_cents`,
  },
  {
    invariant: 'I43',
    rule: 'a checkout holds of cards what it says',
    query: () => sql`
      select c.id::text as subject, c.gift_card_cents || ', cards ' || coalesce(sum(h.cents), 0) as detail
      from checkouts c left join checkout_gift_cards h on h.checkout_id = c.id
      group by c.id having c.gift_card_cents <> coalesce(sum(h.cents), 0)`,
  },
  {
    invariant: 'I44',
    rule: 'an order that sells a gift card has one, worth what it costs, issued exactly when it is paid',
    query: () => sql`
      select o.order_number as subject, o.payment_status || ', card ' || coalesce(g.initial_cents::text, 'missing') as detail
      from orders o left join gift_cards g on g.order_id = o.id
      where (o.sells_gift_card and (g.id is null or g.initial_cents <> o.total_cents
          or (g.issued_at is not null) <> (o.payment_status <> 'pending' and o.order_status <> 'cancelled')))
        or (not o.sells_gift_card and g.id is not null)`,
  },
  {
    invariant: 'I44',
    rule: 'what goes back to who bought a card is off the card',
    query: () => sql`
      select o.order_number as subject, 'asked back ' || o.refund_asked_cents || ', off the card ' || coalesce(-sum(m.cents), 0) as detail
      from orders o join gift_cards g on g.order_id = o.id
      left join gift_card_movements m on m.card_id = g.id and m.kind = 'take_off'
      where g.issued_at is not null
      group by o.id
      having coalesce(-sum(m.cents), 0) > o.refund_asked_cents
        or (coalesce(-sum(m.cents), 0) < o.refund_asked_cents
          and not exists (select from refunds r where r.order_id = o.id and r.reason = 'elsewhere'))`,
  },
]
