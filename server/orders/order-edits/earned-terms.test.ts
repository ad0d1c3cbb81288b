import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { anAdministrator } from '#test/administrator.ts'
import { changerOf } from '#test/change-calls.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { brokenBooks } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

// Delivery costs 49.00 for orders up to 50.00.
const shop = shopForEachTest()
const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const pathOf = ({ id }: { id: string }) => `/api/admin/orders/${id}`
const read = async (order: { id: string }) => (await admin.get(pathOf(order))).json<AdminOrder>()
const pay = async (order: { id: string }) =>
  expect((await admin.patch(pathOf(order), { paymentStatus: 'paid' })).statusCode).toBe(200)
const idOf = async (orderNumber: string) =>
  (await admin.get(`/api/admin/orders?q=${orderNumber}`)).json<{ id: string; orderNumber: string }[]>()[0]?.id ?? ''
const refundsOf = async (order: { id: string }) => (await read(order)).refunds.map(({ amount }) => amount)

/** An order of products at these prices, one unit each by default. */
async function ordered(lines: { priceCents: number; quantity?: number }[], codes: string[] = []): Promise<PlacedOrder> {
  const items: { productId: number; quantity: number }[] = []
  for (const { priceCents, quantity = 1 } of lines)
    items.push({ productId: (await aProduct(shop.deps, { priceCents, stock: 20 })).id, quantity })
  const body = anOrderBody({ items })
  const answer = await sendOrder(shop, { ...body, order: { ...body.order, codes } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<PlacedOrder>()
}

/** A coupon of ten percent from 60.00 on, by default. */
async function aCode(change: object = {}): Promise<string> {
  const body = { name: 'Autunno', target: 'all', kind: 'percent', percent: 10, minimum: '60.00', codes: ['AUTUNNO'] }
  const answer = await admin.post('/api/admin/campaigns', { ...body, ...change })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return 'AUTUNNO'
}

describe('pieces that leave a paid order', () => {
  it.each([
    ['reaches no free delivery any more', [10_000, 4_000], [0, 1], '51.00', null],
    ['still reaches it', [10_000, 4_000], [1, 0], '40.00', null],
    ['never reached it', [3_000, 1_000], [0, 1], '30.00', null],
    ['costs more to deliver than they were worth', [4_000, 3_000], [1, 0], '0.00', '19.00'],
    ['costs as much to deliver as they were worth', [1_000, 4_900], [1, 0], '0.00', null],
  ])(
    'give back what they were worth less the delivery, where the rest %s',
    async (_what, prices, requested, back, due) => {
      const order = await ordered(prices.map((priceCents) => ({ priceCents })))
      await pay(order)
      const lines = requested.map((quantity, i) => ({ line: i + 1, quantity }))
      const { addition, offer } = await changerOf(shop, order).amended({ lines, account })
      expect([await refundsOf(order), addition?.total ?? null]).toEqual([[back], due])
      const rest = prices.reduce((sum, cents, i) => sum + cents * (requested[i] ?? 0), 0)
      const kept = centsOf(order.total) - centsOf(back) + centsOf(due ?? '0')
      expect(kept).toBe(rest + (rest > 5_000 ? 0 : 4_900))
      expect(await brokenBooks(shop)).toEqual([])
      // All of it goes back with the whole order.
      expect((await changerOf(shop, order).cancel({ account })).statusCode).toBe(200)
      expect((await read(order)).refundable).toBe('0.00')
      expect(centsOf(offer.refundable)).toBe(centsOf(order.total) - centsOf(back))
      expect(await brokenBooks(shop)).toEqual([])
    },
  )

  it('are charged the delivery once', async () => {
    const order = await ordered([{ priceCents: 2_000, quantity: 5 }, { priceCents: 500 }])
    await pay(order)
    const customer = changerOf(shop, order)
    for (const quantity of [2, 1]) await customer.amended({ lines: [{ line: 1, quantity }], account })
    expect((await refundsOf(order)).toSorted()).toEqual(['11.00', '20.00'])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it.each([
    ['percent', {}, [7_000, 5_500], '57.50', null],
    [
      'an amount',
      { kind: 'amount', percent: undefined, amount: '20.00', minimum: '100.00' },
      [6_000, 6_000],
      '40.00',
      null,
    ],
    ['the delivery', { kind: 'delivery', percent: undefined, minimum: '40.00' }, [2_500, 2_500], '0.00', '24.00'],
  ])('lose a code of %s whose minimum the rest does not reach', async (_what, change, prices, back, due) => {
    const order = await ordered(
      prices.map((priceCents) => ({ priceCents })),
      [await aCode(change)],
    )
    await pay(order)
    const { addition } = await changerOf(shop, order).amended({ lines: [{ line: 1, quantity: 0 }], account })
    expect([await refundsOf(order), addition?.total ?? null]).toEqual([[back], due])
    expect(await brokenBooks(shop)).toEqual([])
  })
})

describe('an unpaid order with a code', () => {
  it('has it no more once its goods are below the minimum, and the code is free again', async () => {
    const code = await aCode({ maxUses: 1 })
    const order = await ordered([{ priceCents: 5_500 }, { priceCents: 1_000 }], [code])
    expect(order.total).toBe('58.50')
    const { offer } = await changerOf(shop, order).amended({ lines: [{ line: 2, quantity: 0 }] })
    expect(offer).toMatchObject({ total: '55.00', discount: '0.00', codes: [] })
    expect(await brokenBooks(shop)).toEqual([])
    expect((await ordered([{ priceCents: 7_000 }], [code])).total).toBe('63.00')
  })
})

describe('a paid order that is cancelled with a paid addition', () => {
  async function withAddition() {
    const order = await ordered([{ priceCents: 1_000, quantity: 6 }])
    await pay(order)
    const { addition } = await changerOf(shop, order).amended({ lines: [{ line: 1, quantity: 8 }] })
    const added = { id: await idOf(addition?.orderNumber ?? '') }
    return { order, added }
  }

  it.each(['customer', 'shop'])(
    'keeps the delivery of the addition when the %s cancels it, and gives it back with it',
    async (by) => {
      const { order, added } = await withAddition()
      await pay(added)
      if (by === 'customer') expect((await changerOf(shop, order).cancel({ account })).statusCode).toBe(200)
      else expect((await admin.patch(pathOf(order), { orderStatus: 'cancelled' })).statusCode).toBe(200)
      expect(await refundsOf(order)).toEqual(['11.00'])
      await shop.deps.mailSender.sendDue()
      const mail = shop.mailer.sent.find(({ subject }) => subject.includes('annullato'))
      expect(mail?.text).toMatch(/11,00.€ con un bonifico/)
      expect(mail?.text).toMatch(/49,00.€ pagano la consegna/)
      expect((await read(added)).orderStatus).toBe('processing')
      expect(await brokenBooks(shop)).toEqual([])
      expect((await admin.patch(pathOf(added), { orderStatus: 'cancelled' })).statusCode).toBe(200)
      expect((await refundsOf(order)).toSorted()).toEqual(['11.00', '49.00'])
      expect(await brokenBooks(shop)).toEqual([])
    },
  )

  it('keeps nothing for an addition that is not paid: it goes too', async () => {
    const { order, added } = await withAddition()
    expect((await changerOf(shop, order).cancel({ account })).statusCode).toBe(200)
    expect(await refundsOf(order)).toEqual(['60.00'])
    expect((await read(added)).orderStatus).toBe('cancelled')
    expect(await brokenBooks(shop)).toEqual([])
  })
})

describe('a paid order that goes to a dearer zone', () => {
  const islands = { postalCode: '90133', city: 'Palermo', province: 'PA' }
  async function moved() {
    const { version, rules } = (await admin.get('/api/admin/delivery')).json()
    rules.rates.parcel = { mainland: '9.90', islands: '14.90', remote: '19.90', freeOver: null }
    expect((await admin.put('/api/admin/delivery', { version, rules })).statusCode).toBe(200)
    const order = await ordered([{ priceCents: 3_000 }])
    await pay(order)
    const customer = changerOf(shop, order)
    const { address } = await customer.offer()
    const { addition } = await customer.amended({ address: { ...address, ...islands } })
    return { order, customer, address, addition, added: { id: await idOf(addition?.orderNumber ?? '') } }
  }

  it('is asked for the difference, and waits for it', async () => {
    const { order, customer, address, addition, added } = await moved()
    expect(addition?.total).toBe('5.00')
    expect(await read(added)).toMatchObject({ items: [], shipping: '5.00', vat: [{ rate: 22, gross: '5.00' }] })
    const ship = () => admin.patch(pathOf(order), { orderStatus: 'shipped' })
    expect((await ship()).json().code).toBe('reason_required')
    // There and back costs nothing more.
    await customer.amended({ address })
    expect((await customer.amended({ address: { ...address, ...islands } })).addition?.total ?? null).toBeNull()
    await pay(added)
    expect(await read(added)).toMatchObject({ orderStatus: 'delivered', paymentStatus: 'paid', parcels: [] })
    expect((await ship()).statusCode).toBe(200)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('has the difference back when it is cancelled', async () => {
    const { order, customer, added } = await moved()
    await pay(added)
    expect((await customer.cancel({ account })).statusCode).toBe(200)
    expect([await refundsOf(order), await refundsOf(added)]).toEqual([['39.90'], ['5.00']])
    expect(await brokenBooks(shop)).toEqual([])
  })
})
