import { keepAddress } from '#server/orders/address-book/address-book-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'

/**
 * Stores the delivery address of an order among its customer's, as the first («Salva questo indirizzo»). The order exists
 * already, so this never fails.
 */
export async function keepDeliveryAddress(
  { database, log }: Pick<OrdersDeps, 'database' | 'log'>,
  customerId: string,
  { shippingAddress, city, postalCode, customerPhone, delivery }: NewOrderBody['order'],
): Promise<void> {
  if (delivery === 'pickup') return
  try {
    const place = { address: shippingAddress, city, postalCode, phone: customerPhone }
    await inTransaction(database, (tx) => keepAddress(tx, customerId, place))
  } catch (error) {
    log.error({ err: error }, 'the address of an order was not kept in the profile')
  }
}
