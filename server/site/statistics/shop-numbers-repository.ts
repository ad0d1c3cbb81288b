import { and, count, eq, gte, lt, ne, sql, sum } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'

/** A sale: paid, and neither cancelled nor refunded; a gift card counts when it pays for something. */
const isSale = and(
  eq(orders.paymentStatus, 'paid'),
  ne(orders.orderStatus, 'cancelled'),
  eq(orders.sellsGiftCard, false),
)

/** Less refunds. */
const keptCents = sql`${orders.totalCents} - ${orders.refundedCents}`

export async function countOrders(db: Db, from: Date, until: Date): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, until)))
  return row?.orders ?? 0
}

export async function sumSales(db: Db, from: Date): Promise<number> {
  const [row] = await db
    .select({ cents: sum(keptCents) })
    .from(orders)
    .where(and(isSale, gte(orders.createdAt, from)))
  return Number(row?.cents ?? 0)
}

/** Sales by the day on the shop's calendar ("2026-11-20") on which they were placed; days without any are left out. */
export async function listSalesByDay(db: Db, from: Date): Promise<{ day: string; orders: number; cents: number }[]> {
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'Europe/Rome', 'YYYY-MM-DD')`
  const rows = await db
    .select({ day, orders: count(), cents: sum(keptCents) })
    .from(orders)
    .where(and(isSale, gte(orders.createdAt, from)))
    .groupBy(sql`1`)
  return rows.map((row) => ({ ...row, cents: Number(row.cents ?? 0) }))
}

/** People with an order or a login since a moment; an account and a guest of the same address are one. */
export async function countActiveCustomers(db: Db, since: Date): Promise<number> {
  const moment = since.toISOString()
  const { rows } = (await db.execute(sql`
    select count(distinct person)::int as people from (
      select lower(coalesce(c.email, o.customer_email)) as person
      from orders o left join customers c on c.id = o.customer_id
      where o.created_at >= ${moment}::timestamptz and o.customer_email <> ''
      union all
      select lower(email) from customers where last_login_at >= ${moment}::timestamptz
    ) active`)) as unknown as { rows: { people: number }[] }
  return rows[0]?.people ?? 0
}

/** Orders to ship with a bicycle, which needs assembly. */
export async function countBicyclesToShip(db: Db): Promise<number> {
  const [row] = await db
    .select({ orders: sql<number>`count(distinct ${orders.id})::int` })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(orders.orderStatus, 'processing'),
        eq(orders.paymentStatus, 'paid'),
        sql`${products.category} in ('biciclette', 'bici-usate')`,
      ),
    )
  return row?.orders ?? 0
}
