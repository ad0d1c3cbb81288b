import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { NewParcelInput } from '#shared/contract/orders/admin-parcels.ts'
import type { OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { aSoldOrder, brokenBooks, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

// The order of `aSoldOrder`: two helmets, a tyre, a pedal; paid.
const shop = shopForEachTest()
let admin: Visitor
let order: PlacedOrder
beforeEach(async () => {
  admin = await anAdministrator(shop)
  order = await aSoldOrder(shop, { deliveredDaysAgo: null })
})

const read = async () => (await admin.get(`/api/admin/orders/${order.id}`)).json<AdminOrder>()
const page = async () =>
  (await new Visitor(shop).get(`/api/orders/${order.orderNumber}?k=${order.accessKey}`)).json<OrderPage>()
const change = (body: object) => admin.patch(`/api/admin/orders/${order.id}`, body)
const pack = (units: Record<number, number>, more: Partial<NewParcelInput> = {}) => {
  const lines = Object.entries(units).map(([line, quantity]) => ({ line: Number(line), quantity }))
  return admin.post(`/api/admin/orders/${order.id}/parcels`, { lines, ...more })
}
const move = async (number: number, step: 'sent' | 'delivered' | 'undo', body?: object) => {
  const id = (await read()).parcels.find((parcel) => parcel.number === number)?.id
  return admin.post(`/api/admin/parcels/${id}/${step}`, body)
}
const refund = (line: number, quantity = 1) =>
  admin.post(`/api/admin/orders/${order.id}/refunds`, { lines: [{ line, quantity, place: 'stock' }] })
const events = async () => (await read()).events.map(({ kind }) => kind)
const mails = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent
}
const statusOf = ({ orderStatus, parcels }: Pick<AdminOrder, 'orderStatus' | 'parcels'>) => [
  orderStatus,
  ...parcels.map(({ number, state }) => `${number} ${state}`),
]

describe('an order in several parcels', () => {
  it('is shipped when the last pieces have left, and delivered when all parcels have come', async () => {
    const first = await pack({ 1: 1, 2: 1 }, { carrier: 'gls', trackingCode: 'VI620119023', expectedDay: '2026-11-26' })
    expect([first.statusCode, statusOf(first.json())]).toEqual([201, ['processing', '1 packed']])
    expect(first.json<AdminOrder>().items.map(({ toGo, toPack }) => [toGo, toPack])).toEqual([
      [2, 1],
      [1, 0],
      [1, 1],
    ])
    const sent = await move(1, 'sent')
    expect(statusOf(sent.json())).toEqual(['processing', '1 sent'])
    expect(sent.json()).toMatchObject({ carrier: 'gls', trackingCode: 'VI620119023' })
    expect(sent.json<AdminOrder>().steps).not.toContain('cancel')
    expect((await change({ orderStatus: 'cancelled' })).statusCode).toBe(409)
    expect(statusOf((await move(1, 'delivered')).json())).toEqual(['processing', '1 delivered'])
    const second = await pack({ 1: 1, 3: 1 }, { carrier: 'brt', trackingCode: '084123456789', send: true })
    expect(statusOf(second.json())).toEqual(['shipped', '1 delivered', '2 sent'])
    expect(second.json()).toMatchObject({ carrier: 'brt', trackingCode: '084123456789', shippedAt: expect.any(String) })
    expect(await brokenBooks(shop)).toEqual([])
    expect(statusOf((await move(2, 'delivered')).json())).toEqual(['delivered', '1 delivered', '2 delivered'])
    expect((await events()).slice(1)).toEqual([
      'parcel_packed',
      'parcel_sent',
      'parcel_delivered',
      'parcel_sent',
      'shipped',
      'parcel_delivered',
      'delivered',
    ])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('tells its customer of each parcel: what is in it, what stays for the next, and where it is', async () => {
    await pack(
      { 1: 1, 2: 1 },
      { carrier: 'other', link: 'https://corriere.example/p/7', expectedDay: '2026-11-26', send: true },
    )
    const first = (await mails()).at(-1)
    expect(first?.subject).toContain('Il pacco 1 di 2')
    expect(first?.text).toMatch(
      /Casco Sentiero[\s\S]*Con il prossimo pacco[\s\S]*Casco Sentiero \(taglia m, 1 pezzo\); Pedale/i,
    )
    expect(first?.text).toContain('26 novembre 2026')
    expect(first?.html).toContain('https://corriere.example/p/7')
    await pack({ 1: 1, 3: 1 }, { appointment: 'giovedì, 10-13', send: true })
    const second = (await mails()).at(-1)
    expect(second?.subject).toContain('Il pacco 2 di 2')
    expect(second?.text).toContain('giovedì, 10-13')
    expect(second?.text).not.toContain('prossimo pacco')
    expect((await page()).parcels).toEqual([
      expect.objectContaining({
        number: 1,
        state: 'sent',
        carrier: null,
        trackingUrl: 'https://corriere.example/p/7',
        expectedDay: '2026-11-26',
        lines: [
          { line: 1, name: 'Casco Sentiero', frameSize: 'M', quantity: 1 },
          { line: 2, name: 'Copertone Corsa', frameSize: null, quantity: 1 },
        ],
      }),
      expect.objectContaining({ number: 2, appointment: 'giovedì, 10-13' }),
    ])
    expect((await read()).mails.filter(({ kind }) => kind === 'order_shipped')).toHaveLength(2)
  })

  it('tells again of the parcel that left last', async () => {
    await pack({ 1: 1 }, { send: true })
    await pack({ 1: 1 }, { trackingCode: 'SECONDO-78', send: true })
    await admin.post(`/api/admin/orders/${order.id}/mails`, { kind: 'order_shipped' })
    const again = (await mails()).at(-1)
    expect(again?.subject).toContain('Il pacco 2 di 3')
    expect(again?.text).toContain('SECONDO-78')
  })

  it('is found by the code of any of its parcels', async () => {
    await pack({ 1: 1 }, { trackingCode: 'PRIMO-77', send: true })
    await pack({ 1: 1 }, { trackingCode: 'SECONDO-78', send: true })
    expect((await admin.get('/api/admin/orders?q=primo-77')).json()).toHaveLength(1)
  })

  it('goes whole with the one step that ships it: packed parcels, and the rest as one more', async () => {
    await pack({ 1: 2 }, { carrier: 'gls' })
    const shipped = await change({ orderStatus: 'shipped', carrier: 'brt', trackingCode: '084123456789' })
    expect(statusOf(shipped.json())).toEqual(['shipped', '1 sent', '2 sent'])
    expect(shipped.json<AdminOrder>().parcels.map(({ carrierKey }) => carrierKey)).toEqual(['gls', 'brt'])
    expect((await mails()).slice(-2).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('1 di 2'),
      expect.stringContaining('2 di 2'),
    ])
    const reported = await change({ trackingCode: '084000000000' })
    expect(reported.json<AdminOrder>().parcels.map(({ trackingCode }) => trackingCode)).toEqual([null, '084000000000'])
    expect(statusOf((await change({ orderStatus: 'delivered' })).json())).toEqual([
      'delivered',
      '1 delivered',
      '2 delivered',
    ])
    expect(await brokenBooks(shop)).toEqual([])
  })
})

describe('the one parcel of an order', () => {
  it('is made by the step that ships it, and has the mail and the history of before', async () => {
    const shipped = await change({ orderStatus: 'shipped', carrier: 'brt', trackingCode: '084123456789' })
    expect(shipped.json<AdminOrder>().parcels).toMatchObject([{ number: 1, state: 'sent', carrier: 'BRT' }])
    expect((await mails()).at(-1)?.subject).toBe(`Il tuo ordine ${order.orderNumber} è partito`)
    await change({ orderStatus: 'delivered' })
    expect((await events()).slice(1)).toEqual(['shipped', 'delivered'])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('is told of in the same way when it was packed before', async () => {
    await pack({ 1: 2, 2: 1, 3: 1 })
    expect(statusOf((await move(1, 'sent')).json())).toEqual(['shipped', '1 sent'])
    expect((await mails()).at(-1)?.subject).toBe(`Il tuo ordine ${order.orderNumber} è partito`)
    expect((await events()).slice(1)).toEqual(['parcel_packed', 'shipped'])
  })
})

describe('a parcel', () => {
  it('is undone while it has not left, and its items are packed again', async () => {
    await pack({ 1: 2 })
    const undone = await move(1, 'undo')
    expect([undone.statusCode, statusOf(undone.json())]).toEqual([200, ['processing']])
    expect(statusOf((await pack({ 1: 2 }, { send: true })).json())).toEqual(['processing', '1 sent'])
    expect((await move(1, 'undo')).json().code).toBe('parcel_state')
    expect((await move(1, 'sent')).json().code).toBe('parcel_state')
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('never holds more than is left, and is packed once however often it is asked for', async () => {
    expect((await pack({ 1: 3 })).json().code).toBe('parcel_pieces')
    expect((await pack({ 9: 1 })).json().code).toBe('parcel_pieces')
    const both = await Promise.all([pack({ 1: 2 }), pack({ 1: 2 })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const twice = await Promise.all([pack({ 2: 1 }, { number: 2 }), pack({ 3: 1 }, { number: 2 })])
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const sent = await Promise.all([move(1, 'sent'), move(1, 'sent'), move(1, 'undo')])
    // Undone first, there is no such parcel any more for the two others.
    const [done, ...refused] = sent.map(({ statusCode }) => statusCode).toSorted()
    expect(done).toBe(200)
    for (const status of refused) expect([404, 409]).toContain(status)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('leaves with the step for all and its own at once: one of them sends it', async () => {
    await pack({ 1: 2, 2: 1, 3: 1 })
    const both = await Promise.all([move(1, 'sent'), change({ orderStatus: 'shipped' })])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await mails()).filter(({ subject }) => subject.includes('partito'))).toHaveLength(1)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('is changed at any time; its link is a safe one of the shop’s own, and only where it has none', async () => {
    const [parcel] = (await pack({ 1: 2 }, { carrier: 'gls', link: 'https://corriere.example/1' })).json<AdminOrder>()
      .parcels
    expect(parcel?.link).toBeNull()
    const patch = (body: object) => admin.patch(`/api/admin/parcels/${parcel?.id}`, body)
    for (const link of ['http://corriere.example', 'javascript:alert(1)', 'corriere.example'])
      expect((await patch({ carrier: 'other', link })).json().fields).toEqual({ link: expect.any(String) })
    expect((await patch({})).statusCode).toBe(400)
    await move(1, 'sent')
    const changed = await patch({ carrier: 'other', link: 'https://corriere.example/2', appointment: 'venerdì alle 9' })
    expect(changed.json<AdminOrder>().parcels).toMatchObject([
      { trackingUrl: 'https://corriere.example/2', appointment: 'venerdì alle 9' },
    ])
    expect(changed.json()).toMatchObject({ carrier: 'other' })
    expect((await events()).at(-1)).toBe('tracking_changed')
  })

  it('that leaves unpaid says why in the history', async () => {
    order = await anOrder(shop, { quantity: 2 })
    await pack({ 1: 1 }, { send: true, reason: 'Pagato in negozio' })
    expect((await read()).events.at(-1)).toMatchObject({
      kind: 'parcel_sent',
      data: { number: 1, isUnpaid: true, reason: 'Pagato in negozio' },
    })
  })
})

describe('pieces that are given back', () => {
  it('before they leave, leave their packed parcel', async () => {
    await pack({ 1: 2 })
    await pack({ 2: 1 })
    await refund(1)
    expect(statusOf(await read())).toEqual(['processing', '2 packed'])
    expect((await pack({ 1: 2 })).json().code).toBe('parcel_pieces')
    expect((await pack({ 1: 1 })).statusCode).toBe(201)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('as the last that had not left, make the order shipped, and delivered where all has come', async () => {
    await pack({ 1: 2, 2: 1 }, { send: true })
    await move(1, 'delivered')
    await refund(3)
    expect(statusOf(await read())).toEqual(['delivered', '1 delivered'])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('after they have left, do not hold up what is still to go', async () => {
    await pack({ 1: 1 }, { send: true })
    const opened = await guestOf(shop, order).offer()
    expect(opened.lines.map(({ kinds }) => kinds.some(({ kind }) => kind === 'transport_damage'))).toEqual([
      true,
      false,
      false,
    ])
    const claim = { kind: 'transport_damage', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] }
    await admin.post(`/api/admin/orders/${order.id}/returns`, claim)
    const [item] = (await read()).items
    expect([item?.returningQuantity, item?.toGo]).toEqual([1, 1])
    const shipped = await change({ orderStatus: 'shipped' })
    expect(
      shipped
        .json<AdminOrder>()
        .parcels.at(-1)
        ?.lines.map(({ quantity }) => quantity),
    ).toEqual([1, 1, 1])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('with a withdrawal asked for before they leave, leave their packed parcel too', async () => {
    await pack({ 1: 2, 2: 1, 3: 1 })
    await guestOf(shop, order).opened({ kind: 'withdrawal', outcome: 'refund', lines: [{ line: 2, quantity: 1 }] })
    expect(statusOf(await read())).toEqual(['processing'])
    const shipped = await change({ orderStatus: 'shipped' })
    expect(shipped.json<AdminOrder>().parcels[0]?.lines.map(({ line }) => line)).toEqual([1, 3])
  })

  it('with the whole order, leave no parcel packed', async () => {
    await pack({ 1: 2 })
    const cancelled = await change({ orderStatus: 'cancelled' })
    expect(statusOf(cancelled.json())).toEqual(['cancelled'])
    order = await aSoldOrder(shop, { deliveredDaysAgo: null })
    await pack({ 1: 2 })
    expect(statusOf((await change({ paymentStatus: 'refunded' })).json())).toEqual(['processing'])
    expect(await brokenBooks(shop)).toEqual([])
  })
})
