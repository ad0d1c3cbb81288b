import { beforeEach, describe, expect, it } from 'vitest'
import { tables } from '#server/platform/database/database.ts'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { anOrder } from '#test/order-calls.ts'
import { aSoldOrder, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/orders'
const read = async (id: string) => (await admin.get(`${path}/${id}`)).json<AdminOrder>()
const write = (id: string, text: unknown) => admin.post(`${path}/${id}/notes`, { text })
const tag = (id: string, name: unknown) => admin.post(`${path}/${id}/tags`, { name })
const found = async (query: string) => {
  const answer = await admin.get(`${path}?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<AdminOrderRow[]>().map(({ id }) => id)
}
const search = (text: string) => found(`q=${encodeURIComponent(text)}`)

describe('notes of staff on an order', () => {
  it('stand in the order with their moment, and are changed by deleting', async () => {
    const { id } = await anOrder(shop)
    expect((await write(id, '  Chiama dopo le 18.\nCitofono rotto  ')).statusCode).toBe(201)
    shop.clock.advance({ minutes: 5 })
    const answer = await write(id, 'Richiamato')
    const [first, second] = answer.json<AdminOrder>().notes
    expect(first).toMatchObject({ text: 'Chiama dopo le 18.\nCitofono rotto', createdAt: '2026-11-20T10:00:00.000Z' })
    expect(second).toMatchObject({ text: 'Richiamato', createdAt: '2026-11-20T10:05:00.000Z' })
    const rest = await admin.delete(`/api/admin/order-notes/${first?.id}`)
    expect(rest.json<AdminOrder>().notes).toEqual([second])
    const gone = await admin.delete(`/api/admin/order-notes/${first?.id}`)
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'order_note_not_found'])
  })

  it.each([
    ['nothing', '   '],
    ['more than 2,000 characters', 'a'.repeat(2_001)],
    ['characters that are never typed', 'a\u0000b'],
    ['no text', 7],
  ])('are refused with %s', async (_what, text) => {
    const { id } = await anOrder(shop)
    expect((await write(id, text)).statusCode).toBe(400)
    expect((await read(id)).notes).toEqual([])
  })

  it('take 2,000 characters of any script', async () => {
    const { id } = await anOrder(shop)
    expect((await write(id, '🚲'.repeat(1_000))).statusCode).toBe(201)
  })
})

describe('tags of an order', () => {
  it('are short words in small letters, once each, taken away by one call', async () => {
    const { id } = await anOrder(shop)
    await tag(id, ' Cliente  di casa ')
    await tag(id, 'CLIENTE DI CASA')
    shop.clock.advance({ minutes: 1 })
    expect((await tag(id, 'B/N & co.')).json<AdminOrder>().tags).toEqual(['cliente di casa', 'b/n & co.'])
    const taken = await admin.delete(`${path}/${id}/tags/${encodeURIComponent('B/N & co.')}`)
    expect(taken.json<AdminOrder>().tags).toEqual(['cliente di casa'])
    for (const wrong of ['', '  ', 'a'.repeat(31), 'due\nrighe', null])
      expect((await tag(id, wrong)).statusCode).toBe(400)
  })

  it('stand in the list, which they filter, and those in use are proposed, most used first', async () => {
    const [a, b] = [await anOrder(shop), await anOrder(shop)]
    await tag(a.id, 'regalo')
    await tag(a.id, 'officina')
    await tag(b.id, 'officina')
    expect((await admin.get('/api/admin/order-tags')).json()).toEqual([
      { name: 'officina', orders: 2 },
      { name: 'regalo', orders: 1 },
    ])
    expect(await found('tag=Regalo')).toEqual([a.id])
    expect(await found('tag=regal')).toEqual([])
    expect((await admin.get(`${path}?tag=officina&limit=1`)).headers['x-total-count']).toBe('2')
    const [row] = (await admin.get(`${path}?tag=regalo`)).json<AdminOrderRow[]>()
    expect(row?.tags.sort()).toEqual(['officina', 'regalo'])
    expect((await admin.get(`${path}/export?tag=regalo`)).body.trim().split('\n')).toHaveLength(2)
  })
})

describe('the search over orders', () => {
  it('finds notes and tags in any case, with % and _ as plain characters', async () => {
    const [a, b] = [await anOrder(shop), await anOrder(shop)]
    await write(a.id, 'Sconto del 10% sul prossimo giro\nCitofono «Dal Lago»')
    await tag(b.id, 'prova_su_strada')
    expect(await search('dal lago')).toEqual([a.id])
    expect(await search('10% sul')).toEqual([a.id])
    expect(await search('prova_su')).toEqual([b.id])
    expect(await search('prova%strada')).toEqual([])
  })

  it('finds what the story tells: refunds and their account, returns, old codes, reasons', async () => {
    const order = await aSoldOrder(shop)
    await anOrder(shop)
    const account = { iban: 'IT60 X054 2811 1010 0000 0123 456', holder: 'Anna Neri Dal Pozzo' }
    const refunded = await admin.post(`${path}/${order.id}/refunds`, {
      other: '5',
      reason: 'Graffio sulla forcella',
      account,
    })
    expect(refunded.statusCode).toBe(201)
    const lines = [{ line: 2, quantity: 1 }]
    const opened = await guestOf(shop, order).opened({
      kind: 'withdrawal',
      outcome: 'refund',
      lines,
      reason: 'Troppo stretto',
    })
    await admin.patch(`${path}/${order.id}`, { trackingCode: 'ZK-778' })
    await admin.patch(`${path}/${order.id}`, { trackingCode: 'ZK-999' })
    for (const text of [
      'graffio sulla',
      'dal pozzo',
      'it60x0542811101000000123456',
      opened.return.code,
      opened.return.withdrawalReference ?? '',
      'troppo stretto',
      'zk-778',
      'copertone corsa',
    ])
      expect(await search(text), text).toEqual([order.id])
    expect(await search('X054')).toEqual([])
    // The end of an IBAN may be part of a telephone number too.
    expect(await search('3456')).toContain(order.id)
  })
})

describe('the story of an order', () => {
  it('holds the mails of its refunds, returns and statements too', async () => {
    const order = await aSoldOrder(shop)
    const asked = await admin.post(`${path}/${order.id}/refunds`, { shipping: true })
    await admin.post(`/api/admin/refunds/${asked.json<AdminOrder>().refunds[0]?.id}/done`)
    await guestOf(shop, order).opened({ kind: 'withdrawal', outcome: 'refund', lines: [{ line: 2, quantity: 1 }] })
    await guestOf(shop, order).opened({ kind: 'shop_return', outcome: 'refund', lines: [{ line: 3, quantity: 1 }] })
    const kinds = (await read(order.id)).mails.map(({ kind }) => kind)
    expect(kinds.sort()).toEqual([
      'order_confirmation',
      'order_refunded',
      'return_notice',
      'return_opened',
      'withdrawal_notice',
      'withdrawal_receipt',
    ])
  })
})

describe('notes and tags are about a person', () => {
  it('are in the customer’s export, in no page of the customer, and go with the account', async () => {
    const customer = await aCustomer(shop)
    const productId = (await aProduct(shop.deps)).id
    const placed = await customer.post('/api/orders', anOrderBody({ items: [{ productId, quantity: 1 }] }))
    const { id, orderNumber } = placed.json<PlacedOrder>()
    const other = await anOrder(shop)
    for (const one of [id, other.id]) {
      await write(one, 'Paga sempre in ritardo')
      await tag(one, 'attenzione')
    }
    const data = (await customer.get('/api/customer/export')).json()
    expect(data.orders).toMatchObject([
      { orderNumber, notes: [{ text: 'Paga sempre in ritardo' }], tags: [{ name: 'attenzione' }] },
    ])
    const seen = [
      (await customer.get(`/api/orders/${orderNumber}`)).body,
      (await customer.get('/api/customer/orders')).body,
    ]
    expect(seen.join()).not.toMatch(/ritardo|attenzione/)
    expect((await customer.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
    expect(await read(id)).toMatchObject({ notes: [], tags: [] })
    expect(await read(other.id)).toMatchObject({ notes: [{}], tags: ['attenzione'] })
    const { db } = shop.deps.database
    expect(await db.$count(tables.orderNotes)).toBe(1)
  })

  it('are for the administrator alone', async () => {
    const { id } = await anOrder(shop)
    expect((await new Visitor(shop).post(`${path}/${id}/notes`, { text: 'Ciao' })).statusCode).toBe(401)
  })
})
