import type { Deps } from '#server/deps.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'
import { keepAddress } from './delivery-address-repository.ts'

/**
 * Keeps where an order goes in the profile of who has asked for it («Salva questo indirizzo»). The order stands already:
 * whatever happens here, it never fails.
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
