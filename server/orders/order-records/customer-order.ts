import type { FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { opensOrder } from '#server/platform/order-keys/order-access-keys.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { currentCustomerId } from '#server/platform/sessions/session.ts'
import { findOrderByNumber, type StoredOrder } from './order-repository.ts'

/**
 * The order of this number, for its customer or the holder of one of its keys.
 * @throws Problem 404 order_not_found for all others, as for an unknown number
 */
export async function requireCustomerOrder(
  { database }: Pick<OrdersDeps, 'database'>,
  request: FastifyRequest,
  orderNumber: string,
  key: string | undefined,
): Promise<{ order: StoredOrder; hasKey: boolean; customerId: string | undefined }> {
  const order = await findOrderByNumber(database.db, orderNumber)
  if (!order) throw problem('order_not_found')
  const customerId = await currentCustomerId(request)
  const hasKey = opensOrder(key ?? '', order.accessKeyHashes)
  if (!hasKey && (order.customerId === null || order.customerId !== customerId)) throw problem('order_not_found')
  return { order, hasKey, customerId }
}
