import type { Deps } from '#server/deps.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'
import { keepAddress } from './delivery-address-repository.ts'

/**
 * Stores the delivery address of an order in its customer's profile («Salva questo indirizzo»). The order exists
 * already, so this never fails.
 */
export async function keepDeliveryAddress(
  { database, log }: Pick<Deps, 'database' | 'log'>,
  customerId: string,
  { shippingAddress, city, postalCode, customerPhone, delivery }: NewOrderBody['order'],
): Promise<void> {
  if (delivery === 'pickup') return
  try {
    await keepAddress(database.db, customerId, { address: shippingAddress, city, postalCode, phone: customerPhone })
  } catch (error) {
    log.error({ err: error }, 'the address of an order was not kept in the profile')
  }
}
