import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { listOrderLines, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { promiseIfPaid } from '#server/pricing/shipping/promised-days.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'

/** Of an order that waits for its transfer, as long as that may come in time. */
export async function readPromiseIfPaid(
  { database, shop, clock }: Pick<OrdersDeps, 'database' | 'shop' | 'clock'>,
  order: StoredOrder,
): Promise<Pick<PlacedOrder, 'promisedIf'>> {
  if (!waitsForTransfer(order)) return {}
  const promisedIf = promiseIfPaid(shop, order.createdAt, {
    ...order,
    lines: await listOrderLines(database.db, order.id),
  })
  return promisedIf && promisedIf.paidBy >= romeDayOf(clock()) ? { promisedIf } : {}
}

const waitsForTransfer = ({ bankReference, paymentStatus, orderStatus, sellsGiftCard }: StoredOrder) =>
  bankReference !== null && paymentStatus === 'pending' && orderStatus === 'processing' && !sellsGiftCard
