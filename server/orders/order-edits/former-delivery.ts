import { sumRequestedShipping } from '#server/orders/order-records/addition-repository.ts'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { ChangeableOrder } from '#shared/domain/orders/weigh-order-edit.ts'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { type ShippingRules, shippingPolicyFor } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { findPaidPostalCode } from './order-edit-repository.ts'

/** What earlier edits of an order have requested, and the delivery of all that was bought. @param bought refunded units too */
export async function readFormerDelivery(
  db: Db,
  order: StoredOrder,
  bought: readonly OrderLineRow[],
  rules: ShippingRules,
): Promise<Pick<ChangeableOrder, 'askedCents' | 'boughtShippingCents'>> {
  const postalCode = (await findPaidPostalCode(db, order)) ?? order.postalCode
  const policy = shippingPolicyFor(bought, { method: order.deliveryMethod, postalCode }, rules)
  const goodsCents = bought.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
  return {
    askedCents: await sumRequestedShipping(db, order.id),
    boughtShippingCents: policy ? shippingCents(goodsCents, policy) : 0,
  }
}
