import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody } from '#test/factories.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { aSoldOrder, brokenBooks, guestOf, type SoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { returnJobs } from './return-jobs.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
const line = { line: 1, quantity: 1, exchangeSize: 'L' }
const exchange = { kind: 'shop_return', outcome: 'exchange', lines: [line] }

let admin: Visitor
let placed: SoldOrder
let guest: ReturnType<typeof guestOf>
beforeEach(async () => {
  admin = await anAdministrator(shop)
  placed = await aSoldOrder(shop)
  guest = guestOf(shop, placed)
  await shop.deps.mailSender.sendDue()
  shop.mailer.sent = []
})

const read = async () => (await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>()
const lastReturn = async () => (await read()).returns.at(-1) ?? expect.unreachable('there is no return')
const step = (id: string, what: string, body?: object) => admin.post(`/api/admin/returns/${id}/${what}`, body)
const stock = () => stockOf(shop, placed.productIds[0] ?? 0)
const runJobs = async () => {
  for (const job of returnJobs(shop.deps)) await job.run(new AbortController().signal)
}
const subjects = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.map(({ subject }) => subject)
}

describe('an exchange', () => {
  it('keeps the other size at once, at the price that was paid, until it is sent', async () => {
    const { return: opened, receipt } = await guest.opened(exchange)
    expect(opened).toMatchObject({
      amount: '0.00',
      heldUntilDay: '2026-12-08',
      lines: [{ frameSize: 'M', exchangeSize: 'L' }],
    })
    expect(receipt).toBeNull()
    expect(await stock()).toEqual({ M: 3, L: 0, S: 0 })
    const { id } = await lastReturn()
    await step(id, 'received')
    shop.mailer.sent = []
    const sent = await step(id, 'exchange', { carrier: 'BRT', trackingCode: '123' })
    expect(sent.json()).toMatchObject({
      refunds: [],
      returns: [{ state: 'settled', sent: { trackingCode: '123' }, lines: [{ toCheck: 1 }], steps: [] }],
    })
    expect(await subjects()).toContain(`Cambio ${opened.code} in viaggio: ordine ${placed.orderNumber}`)
    expect((await step(id, 'exchange')).json().code).toBe('return_state')
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('may leave before the other piece has come; that is checked when it is there', async () => {
    await guest.opened(exchange)
    const { id } = await lastReturn()
    const units = { line: 1, quantity: 1, to: 'stock' }
    expect((await step(id, 'exchange')).json()).toMatchObject({ returns: [{ isAwaited: true, steps: ['receive'] }] })
    expect((await step(id, 'pieces', units)).json().code).toBe('return_pieces')
    await step(id, 'received')
    expect((await step(id, 'pieces', units)).json().returns).toMatchObject([
      { lines: [{ toCheck: 0, restocked: 1, writtenOff: 0 }] },
    ])
    expect((await step(id, 'pieces', units)).json().code).toBe('return_pieces')
    expect(await stock()).toEqual({ M: 4, L: 0, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('leaves its customer with the new size, which comes back as such', async () => {
    await guest.opened(exchange)
    await step((await lastReturn()).id, 'exchange')
    const offered = (await guest.offer()).lines.filter((one) => one.line === 1)
    expect(offered.map(({ frameSize, left }) => [frameSize, left])).toEqual([
      ['M', 1],
      ['L', 1],
    ])
    shop.clock.advance({ minutes: 1 })
    const lines = [{ line: 1, quantity: 1, frameSize: 'L' }]
    await guest.opened({ kind: 'withdrawal', outcome: 'refund', lines })
    const { id } = await lastReturn()
    const place = { line: 1, quantity: 1, place: 'stock' }
    await admin.post(`/api/admin/orders/${placed.id}/refunds`, { returnId: id, lines: [place], account })
    expect(await stock()).toEqual({ M: 3, L: 1, S: 0 })
    expect((await guest.offer()).lines.filter((one) => one.line === 1)).toMatchObject([{ frameSize: 'M', left: 1 }])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it.each([
    ['the size it has', { exchangeSize: 'M' }, 'return_size'],
    ['no size', {}, 'return_size'],
    ['a size that the article has not', { exchangeSize: 'XXL' }, 'return_size'],
    ['a size that is sold out', { exchangeSize: 'S' }, 'return_size_gone'],
  ])('for %s is refused', async (_what, change, code) => {
    const { exchangeSize: _, ...plain } = line
    const answer = await guest.open({ ...exchange, lines: [{ ...plain, ...change }] })
    expect([answer.statusCode, answer.json().code]).toEqual([409, code])
    expect(await stock()).toEqual({ M: 3, L: 1, S: 0 })
    expect((await guest.offer()).returns).toEqual([])
  })

  it('of the last unit of a size is given once, to an exchange or to a buyer', async () => {
    const other = await aSoldOrder(shop)
    const productId = placed.productIds[0] ?? 0
    const order = anOrderBody({ items: [{ productId, quantity: 1, frameSize: 'L' }] })
    const answers = await Promise.all([
      guest.open(exchange),
      sendOrder(shop, order),
      guest.open({ ...exchange, kind: 'shop_return', lines: [line] }),
      guestOf(shop, other).open(exchange),
    ])
    const taken = [0, 1, 2].filter((i) => answers[i]?.statusCode === 201)
    expect(taken).toHaveLength(1)
    expect((await stock()).L).toBe(0)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it.each([
    ['cancelled by its customer', async () => guest.cancel((await lastReturn()).code)],
    ['refused', async () => step((await lastReturn()).id, 'refuse', { reason: 'Usato' })],
    [
      'paid back instead',
      async () => admin.post(`/api/admin/orders/${placed.id}/refunds`, { returnId: (await lastReturn()).id, account }),
    ],
  ])('%s leaves the other size to everybody', async (_how, end) => {
    await guest.opened(exchange)
    expect((await end()).statusCode).toBeLessThan(300)
    expect((await stock()).L).toBe(1)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('that was not sent by the last day is over, and its customer gets a mail', async () => {
    const { return: opened } = await guest.opened(exchange)
    shop.clock.advance({ days: 18 })
    await runJobs()
    expect((await stock()).L).toBe(0)
    shop.clock.advance({ days: 1 })
    await runJobs()
    await runJobs()
    expect(await stock()).toEqual({ M: 3, L: 1, S: 0 })
    expect(await subjects()).toContain(`Cambio ${opened.code} annullato: ordine ${placed.orderNumber}`)
    expect((await guest.offer()).returns).toMatchObject([{ state: 'cancelled' }])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('that has come is kept, however long the shop takes', async () => {
    await guest.opened(exchange)
    await step((await lastReturn()).id, 'received')
    shop.clock.advance({ days: 30 })
    await runJobs()
    expect((await stock()).L).toBe(0)
  })

  it('replaces a defect by the same', async () => {
    const body = { kind: 'guarantee', outcome: 'exchange', lines: [{ line: 2, quantity: 1 }] }
    await admin.post(`/api/admin/orders/${placed.id}/returns`, body)
    const { id, lines } = await lastReturn()
    expect(lines).toMatchObject([{ frameSize: null, exchangeSize: null }])
    expect(await stockOf(shop, placed.productIds[1] ?? 0)).toEqual({ '': 3 })
    await step(id, 'exchange')
    expect((await guest.offer()).lines.find((one) => one.line === 2)).toMatchObject({ frameSize: null, left: 1 })
    expect(await brokenBooks(shop)).toEqual([])
  })
})
