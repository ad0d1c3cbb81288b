import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { countedCalls } from '#server/platform/database/schema/people-tables.ts'

/** From here the dashboard points out unpaid units of one network, before the limit. */
const manyPieces = 10

const isUnpaid = sql`o.payment_status = 'pending' and o.order_status = 'processing'`

/** Networks with many units in unpaid orders, or with a refusal in the last day (older ones are deleted). */
const hoarders = sql`(
  select c.network from ${countedCalls} c where c.rule = 'hoarding'
  union
  select o.placed_from from ${orders} o join ${orderItems} i on i.order_id = o.id
  where o.placed_from is not null and ${isUnpaid} group by o.placed_from having sum(i.quantity) >= ${manyPieces})`

export function isHoarded(): SQL {
  return sql`${orders.paymentStatus} = 'pending' and ${orders.orderStatus} = 'processing' and ${orders.placedFrom} in ${hoarders}`
}

export interface Hoarding {
  networks: number
  orders: number
  pieces: number
}

export async function findHoarding(db: Db): Promise<Hoarding> {
  const result = await db.execute(sql`
    select (select count(*)::int from ${hoarders} h) as networks,
      count(distinct o.id)::int as orders, coalesce(sum(i.quantity), 0)::int as pieces
    from ${orders} o join ${orderItems} i on i.order_id = o.id
    where ${isUnpaid} and o.placed_from in ${hoarders}`)
  return rawRows<Hoarding>(result)[0] ?? { networks: 0, orders: 0, pieces: 0 }
}
