import { sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { Language } from '#shared/domain/platform/language.ts'

const { orders, orderItems, products, reviews, withdrawals, outbox } = tables

const dayMs = 86_400_000

interface ReviewRequest {
  id: string
  deliveredMs: number
  orderNumber: string
  customerName: string
  customerEmail: string
  language: Language
  /** For sale, kept and not reviewed by this customer. */
  products: { slug: string; name: string }[]
}

/**
 * The orders delivered in this time that were never asked, with what can be reviewed of each. A request that went to the
 * same address once this order had this age was about it too.
 */
export async function listUnasked(
  db: Db,
  at: Date,
  age: { fromDays: number; toDays: number },
): Promise<ReviewRequest[]> {
  const [from, until] = [age.toDays, age.fromDays].map((days) => new Date(at.getTime() - days * dayMs).toISOString())
  const result = await db.execute(sql`
    select o.id, o.order_number as "orderNumber", o.customer_name as "customerName",
      o.customer_email as "customerEmail", o.language, extract(epoch from o.delivered_at)::float8 * 1000 as "deliveredMs",
      json_agg(distinct jsonb_build_object('slug', p.slug, 'name', p.name)) as products
    from ${orders} o
    join ${orderItems} i on i.order_id = o.id and i.refunded_quantity + i.returning_quantity < i.quantity
    join ${products} p on p.id = i.product_id and p.is_active and p.deleted_at is null
    where o.order_status = 'delivered' and o.payment_status = 'paid'
      and o.delivered_at > ${from}::timestamptz and o.delivered_at <= ${until}::timestamptz
      and not exists (select from ${withdrawals} w where w.order_id = o.id and w.state <> 'refused')
      and not exists (select from ${outbox} m where m.kind = 'review_request'
        and lower(m.to_address) = lower(o.customer_email) and m.created_at >= o.delivered_at + ${age.fromDays}::int * interval '24 hours')
      and not exists (select from ${reviews} r where r.product_id = p.id
        and (r.customer_id = o.customer_id or lower(r.customer_email) = lower(o.customer_email)))
    group by o.id order by o.delivered_at, o.id`)
  return rawRows<ReviewRequest>(result)
}
