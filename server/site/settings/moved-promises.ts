import type { Deps } from '#server/deps.ts'
import { listItemsOfOrders, listOrders } from '#server/orders/admin-orders/admin-order-repository.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { promisedDays } from '#server/pricing/shipping/promised-days.ts'
import type { HoursValue, MovedPromise } from '#shared/contract/site/hours-setting.ts'

const mostOrders = 1_000

/**
 * The orders still to ship that these hours would deliver after the day that their customers were told. The promise
 * itself stays (rule 730).
 */
export async function movedPromises(
  { database: { db }, shop, clock }: Pick<Deps, 'database' | 'shop' | 'clock'>,
  draft: HoursValue,
): Promise<MovedPromise[]> {
  const wanted = { task: 'to_ship', sort: 'urgent', limit: mostOrders, offset: 0 } as const
  const { orders } = await listOrders(db, { ...wanted, now: clock(), isProgram: false })
  const promised = orders.flatMap((order) => {
    const { paidAt, arrivesOn: promisedFor } = order
    return paidAt && promisedFor ? { ...order, paidAt, promisedFor } : []
  })
  const items = await listItemsOfOrders(
    db,
    promised.map(({ id }) => id),
  )
  return promised.flatMap(({ id, orderNumber, customerName, promisedFor, paidAt, deliveryMethod, postalCode }) => {
    const arrival = (by: Shop) =>
      promisedDays(by, paidAt, { deliveryMethod, postalCode, lines: items.get(id) ?? [] }).arrivesOn
    const arrivesOn = arrival({ ...shop, ...draft })
    const isLater = arrivesOn === null || (arrivesOn > promisedFor && arrivesOn !== arrival(shop))
    return isLater ? { id, orderNumber, customerName, promisedFor, arrivesOn } : []
  })
}
