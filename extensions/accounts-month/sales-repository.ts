import { sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { Instrument, PaymentMethod } from '#shared/domain/platform/states/order-states.ts'
import { type Days, isPaid, paidOn, sentOn, within } from './accounts-repository.ts'

const { orders, refunds } = tables

/** Of a day and a way of paying; the part by gift cards apart. */
export interface Moved {
  day: string
  method: PaymentMethod
  instrument: Instrument | null
  count: number
  cents: number
  giftCount: number
  giftCents: number
}

/** Orders paid in these days. */
export async function listPaidMoney(db: Db, days: Days): Promise<Moved[]> {
  return rawRows(
    await db.execute(sql`
      select ${paidOn}::text as day, ${orders.paymentMethod} as method, ${orders.instrument} as instrument,
        count(*)::int as count, sum(${orders.totalCents} - ${orders.giftCardCents})::float8 as cents,
        (count(*) filter (where ${orders.giftCardCents} > 0))::int as "giftCount",
        sum(${orders.giftCardCents})::float8 as "giftCents"
      from ${orders} where ${isPaid} and ${within(paidOn, days)}
      group by 1, 2, 3 order by 1, 2, 3`),
  )
}

/** Refunds sent in these days, by the way of their order; one to an account went by transfer. */
export async function listRefundedMoney(db: Db, days: Days): Promise<Moved[]> {
  const isTransfer = sql`${refunds.kind} = 'transfer' and ${refunds.iban} is not null`
  return rawRows(
    await db.execute(sql`
      select ${sentOn}::text as day, case when ${isTransfer} then 'bank' else ${orders.paymentMethod} end as method,
        case when ${isTransfer} then null else ${orders.instrument} end as instrument, count(*)::int as count,
        sum(${refunds.amountCents} - ${refunds.giftCardCents})::float8 as cents,
        (count(*) filter (where ${refunds.giftCardCents} > 0))::int as "giftCount",
        sum(${refunds.giftCardCents})::float8 as "giftCents"
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${isPaid} and ${refunds.state} = 'completed' and ${refunds.amountCents} > 0 and ${within(sentOn, days)}
      group by 1, 2, 3 order by 1, 2, 3`),
  )
}
