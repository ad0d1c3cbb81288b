import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'

export interface ActivityRow {
  sheet: 'bench' | 'sent' | 'sold'
  atMs: number
  /** Counts all rows of its sheet, and those of today. */
  inAll: number
  ofDay: number
  province: string | null
  postalCode: string
  productId: number
  /** As it was ordered. */
  name: string
  size: string
}

/**
 * The newest orders in preparation and shipped, with their most valuable product, and the newest sold used bicycles:
 * paid and valid only. Names and addresses are not read.
 */
export async function readActivityRows(
  db: Db,
  { day, week, limit }: { day: Date; week: Date; limit: number },
): Promise<ActivityRow[]> {
  const dayAt = sql`${day.toISOString()}::timestamptz`
  const weekAt = sql`${week.toISOString()}::timestamptz`
  const counted = (at: string) => sql`count(*) over ()::int as in_all,
    (count(*) filter (where ${sql.raw(at)} >= ${dayAt}) over ())::int as of_day`
  const result = await db.execute(sql`
    with found as (
      (select 'bench' as sheet, id, paid_at as at, ${counted('paid_at')} from ${orders}
        where order_status = 'processing' and payment_status = 'paid' order by paid_at desc limit ${limit})
      union all
      (select 'sent', id, shipped_at, ${counted('shipped_at')} from ${orders}
        where shipped_at >= ${weekAt} and order_status <> 'cancelled' and delivery_method <> 'pickup' order by shipped_at desc limit ${limit})
    ), told as (
      select f.*, a.product_id, a.name, a.size from found f cross join lateral (
        select i.product_id, i.name, i.size from ${orderItems} i join ${products} p on p.id = i.product_id
        where i.order_id = f.id
        order by p.category in ('biciclette', 'bici-usate') desc, i.unit_cents desc, i.line_no limit 1) a
      union all
      (select 'sold', o.id, o.paid_at, ${counted('o.paid_at')}, i.product_id, i.name, i.size
        from ${orders} o join ${orderItems} i on i.order_id = o.id join ${products} p on p.id = i.product_id
        where o.paid_at >= ${weekAt} and o.payment_status = 'paid' and o.order_status <> 'cancelled'
          and p.category = 'bici-usate' and i.refunded_quantity < i.quantity
        order by o.paid_at desc limit ${limit})
    )
    select t.sheet, extract(epoch from t.at)::float8 * 1000 as "atMs", t.in_all as "inAll", t.of_day as "ofDay",
      o.province, o.postal_code as "postalCode", t.product_id as "productId", t.name, t.size
    from told t join ${orders} o on o.id = t.id order by t.at desc, t.id`)
  return rawRows<ActivityRow>(result)
}
