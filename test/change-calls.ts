import type { AmendedOrder, OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import type { OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from './factories.ts'
import { sendOrder } from './order-calls.ts'
import type { TestShop } from './test-app.ts'

/**
 * An unpaid order: two helmets of size M at 15.00 (of 5; one L, no S), a tyre at 9.00 (of 5), and the delivery, which is
 * free above 50.00.
 */
export async function aChangeableOrder(shop: TestShop, headers: Record<string, string> = { 'accept-language': 'it' }) {
  const helmet = await aProduct(shop.deps, { name: 'Casco Sentiero', priceCents: 1_500, sizes: { M: 5, L: 1, S: 0 } })
  const tyre = await aProduct(shop.deps, { name: 'Copertone Corsa', priceCents: 900, stock: 5 })
  const items = [
    { productId: helmet.id, quantity: 2, frameSize: 'M' },
    { productId: tyre.id, quantity: 1 },
  ]
  const answer = await sendOrder(shop, anOrderBody({ items }), headers)
  if (answer.statusCode !== 201) throw new Error(`the order was refused: ${answer.body}`)
  return { ...answer.json<PlacedOrder>(), helmet: helmet.id, tyre: tyre.id }
}

/** Calls of a holder of an order's key. */
export function changerOf(shop: TestShop, { orderNumber, accessKey }: Pick<PlacedOrder, 'orderNumber' | 'accessKey'>) {
  const call = (method: 'GET' | 'POST', rest: string, payload?: object) =>
    shop.app.inject({
      method,
      url: `/api/orders/${orderNumber}${rest}?k=${accessKey}`,
      ...(payload && { payload }),
    })
  const offer = async () => (await call('GET', '/changes')).json<OrderEditOffer>()
  const amend = async (change: object) => call('POST', '/changes', { version: (await offer()).version, ...change })
  return {
    offer,
    amend,
    amended: async (change: object) => {
      const answer = await amend(change)
      if (answer.statusCode !== 200) throw new Error(`the change was refused: ${answer.body}`)
      return answer.json<AmendedOrder>()
    },
    cancel: (body?: object) => call('POST', '/cancel', body),
    page: async () => (await call('GET', '')).json<OrderPage>(),
  }
}
