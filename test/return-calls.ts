import { eq } from 'drizzle-orm'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { listOrderLines } from '#server/orders/order-records/order-repository.ts'
import { insertParcel, markSent, updateParcel } from '#server/orders/parcels/parcel-repository.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import type { OpenedReturn } from '#shared/contract/orders/returns/customer-returns.ts'
import { anOrderBody, aProduct } from './factories.ts'
import { sendOrder } from './order-calls.ts'
import type { TestShop } from './test-app.ts'

export interface SoldOrder extends PlacedOrder {
  productIds: number[]
}

/**
 * A paid order of three lines, delivered `deliveredDaysAgo` days ago unless that is null: two helmets of size M at 50.00,
 * a tyre at 30.00, a pedal at 20.00, and 49.00 for the delivery where it costs.
 */
export async function aSoldOrder(
  shop: TestShop,
  { deliveredDaysAgo = 2, language = 'it' }: { deliveredDaysAgo?: number | null; language?: 'it' | 'en' } = {},
): Promise<SoldOrder> {
  const helmet = await aProduct(shop.deps, { name: 'Casco Sentiero', priceCents: 1_500, sizes: { M: 5, L: 1, S: 0 } })
  const tyre = await aProduct(shop.deps, { name: 'Copertone Corsa', priceCents: 900, stock: 5 })
  const pedal = await aProduct(shop.deps, { name: 'Pedale', priceCents: 500, stock: 5 })
  const items = [
    { productId: helmet.id, quantity: 2, frameSize: 'M' },
    { productId: tyre.id, quantity: 1 },
    { productId: pedal.id, quantity: 1 },
  ]
  const answer = await sendOrder(shop, anOrderBody({ items }), { 'accept-language': language })
  if (answer.statusCode !== 201) throw new Error(`the order was refused: ${answer.body}`)
  const placed = answer.json<PlacedOrder>()
  const now = shop.clock.read()
  const deliveredAt = deliveredDaysAgo === null ? null : new Date(now.getTime() - deliveredDaysAgo * 86_400_000)
  const sent = deliveredAt && { orderStatus: 'delivered' as const, shippedAt: deliveredAt, deliveredAt }
  await shop.deps.database.db
    .update(orders)
    .set({ paymentStatus: 'paid', paidAt: now, shipBy: now, ...sent })
    .where(eq(orders.id, placed.id))
  if (deliveredAt) await anArrivedParcel(shop, placed.id, deliveredAt)
  return { ...placed, productIds: [helmet.id, tyre.id, pedal.id] }
}

/** All of an order as one parcel that has come. */
async function anArrivedParcel({ deps }: TestShop, orderId: string, at: Date): Promise<void> {
  const { db } = deps.database
  const lines = await listOrderLines(db, orderId)
  const parcel = await insertParcel(db, { orderId, number: 1, createdAt: at }, lines)
  await markSent(db, parcel, at)
  await updateParcel(db, parcel.id, { deliveredAt: at })
}

/** Calls of a guest with an order's key. */
export function guestOf(shop: TestShop, { orderNumber, accessKey }: PlacedOrder) {
  const path = `/api/orders/${orderNumber}/returns`
  const call = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method, url: `${url}?k=${accessKey}`, headers, ...(payload && { payload }) })
  return {
    offer: async () => (await call('GET', path)).json<ReturnOffer>(),
    open: (body: object, headers?: Record<string, string>) => call('POST', path, body, headers),
    cancel: (code: string) => call('POST', `${path}/${code}/cancel`),
    get: (rest: string) => call('GET', `/api/orders/${orderNumber}/${rest}`),
    opened: async (body: object) => {
      const answer = await call('POST', path, body)
      if (answer.statusCode !== 201) throw new Error(`the return was refused: ${answer.body}`)
      return answer.json<OpenedReturn>()
    },
  }
}

export async function brokenBooks(shop: TestShop): Promise<string[]> {
  return (await checkInvariants(shop.deps)).map(violationText)
}
