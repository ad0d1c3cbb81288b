import { describe, expect, it } from 'vitest'
import { confirmPayment } from '#server/orders/checkout/confirm-payment.ts'
import { orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type TestCustomer } from '#test/visitor.ts'
import { cancelOrder } from './cancel-order.ts'
import { deliverOrder } from './deliver-order.ts'
import { shipOrder } from './ship-order.ts'

const shop = shopForEachTest()

async function orderOf(customer: TestCustomer): Promise<PlacedOrder> {
  const product = await aProduct(shop.deps)
  const answer = await customer.post('/api/orders', anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
  expect(answer.statusCode).toBe(201)
  return answer.json<PlacedOrder>()
}

async function orderMailKinds(): Promise<string[]> {
  const rows = await shop.deps.database.db.select({ kind: outbox.kind }).from(outbox).orderBy(outbox.id)
  return rows.map((r) => r.kind).filter((kind) => /^(order|payment)_/.test(kind))
}

describe('a logged-in customer’s order', () => {
  it('belongs to the account, whatever e-mail the order names, and opens without a key', async () => {
    const customer = await aCustomer(shop)
    const order = await orderOf(customer)
    expect(await shop.deps.database.db.select().from(orders)).toMatchObject([{ customerId: customer.user.id }])
    expect((await customer.get(`/api/orders/${order.orderNumber}`)).json()).toMatchObject({ id: order.id })
  })

  it('opens for no other customer', async () => {
    const order = await orderOf(await aCustomer(shop))
    const other = await aCustomer(shop)
    const answer = await other.get(`/api/orders/${order.orderNumber}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('order_not_found')
  })

  it('is told of in every step while mails about orders are on', async () => {
    const order = await orderOf(await aCustomer(shop))
    await confirmPayment(shop.deps, order.id)
    await shipOrder(shop.deps, order.id)
    await deliverOrder(shop.deps, order.id)
    expect(await orderMailKinds()).toEqual([
      'order_confirmation',
      'payment_received',
      'order_shipped',
      'order_delivered',
    ])
  })

  it('is told of only where it must be while they are off', async () => {
    const customer = await aCustomer(shop)
    expect((await customer.patch('/api/auth/user/notifications', { emailNotifications: false })).statusCode).toBe(200)
    const sent = await orderOf(customer)
    await confirmPayment(shop.deps, sent.id)
    await shipOrder(shop.deps, sent.id)
    await deliverOrder(shop.deps, sent.id)
    const cancelled = await orderOf(customer)
    await cancelOrder(shop.deps, cancelled.id, { actor: 'admin', reason: 'shop' })
    expect(await orderMailKinds()).toEqual([
      'order_confirmation',
      'payment_received',
      'order_confirmation',
      'order_cancelled',
    ])
  })
})
