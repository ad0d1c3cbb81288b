import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { DeliverySettings } from '#shared/contract/pricing/admin-delivery.ts'
import { deliveryPromise, transferMs } from '#shared/domain/platform/delivery/delivery-promise.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { aGiftCard } from '#test/gift-cards/gift-card-calls.ts'
import type { Visitor } from '#test/visitor.ts'
import { openEmulator, shortLimits, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

const carts = {
  part: ['componenti'],
  bicycle: ['biciclette'],
  mixed: ['accessori', 'biciclette'],
} as const
const ways = ['courier', 'pickup'] as const
type Way = (typeof ways)[number]

let emulator: EmulatorClient
let w: WalletShop
let admin: Visitor
let shop: ShopFacts
const ids: Record<string, number> = {}

beforeAll(async () => {
  emulator = await openEmulator()
  w = await WalletShop.open(emulator, {}, shortLimits)
  admin = await anAdministrator(w.shop)
  const { version, rules } = (await admin.get('/api/admin/delivery')).json<DeliverySettings>()
  await admin.put('/api/admin/delivery', { version, rules: { ...rules, isPickUpOffered: true } })
  shop = (await w.call('GET', '/api/shop')).json<ShopFacts>()
  for (const category of ['componenti', 'accessori', 'biciclette'] as const) {
    const isBike = category === 'biciclette'
    const request = { category, priceCents: 20_000, stock: 99, imageNames: ['prova.jpg'] }
    ids[category] = (await aProduct(w.deps, { ...request, ...(isBike && { subcategory: 'strada' }) })).id
  }
})
afterAll(async () => {
  await w.close()
  await emulator.stop()
})

interface Wanted {
  categories: readonly string[]
  delivery: Way
}
const amountOf = ({ categories }: Wanted) => `${categories.length * 200}.00`
const bodyOf = ({ categories, delivery }: Wanted, order: object = {}) =>
  anOrderBody({
    items: categories.map((category) => ({ productId: ids[category], quantity: 1 })),
    order: { delivery, ...order },
  })
const place = async (requested: Wanted, order: object = {}): Promise<PlacedOrder> => {
  const answer = await w.call('POST', '/api/orders', bodyOf(requested, order))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const approve = async (answer: { statusCode: number; body: string; json(): { id: string } }) => {
  expect(answer.statusCode, answer.body).toBe(201)
  await emulator.decide(answer.json().id, 'approve')
  return answer.json().id
}
const walletCheckout = async (requested: Wanted) => {
  const money = { amount: amountOf(requested), currency: 'EUR', intent: 'capture' }
  return approve(await w.call('POST', '/order', { ...money, checkout: bodyOf(requested, { paymentMethod: 'paypal' }) }))
}
const numberOf = async (walletOrder: string) =>
  (await w.standing(walletOrder)).json<{ orderNumber: string }>().orderNumber

/** Each way to pay ends with the number of a paid order. */
const payments: Record<string, (requested: Wanted) => Promise<string>> = {
  'bank transfer': async (requested) => {
    const { id, orderNumber } = await place(requested)
    await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
    return orderNumber
  },
  'wallet, completed by the capture': async (requested) => {
    const id = await walletCheckout(requested)
    expect((await w.capture(id)).statusCode).toBe(200)
    return numberOf(id)
  },
  'wallet, checked by the provider first': async (requested) => {
    const id = await walletCheckout(requested)
    await emulator.fault('capture', 'pending')
    await w.capture(id)
    const captureId = (await w.ledger(id)).captures[0]?.id ?? expect.unreachable('nothing was captured')
    await emulator.control('POST', 'settle-pending', { captureId, outcome: 'completed' })
    await w.later({ minutes: 2 })
    return numberOf(id)
  },
  'wallet, the bare call': async (requested) => {
    const id = await w.bareApproved(amountOf(requested))
    await w.capture(id)
    return (await place(requested, { paymentMethod: 'paypal', paypalOrderId: id })).orderNumber
  },
  'wallet, for an order that stood': async (requested) => {
    const { orderNumber, accessKey } = await place(requested)
    const id = await approve(await w.call('POST', `/api/orders/${orderNumber}/wallet?k=${accessKey}`))
    await w.capture(id)
    return orderNumber
  },
  'wallet and gift card': async (requested) => {
    const { code } = await aGiftCard(w.shop, admin, '50.00')
    const amount = `${requested.categories.length * 200 - 50}.00`
    const checkout = bodyOf(requested, { paymentMethod: 'paypal', giftCards: [{ code }] })
    const id = await approve(await w.call('POST', '/order', { amount, currency: 'EUR', intent: 'capture', checkout }))
    await w.capture(id)
    return numberOf(id)
  },
  'gift card': async (requested) => {
    const { code } = await aGiftCard(w.shop, admin, amountOf(requested))
    return (await place(requested, { paymentMethod: 'gift_card', giftCards: [{ code }] })).orderNumber
  },
}

const read = async (orderNumber: string) => {
  const [row] = (await admin.get(`/api/admin/orders?q=${orderNumber}`)).json<{ id: string }[]>()
  return (await admin.get(`/api/admin/orders/${row?.id}`)).json<AdminOrder>()
}

describe('the promise of an order is the one that product, cart and checkout show', () => {
  const cases = Object.keys(payments).flatMap((payment) =>
    Object.entries(carts).flatMap(([cart, categories]) =>
      ways.map((delivery) => [payment, cart, delivery, categories] as const),
    ),
  )
  it.each(cases)('paid by %s: %s, %s', async (payment, _cart, delivery, categories) => {
    const orderNumber = await payments[payment]?.({ categories, delivery })
    const order = await read(orderNumber ?? '')
    expect(order.paymentStatus).toBe('paid')
    const way = delivery === 'pickup' ? 'pickup' : 'mainland'
    const shown = deliveryPromise(new Date(order.paidAt ?? ''), categories, way, shop.shipping, shop)
    expect(order).toMatchObject({ promisedFor: shown?.arrives, arrivesOn: shown?.arrives })
    expect(romeDayOf(new Date(order.shipBy ?? ''))).toBe(shown?.leaves)
    const mails = await w.deps.database.db.select().from(outbox)
    const reported = mails.map(({ data }) => data).filter((data) => 'isPaid' in data && data.isPaid)
    const ofOrder = reported.filter((data) => 'orderNumber' in data && data.orderNumber === orderNumber)
    expect(ofOrder.map((data) => 'arrivesOn' in data && data.arrivesOn)).toEqual([shown?.arrives])
  })

  it.each(ways)(
    'stands with its condition wherever a transfer is waited for, %s, as long as it may come',
    async (delivery) => {
      const order = await place({ categories: carts.mixed, delivery }, { paymentMethod: 'bank' })
      const inTwoDays = new Date(+w.shop.clock.now + transferMs)
      const way = delivery === 'pickup' ? 'pickup' : 'mainland'
      const shown = deliveryPromise(inTwoDays, carts.mixed, way, shop.shipping, shop)
      const promisedIf = { paidBy: shown?.orderBy, arrives: shown?.arrives }
      const onPage = async () =>
        (await w.call('GET', `/api/orders/${order.orderNumber}?k=${order.accessKey}`)).json<PlacedOrder>()
      const told = [order, await onPage(), await read(order.orderNumber)]
      expect(told.map((one) => one.promisedIf)).toEqual([promisedIf, promisedIf, promisedIf])
      const mails = await w.deps.database.db.select().from(outbox)
      const ofOrder = mails.filter(({ data }) => 'orderNumber' in data && data.orderNumber === order.orderNumber)
      expect(ofOrder.map(({ data }) => 'promisedIf' in data && data.promisedIf)).toEqual([promisedIf])
      const before = w.shop.clock.now
      try {
        w.shop.clock.now = new Date(`${shown?.orderBy}T23:30:00Z`)
        expect(await onPage()).toMatchObject({ orderNumber: order.orderNumber })
        expect((await onPage()).promisedIf).toBeUndefined()
      } finally {
        w.shop.clock.now = before
      }
    },
  )

  it('takes longer for a bicycle than for a part, so that a lost category shows', () => {
    const [part, bicycle] = [['componenti'], ['biciclette']].map((categories) =>
      deliveryPromise(w.shop.clock.now, categories, 'mainland', shop.shipping, shop),
    )
    expect((bicycle?.arrives ?? '') > (part?.arrives ?? '')).toBe(true)
  })

  it('goes by what the catalogue says when the money comes, as that of a transfer', async () => {
    const requested: Wanted = { categories: ['componenti'], delivery: 'courier' }
    const id = await walletCheckout(requested)
    const { id: bankId, orderNumber } = await place(requested)
    await w.deps.database.db.update(products).set({ category: 'biciclette', subcategory: 'strada' })
    await w.capture(id)
    await admin.patch(`/api/admin/orders/${bankId}`, { paymentStatus: 'paid' })
    const [wallet, bank] = [await read(await numberOf(id)), await read(orderNumber)]
    expect(wallet.arrivesOn).toBe(bank.arrivesOn)
    expect(wallet.shipBy).toBe(bank.shipBy)
  })
})
