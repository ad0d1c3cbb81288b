import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { countOpenReturns } from '#server/orders/returns/admin-return-repository.ts'
import { countOpenWithdrawals } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import type { countAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import type { Reply } from '#shared/contract/platform/endpoint.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { countOrdersIn, countTask } from './admin-order-repository.ts'

/** The numbers beside the views of the orders. */
export async function readOrderCounts({
  database: { db },
  clock,
}: Pick<OrdersDeps, 'database' | 'clock'>): Promise<Reply<typeof countAdminOrders>> {
  const now = clock()
  const [toShip, toPay, onTheWay, returns, withdrawals, all] = await Promise.all([
    countTask(db, 'to_ship', now),
    countTask(db, 'to_confirm', now),
    countOrdersIn(db, 'shipped'),
    countOpenReturns(db, romeDayOf(now), romeDayOf(now)),
    countOpenWithdrawals(db, now),
    countOrdersIn(db),
  ])
  return { toShip, toPay, onTheWay, comingBack: returns.open + withdrawals.open, all }
}
