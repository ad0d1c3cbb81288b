import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventSecrets } from '#server/platform/database/schema/open-tables.ts'
import type { OutgoingEvent, WebhookEndpoint as ReceiverView } from '#shared/contract/messages/webhook-endpoints.ts'
import { eventKinds } from '#shared/domain/platform/states/event-kinds.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder } from '#test/order-calls.ts'
import { isSigned, WebhookReceiver } from '#test/outside/webhook-receiver.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { writeDueLowStockEvents } from './event-jobs.ts'
import { openEventSender } from './event-sender.ts'
import { leaseDueEvent, noteAttempt } from './outgoing-event-repository.ts'

const shop = shopForEachTest({ env: { EVENTS_ALLOW_PRIVATE: 'on' } })
let admin: Visitor
let receiver: WebhookReceiver
beforeEach(async () => {
  admin = await anAdministrator(shop)
  receiver = await WebhookReceiver.open()
})
afterEach(() => receiver.close())

const path = '/api/admin/event-receivers'
const patience = { timeout: 60_000, interval: 10 }
type Made = ReceiverView & { secret: string }
async function tell(kinds: readonly string[] = eventKinds, address = receiver.address): Promise<Made> {
  const made = await admin.post(path, { address, kinds })
  expect(made.statusCode).toBe(201)
  return made.json()
}
// A session lasts eight hours.
const logOf = async (id: string) =>
  (await (await anAdministrator(shop)).get(`${path}/${id}/events`)).json<OutgoingEvent[]>()
const send = () => shop.deps.eventSender.sendDue()
const kindsTaken = () => receiver.taken.map(({ kind }) => kind)
const pay = (id: string) => admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })

describe('a receiver', () => {
  it('is told what becomes of an order, in order, signed, and nothing of a person', async () => {
    const { secret } = await tell(['order.placed', 'order.paid', 'order.shipped', 'order.refunded', 'order.cancelled'])
    const order = await anOrder(shop, { priceCents: 2_000 })
    await pay(order.id)
    const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
    const other = { other: '5.00', reason: 'Ritardo', account }
    const refunded = await admin.post(`/api/admin/orders/${order.id}/refunds`, other)
    await admin.post(`/api/admin/refunds/${refunded.json().refunds[0].id}/done`, {})
    const shipped = { orderStatus: 'shipped', carrier: 'brt', trackingCode: 'AB12' }
    expect((await admin.patch(`/api/admin/orders/${order.id}`, shipped)).statusCode).toBe(200)
    expect(await send()).toBe(4)
    expect(kindsTaken()).toEqual(['order.placed', 'order.paid', 'order.refunded', 'order.shipped'])
    const { orderNumber } = order
    expect(receiver.taken.map(({ object }) => object.id)).toEqual(Array.from({ length: 4 }, () => order.id))
    expect(receiver.taken.map(({ data }) => data)).toMatchObject([
      { orderNumber, orderStatus: 'processing', paymentStatus: 'pending', total: '69.00', refunded: '0.00' },
      { orderNumber, paymentStatus: 'paid' },
      { amount: '5.00', refunded: '5.00' },
      { orderStatus: 'shipped', parcel: { number: 1, carrier: 'brt', trackingCode: 'AB12' } },
    ])
    expect(receiver.requests.every((request) => isSigned(request, secret))).toBe(true)
    expect(receiver.requests.some((request) => isSigned(request, `${secret}x`))).toBe(false)
    expect(JSON.stringify(receiver.requests)).not.toMatch(/Giulia|Ferrari|example\.org|Biagio|IT60/)
    expect(receiver.requests[0]?.headers).toMatchObject({
      'pedivella-event': 'order.placed',
      'pedivella-delivery': receiver.taken[0]?.id,
      'content-type': 'application/json',
    })
  })

  it('is told of an article that is new, edited, priced or gone, and not of its sale', async () => {
    await tell(['product.changed'])
    const body = { name: 'Pompa', description: 'Gonfia.', category: 'accessori', price: '20', stock: 9 }
    const { id } = (await admin.post('/api/admin/products', body)).json<{ id: number }>()
    await admin.put(`/api/admin/products/${id}`, { price: '19.90' })
    await admin.put(`/api/admin/products/${id}`, { isActive: false })
    await admin.delete(`/api/admin/products/${id}`)
    await anOrder(shop)
    await send()
    expect(
      receiver.taken.map(({ kind, object, data }) => [kind, object, data.price, data.isActive, data.isDeleted]),
    ).toEqual(
      [
        ['20.00', true, false],
        ['19.90', true, false],
        ['19.90', false, false],
        ['19.90', false, true],
      ].map((data) => ['product.changed', { type: 'product', id: String(id) }, ...data]),
    )
  })

  it('is told once that an article is low, and again after it was more', async () => {
    const low = await aProduct(shop.deps, { stock: 1 })
    await tell(['stock.low'])
    const falling = await aProduct(shop.deps, { stock: 9 })
    const stockTo = async (id: number, stock: number) => {
      await admin.put(`/api/admin/products/${id}`, { stock })
      await writeDueLowStockEvents(shop.deps)
    }
    await writeDueLowStockEvents(shop.deps)
    for (const stock of [3, 2, 9, 1]) await stockTo(falling.id, stock)
    await stockTo(low.id, 0)
    await send()
    expect(receiver.taken.map(({ object, data }) => [object.id, data.available])).toEqual([
      [String(falling.id), 2],
      [String(falling.id), 1],
    ])
  })

  it('costs others nothing: an event without a subscriber is not written', async () => {
    await tell(['product.changed'])
    const order = await anOrder(shop)
    await pay(order.id)
    expect(await send()).toBe(0)
    const rows = await shop.deps.database.db.execute(sql`select count(*)::int as n from outgoing_events`)
    expect(rows).toMatchObject({ rows: [{ n: 0 }] })
  })

  it('hears nothing of what was rolled back', async () => {
    await tell()
    const product = await aProduct(shop.deps, { stock: 0 })
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      payload: anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }),
    })
    expect(answer.statusCode).toBe(409)
    expect(await send()).toBe(0)
  })
})

describe('a receiver that does not take an event', () => {
  it('is asked again, at most six hours apart, for three days; then the event waits for the shopkeeper', async () => {
    const { id } = await tell(['order.placed'])
    receiver.answer = () => 500
    await anOrder(shop)
    const waits: number[] = []
    for (let [event] = await logOf(id); event?.state === 'pending'; [event] = await logOf(id)) {
      const due = new Date(event.nextAttemptAt ?? '')
      waits.push(Math.round((due.getTime() - shop.clock.now.getTime()) / 60_000))
      shop.clock.now = due
      await send()
    }
    expect(waits).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 128, 256, ...Array.from({ length: 11 }, () => 360)])
    const [failed] = await logOf(id)
    expect(failed).toMatchObject({ state: 'failed', attempts: 21, answer: 500, lastError: 'answered 500' })
    const waiting = async () => (await (await anAdministrator(shop)).get('/api/admin/tasks')).json().failedEvents
    expect(await waiting()).toEqual({ count: 1 })
    receiver.answer = () => 200
    shop.clock.advance({ hours: 1 })
    expect(await send()).toBe(0)
    expect(
      (await (await anAdministrator(shop)).post(`/api/admin/outgoing-events/${failed?.id}/resend`)).statusCode,
    ).toBe(202)
    expect(await send()).toBe(1)
    expect((await logOf(id))[0]).toMatchObject({ state: 'delivered', answer: 200, lastError: null })
    expect(await waiting()).toEqual({ count: 0 })
  })

  it('gets its tries also where the shop was off for days before the first', async () => {
    const { id } = await tell(['order.placed'])
    await anOrder(shop)
    shop.clock.advance({ hours: 24 * 5 })
    receiver.answer = () => 500
    expect(await send()).toBe(0)
    expect(await logOf(id)).toMatchObject([{ state: 'pending', attempts: 1 }])
    receiver.answer = () => 200
    shop.clock.advance({ minutes: 2 })
    expect(await send()).toBe(1)
  })

  it.each([
    ['a redirect', 302, 'answered 302'],
    ['a refusal', 410, 'answered 410'],
    ['a broken line', undefined, 'connection: '],
  ])('has not taken it: %s', async (_what, status, said) => {
    const { id } = await tell(['order.placed'])
    receiver.answer = () => status
    await anOrder(shop)
    expect(await send()).toBe(0)
    const [event] = await logOf(id)
    expect(event).toMatchObject({ state: 'pending', attempts: 1, answer: status ?? null })
    expect(event?.lastError).toContain(said)
    expect(receiver.seen).toHaveLength(1)
  })

  it('keeps later events of the same object waiting, and no others', async () => {
    await tell(['order.placed', 'order.paid'])
    const stuck = await anOrder(shop)
    receiver.answer = ({ object }) => (object.id === stuck.id ? 503 : 200)
    await pay(stuck.id)
    const other = await anOrder(shop)
    await pay(other.id)
    await send()
    expect(receiver.taken.map(({ object }) => object.id)).toEqual([other.id, other.id])
    expect(receiver.seen.filter(({ object }) => object.id === stuck.id)).toHaveLength(1)
    receiver.answer = () => 200
    shop.clock.advance({ minutes: 1 })
    await send()
    expect(kindsTaken().slice(2)).toEqual(['order.placed', 'order.paid'])
  })

  it('loses nothing in an hour in which it fails every tenth time, and gets each object’s events in order', {
    timeout: 900_000,
  }, async () => {
    await tell(['order.placed', 'order.paid', 'order.cancelled', 'product.changed'])
    let calls = 0
    receiver.answer = () => (++calls % 10 === 3 ? (calls % 20 === 3 ? 500 : undefined) : 204)
    const expected = new Map<string, string[]>()
    for (let minute = 0; minute < 60; minute++) {
      const order = await anOrder(shop)
      await pay(order.id)
      expected.set(order.id, ['order.placed', 'order.paid'])
      if (minute % 4 === 0) {
        await admin.patch(`/api/admin/orders/${order.id}`, { orderStatus: 'cancelled' })
        await admin.put(`/api/admin/products/${order.productId}`, { price: '19.00' })
        expected.get(order.id)?.push('order.cancelled')
        expected.set(String(order.productId), ['product.changed'])
      }
      await send()
      shop.clock.advance({ minutes: 1 })
    }
    for (let minute = 0; minute < 15; minute++) {
      await send()
      shop.clock.advance({ minutes: 1 })
    }
    const got = new Map<string, string[]>()
    for (const { object, kind } of receiver.taken) got.set(object.id, [...(got.get(object.id) ?? []), kind])
    expect(got).toEqual(expected)
    expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(150)
    expect(calls).toBeGreaterThan(160)
    expect(receiver.mostOfOne).toBe(1)
  })

  it('is left alone for a while after several in a row, and the others are served', async () => {
    const away = await WebhookReceiver.open()
    const { release } = away.hold()
    await tell(['order.placed'], away.address)
    await tell(['order.placed'])
    for (let n = 0; n < 8; n++) await anOrder(shop)
    const sending = send()
    await vi.waitFor(() => expect([away.underWay.length, receiver.taken.length]).toEqual([4, 8]), patience)
    release(500)
    expect(await sending).toBe(8)
    expect(away.seen).toHaveLength(4)
    shop.clock.advance({ minutes: 0.25 })
    expect(await send()).toBe(0)
    expect(away.seen).toHaveLength(4)
    await away.close()
  })

  it('is asked by one event at a time until it takes one', async () => {
    await tell(['order.placed'])
    for (let n = 0; n < 8; n++) await anOrder(shop)
    receiver.answer = () => 500
    await send()
    receiver.mostAtOnce = 0
    for (let hour = 0; hour < 3; hour++) {
      shop.clock.advance({ hours: 1 })
      const before = receiver.seen.length
      await send()
      expect(receiver.seen).toHaveLength(before + 1)
    }
    expect(receiver.mostAtOnce).toBe(1)
    shop.clock.advance({ hours: 1 })
    const { release } = receiver.hold()
    const sending = send()
    await vi.waitFor(() => expect(receiver.underWay).toHaveLength(1), patience)
    release()
    expect(await sending).toBe(8)
    expect(receiver.taken).toHaveLength(8)
  })
})

describe('events of several objects', () => {
  it('travel side by side, four at a time, those of one object one after the other', async () => {
    await tell(['order.placed', 'order.paid'])
    const orders = [
      await anOrder(shop),
      await anOrder(shop),
      await anOrder(shop),
      await anOrder(shop),
      await anOrder(shop),
    ]
    for (const order of orders) await pay(order.id)
    const { release } = receiver.hold()
    const sending = send()
    await vi.waitFor(() => expect(receiver.underWay).toHaveLength(4), patience)
    expect(new Set(receiver.seen.map(({ object }) => object.id)).size).toBe(4)
    expect(receiver.seen.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'order.placed'))
    release()
    expect(await sending).toBe(10)
    expect([receiver.mostAtOnce, receiver.mostOfOne]).toEqual([4, 1])
    for (const { id } of orders)
      expect(receiver.taken.flatMap(({ object, kind }) => (object.id === id ? [kind] : []))).toEqual([
        'order.placed',
        'order.paid',
      ])
  })

  it('never overtake each other within one, however slow attempts are, whichever fail, and from several nodes', async () => {
    await tell(['product.changed'])
    const products = [await aProduct(shop.deps), await aProduct(shop.deps), await aProduct(shop.deps)]
    const prices = ['11.00', '12.00', '13.00', '14.00']
    for (const price of prices) for (const { id } of products) await admin.put(`/api/admin/products/${id}`, { price })
    let calls = 0
    receiver.answer = async () => {
      const call = ++calls
      await pause((call * 7) % 20)
      return call % 3 === 0 ? (call % 2 === 0 ? 503 : undefined) : 204
    }
    const nodes = [1, 2, 3].map(() => openEventSender({ ...shop.deps }))
    for (let minute = 0; minute < 60; minute++) {
      await Promise.all(nodes.map((node) => node.sendDue()))
      shop.clock.advance({ minutes: 10 })
    }
    for (const { id } of products)
      expect(receiver.taken.flatMap(({ object, data }) => (object.id === String(id) ? [data.price] : []))).toEqual(
        prices,
      )
    expect(calls).toBeGreaterThan(12)
    expect([receiver.mostAtOnce > 1, receiver.mostOfOne]).toEqual([true, 1])
  })

  it('wait for none of a receiver that is slow, those that are queued meanwhile too', async () => {
    const slow = await WebhookReceiver.open()
    const { release } = slow.hold()
    await tell(['order.placed'], slow.address)
    await tell(['order.placed'])
    for (let n = 0; n < 6; n++) await anOrder(shop)
    shop.deps.eventSender.start()
    await vi.waitFor(() => expect([slow.underWay.length, receiver.taken.length]).toEqual([4, 6]), patience)
    await anOrder(shop)
    await vi.waitFor(() => expect(receiver.taken).toHaveLength(7), patience)
    expect(slow.seen).toHaveLength(4)
    release()
    await vi.waitFor(() => expect(slow.taken).toHaveLength(7), patience)
    await shop.deps.eventSender.stop()
    await slow.close()
  })

  /** Like a sender's loop. @returns the object of the event */
  async function takeNext(): Promise<string> {
    const { db } = shop.deps.database
    const due = await leaseDueEvent(db, shop.clock.now, 15_000)
    if (!due) throw new Error('no event was due')
    await noteAttempt(db, due.event, { state: 'delivered', answer: 204, error: null, at: shop.clock.now })
    return due.event.object
  }

  it('go round the objects, so that one of which much is told keeps no other waiting', async () => {
    await tell(['product.changed'])
    const [busy, other] = [await aProduct(shop.deps), await aProduct(shop.deps)]
    for (const price of ['11.00', '12.00', '13.00']) await admin.put(`/api/admin/products/${busy.id}`, { price })
    await admin.put(`/api/admin/products/${other.id}`, { price: '21.00' })
    const taken = [await takeNext(), await takeNext(), await takeNext(), await takeNext()]
    expect(taken).toEqual([busy, other, busy, busy].map(({ id }) => `product:${id}`))
  })

  it('of an order come before those of articles, which go on where they were', async () => {
    await tell(['product.changed', 'order.placed', 'order.paid'])
    const articles = [await aProduct(shop.deps), await aProduct(shop.deps), await aProduct(shop.deps)]
    for (const { id } of articles) await admin.put(`/api/admin/products/${id}`, { price: '11.00' })
    const [first, second, third] = articles.map(({ id }) => `product:${id}`)
    expect(await takeNext()).toBe(first)
    const order = await anOrder(shop)
    await pay(order.id)
    const ofOrder = `order:${order.id}`
    expect([await takeNext(), await takeNext(), await takeNext()]).toEqual([ofOrder, ofOrder, second])
    expect(await takeNext()).toBe(third)
  })

  it('are not sent twice at once when one in flight is resent', async () => {
    const { id } = await tell(['order.placed', 'order.paid'])
    const order = await anOrder(shop)
    await pay(order.id)
    const { release } = receiver.hold()
    const sending = send()
    await vi.waitFor(() => expect(receiver.underWay).toHaveLength(1), patience)
    const [, first] = await logOf(id)
    expect((await admin.post(`/api/admin/outgoing-events/${first?.id}/resend`)).statusCode).toBe(202)
    expect(await openEventSender({ ...shop.deps }).sendDue()).toBe(0)
    release()
    expect(await sending).toBe(2)
    expect(kindsTaken()).toEqual(['order.placed', 'order.paid'])
    expect(receiver.mostOfOne).toBe(1)
  })
})

describe('a sender that dies', () => {
  it('between sending and marking sends the event again, under the same name', async () => {
    await tell(['order.placed', 'order.paid'])
    const order = await anOrder(shop)
    await pay(order.id)
    const due = await leaseDueEvent(shop.deps.database.db, shop.clock.now, 15_000)
    expect(due?.event.kind).toBe('order.placed')
    // The outcome is unknown: until its lease is over nothing of the order is sent.
    shop.clock.advance({ minutes: 0.5 })
    expect(await send()).toBe(0)
    shop.clock.advance({ minutes: 1 })
    expect(await send()).toBe(2)
    expect(receiver.taken.map(({ id, kind }) => [id, kind])).toMatchObject([
      [due?.event.eventId, 'order.placed'],
      [expect.any(String), 'order.paid'],
    ])
  })

  it('takes no place from others for longer than an attempt', async () => {
    await tell(['order.placed'])
    for (let n = 0; n < 5; n++) await anOrder(shop)
    const lease = () => leaseDueEvent(shop.deps.database.db, shop.clock.now, 15_000)
    const objects = [await lease(), await lease(), await lease(), await lease()].map((due) => due?.event.object)
    expect(new Set(objects).size).toBe(4)
    shop.clock.advance({ minutes: 0.2 })
    expect(await send()).toBe(0)
    shop.clock.advance({ minutes: 0.1 })
    expect(await send()).toBe(1)
    expect(objects).not.toContain(`order:${receiver.taken[0]?.object.id}`)
    shop.clock.advance({ minutes: 1 })
    expect(await send()).toBe(4)
  })
})

describe('several nodes', () => {
  it('send each event once, no more at a time to a receiver than one node would', async () => {
    await tell(['order.placed', 'order.paid'])
    for (let n = 0; n < 10; n++) await pay((await anOrder(shop)).id)
    const nodes = [1, 2, 3].map(() => openEventSender({ ...shop.deps }))
    const { release } = receiver.hold()
    const sending = nodes.map((node) => node.sendDue())
    await vi.waitFor(() => expect(receiver.underWay).toHaveLength(4), patience)
    // A node that finds the receiver busy has nothing to do, and looks again at its next turn.
    release()
    const sent = await Promise.all(sending)
    const rest = await nodes[0]?.sendDue()
    expect(sent.reduce((sum, n) => sum + n, rest ?? 0)).toBe(20)
    expect(receiver.seen).toHaveLength(20)
    expect([receiver.mostAtOnce, receiver.mostOfOne]).toEqual([4, 1])
  })
})

describe('an administrator', () => {
  it('tries a receiver, pauses it and goes on, and what happened meanwhile arrives', async () => {
    const made = await tell(['order.placed'])
    expect((await admin.post(`${path}/${made.id}/test`)).statusCode).toBe(202)
    await send()
    expect(receiver.taken).toMatchObject([{ kind: 'test', object: { type: 'test' }, data: {} }])
    await admin.patch(`${path}/${made.id}`, { isPaused: true })
    await anOrder(shop)
    expect(await send()).toBe(0)
    expect((await admin.get(path)).json()).toMatchObject([{ isPaused: true, pending: 1, failed: 0 }])
    await admin.patch(`${path}/${made.id}`, { isPaused: false })
    expect(await send()).toBe(1)
  })

  it('sees a secret once, and signs with a new one at once', async () => {
    const made = await tell(['order.placed'])
    expect(made.secret).toMatch(/^pvs_[\w-]{43}$/)
    expect((await admin.get(path)).body).not.toContain(made.secret)
    const { secret } = (await admin.post(`${path}/${made.id}/secret`)).json<Made>()
    await anOrder(shop)
    await send()
    expect([isSigned(receiver.requests[0], secret), isSigned(receiver.requests[0], made.secret)]).toEqual([true, false])
  })

  it('gives a new secret to one that a restore has left without, and until then nothing is sent', async () => {
    const { id } = await tell(['order.placed'])
    await shop.deps.database.db.delete(eventSecrets)
    await anOrder(shop)
    expect(await send()).toBe(0)
    expect((await admin.get(path)).json()).toMatchObject([{ hasSecret: false, pending: 1 }])
    const { secret } = (await admin.post(`${path}/${id}/secret`)).json<Made>()
    expect(await send()).toBe(1)
    expect(isSigned(receiver.requests[0], secret)).toBe(true)
  })

  it('takes a receiver away, and everything it was to be told', async () => {
    const { id } = await tell(['order.placed'])
    await anOrder(shop)
    expect((await admin.delete(`${path}/${id}`)).statusCode).toBe(204)
    expect(await send()).toBe(0)
    expect((await admin.get(`${path}/${id}/events`)).json()).toMatchObject({ code: 'receiver_not_found' })
  })

  it.each([
    ['http://example.org/hook'],
    ['ftp://example.org'],
    ['https://user:word@example.org'],
    ['example.org'],
    ['http://192.168.1.4/hook'],
  ])('is refused another way than https: %s', async (address) => {
    const answer = await admin.post(path, { address, kinds: ['order.paid'] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields.address).toContain('https://')
  })

  it('chooses at least one kind, of those there are', async () => {
    for (const kinds of [[], ['order.eaten']])
      expect((await admin.post(path, { address: receiver.address, kinds })).json().fields).toBeDefined()
  })
})

describe('an address that has become private', () => {
  it('is reached by no delivery', async () => {
    const { id } = await tell(['order.placed'])
    await anOrder(shop)
    const config = { allowsPrivateReceivers: false }
    expect(await openEventSender({ ...shop.deps, config }).sendDue()).toBe(0)
    expect(receiver.seen).toEqual([])
    expect((await logOf(id))[0]?.lastError).toContain('not a public address')
  })
})
