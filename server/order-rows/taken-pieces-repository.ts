import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { rawRows } from '#server/db/raw-rows.ts'
import { orderItems, orders } from '#server/db/schema/order-tables.ts'
import { checkoutLines, checkouts } from '#server/db/schema/payment-tables.ts'
import { lockNames } from '#server/throttle/counted-call-repository.ts'

const dayMs = 86_400_000

export interface Taker {
  /** Keyed hash of the network. */
  network: string
  email: string
  customerId: string | null
}

export interface TakenPieces {
  /** Something, from this network, by this account or with this e-mail address. */
  hasPaid: boolean
  byProduct: ReadonlyMap<number, number>
  oldestAt: Date | undefined
}

/** The orders of one network wait for each other until the transaction ends; nobody else's do. */
export async function lockTaker(tx: Db, { network }: Taker): Promise<void> {
  await lockNames(tx, [`pieces/${network}`])
}

/** Counts what stands now: what was cancelled, has expired or was given back is no longer taken. */
export async function readTakenPieces(tx: Db, { network, email, customerId }: Taker, now: Date): Promise<TakenPieces> {
  const since = new Date(now.getTime() - dayMs).toISOString()
  const paid = sql`select 1 from ${orders} o where o.payment_status = 'paid' and`
  const result = await tx.execute(sql`
    with taken as (
      select i.product_id, i.quantity, o.created_at from ${orders} o join ${orderItems} i on i.order_id = o.id
      where o.placed_from = ${network} and o.created_at > ${since}::timestamptz
        and o.payment_status = 'pending' and o.order_status <> 'cancelled'
      union all
      select l.product_id, l.quantity, c.created_at from ${checkouts} c join ${checkoutLines} l on l.checkout_id = c.id
      where c.placed_from = ${network} and l.state = 'held'
    )
    select exists (${paid} o.placed_from = ${network})
        or exists (${paid} lower(o.customer_email) = lower(${email}))
        or exists (${paid} o.customer_id = ${customerId}::uuid) as "hasPaid",
      (select extract(epoch from min(created_at))::float8 * 1000 from taken) as "oldestMs",
      (select json_object_agg(product_id, pieces) from
        (select product_id, sum(quantity)::int as pieces from taken group by product_id) by_product) as pieces`)
  const [row] = rawRows<{ hasPaid: boolean; oldestMs: number | null; pieces: Record<string, number> | null }>(result)
  return {
    hasPaid: row?.hasPaid ?? false,
    byProduct: new Map(Object.entries(row?.pieces ?? {}).map(([id, pieces]) => [Number(id), pieces])),
    oldestAt: row?.oldestMs ? new Date(row.oldestMs) : undefined,
  }
}

/** Where orders came from is nobody's business for longer. */
export async function forgetNetworksBefore(db: Db, before: Date): Promise<void> {
  const moment = before.toISOString()
  await db.execute(sql`update ${orders} set placed_from = null
    where placed_from is not null and created_at < ${moment}::timestamptz`)
  await db.execute(sql`update ${checkouts} set placed_from = null, browser = null, typed_hash = null
    where coalesce(placed_from, browser, typed_hash) is not null and created_at < ${moment}::timestamptz`)
}
