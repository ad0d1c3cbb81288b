import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { DeliverySettings } from '#shared/contract/pricing/admin-delivery.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
let admin: Visitor
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())
beforeEach(async () => {
  w = await WalletShop.open(emulator)
  admin = await anAdministrator(w.shop)
  const { version, rules } = (await admin.get('/api/admin/delivery')).json<DeliverySettings>()
  const changed = { ...rules, express: { fee: '7.50', days: 1 }, isPickUpOffered: true }
  expect((await admin.put('/api/admin/delivery', { version, rules: changed })).statusCode).toBe(200)
  const campaign = { name: 'Autunno', target: 'all', kind: 'percent', percent: 10, codes: ['AUTUNNO10'] }
  expect((await admin.post('/api/admin/campaigns', campaign)).statusCode).toBe(201)
})
afterEach(() => w.close())

const checkoutOf = (productId: number, order: object) =>
  anOrderBody({ items: [{ productId, quantity: 1 }], order: { paymentMethod: 'paypal', ...order } })

it.each([
  ['pickup', '36.00', '0.00'],
  ['courier', '85.00', '49.00'],
  ['express', '92.50', '56.50'],
] as const)(
  'a wallet order by %s with a code costs %s, and becomes that order when its browser is gone',
  async (delivery, amount, shipping) => {
    const { id: productId } = await aProduct(w.deps, { priceCents: 4_000, stock: 3 })
    const checkout = checkoutOf(productId, { delivery, codes: ['autunno10'] })
    const started = await w.start(productId, 1, {}, { amount, checkout })
    expect(started.statusCode, started.body).toBe(201)
    const { id } = started.json<{ id: string }>()
    expect((await w.ledger(id)).amount).toBe(amount)
    await emulator.decide(id, 'approve')
    expect((await w.capture(id)).statusCode).toBe(200)
    await w.later({ minutes: 20 })
    const [stored] = await w.orders()
    const order = (await admin.get(`/api/admin/orders/${stored?.id}`)).json<AdminOrder>()
    expect(order).toMatchObject({
      shipping,
      total: amount,
      codes: 'AUTUNNO10',
      discount: '4.00',
      paymentStatus: 'paid',
    })
    expect(order.delivery ?? 'courier').toBe(delivery)
    expect(order.shippingAddress === w.deps.shop.address.street).toBe(delivery === 'pickup')
  },
)

it('a payment begun for another sum than the delivery costs now is told what is true', async () => {
  const { id: productId } = await aProduct(w.deps, { priceCents: 4_000, stock: 3 })
  const answer = await w.start(
    productId,
    1,
    {},
    {
      amount: '40.00',
      checkout: checkoutOf(productId, { delivery: 'courier' }),
    },
  )
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'price_changed'])
  expect(answer.json()).toMatchObject({ shipping: '49.00', total: '89.00' })
})
