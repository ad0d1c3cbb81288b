import { describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { sendDueGiftCards } from '#server/orders/gift-cards/gift-card-jobs.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { stockOf } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { pickUpJobs } from '../pick-up/pick-up-jobs.ts'

const shop = shopForEachTest()
const agrees = async () => expect(await checkInvariants(shop.deps)).toEqual([])
const at = (moment: string) => {
  shop.clock.now = new Date(moment)
}
const day = async (date: string) => (await (await anAdministrator(shop)).get(`/api/admin/counter/days/${date}`)).json()
const mails = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.map(({ subject }) => subject)
}

describe('what was sold over the counter', () => {
  it('comes back by the returns of the shop: money from the till, another size, no withdrawal', async () => {
    at('2026-11-20T10:00:00Z')
    const admin = await anAdministrator(shop)
    const helmet = await aProduct(shop.deps, { priceCents: 5_000, sizes: { M: 3, L: 1 } })
    const items = [{ productId: helmet.id, size: 'M', quantity: 2 }]
    const sold = await admin.post('/api/admin/counter/sales', {
      items,
      tenders: [{ tender: 'cash', amount: '100.00' }],
    })
    const { id } = sold.json()
    const { lines } = (await admin.get(`/api/admin/orders/${id}/return-offer`)).json()
    expect(lines[0].kinds.map(({ kind }: { kind: string }) => kind)).toEqual([
      'shop_return',
      'guarantee',
      'transport_damage',
    ])
    const open = async (body: object) => {
      const admin = await anAdministrator(shop)
      const answer = await admin.post(`/api/admin/orders/${id}/returns`, { kind: 'shop_return', ...body })
      expect(answer.statusCode, answer.body).toBe(201)
      const { id: returnId } = answer.json().returns.at(-1)
      expect((await admin.post(`/api/admin/returns/${returnId}/received`)).statusCode).toBe(200)
      return returnId
    }
    const exchange = await open({ outcome: 'exchange', lines: [{ line: 1, quantity: 1, exchangeSize: 'L' }] })
    expect((await admin.post(`/api/admin/returns/${exchange}/exchange`)).statusCode).toBe(200)
    expect(
      (await admin.post(`/api/admin/returns/${exchange}/pieces`, { line: 1, quantity: 1, to: 'stock' })).statusCode,
    ).toBe(200)
    expect(await stockOf(shop, helmet.id)).toEqual({ M: 2, L: 0 })
    at('2026-11-21T10:00:00Z')
    const back = await anAdministrator(shop)
    const returnId = await open({ outcome: 'refund', lines: [{ line: 1, quantity: 1, frameSize: 'M' }] })
    const asked = await back.post(`/api/admin/orders/${id}/refunds`, {
      returnId,
      lines: [{ line: 1, quantity: 1, place: 'stock' }],
    })
    expect(asked.statusCode, asked.body).toBe(201)
    expect((await back.post(`/api/admin/refunds/${asked.json().refunds[0].id}/done`)).statusCode).toBe(200)
    expect(await stockOf(shop, helmet.id)).toEqual({ M: 3, L: 0 })
    expect(await day('2026-11-20')).toMatchObject({ sales: '100.00', refunds: '0.00', expectedCash: '100.00' })
    expect(await day('2026-11-21')).toMatchObject({ sales: '0.00', refunds: '50.00', expectedCash: '-50.00' })
    expect(await mails()).toEqual([])
    await agrees()
  })
})

describe('money given back for what was paid in two ways', () => {
  it('goes onto the card first and leaves the till for the rest, on the day it was given', async () => {
    at('2026-11-20T10:00:00Z')
    const { id: productId } = await aProduct(shop.deps, { priceCents: 10_000, stock: 1 })
    const tenders = [
      { tender: 'cash', amount: '70.00', received: '100.00' },
      { tender: 'terminal', amount: '30.00' },
    ]
    const items = [{ productId, quantity: 1 }]
    const customer = { name: 'Anna Neri', email: 'anna.neri@example.org' }
    const sale = { items, tenders, customer }
    const { id } = (await (await anAdministrator(shop)).post('/api/admin/counter/sales', sale)).json()
    const giveBack = async (other: string, day: string) => {
      at(day)
      const admin = await anAdministrator(shop)
      const asked = await admin.post(`/api/admin/orders/${id}/refunds`, { other, reason: 'Graffio' })
      expect(asked.statusCode, asked.body).toBe(201)
      const { id: refundId } = asked.json().refunds.at(-1)
      expect((await admin.post(`/api/admin/refunds/${refundId}/done`)).statusCode).toBe(200)
    }
    await giveBack('20.00', '2026-11-20T11:00:00Z')
    expect(await day('2026-11-20')).toMatchObject({ refunds: '20.00', refundedCash: '0.00', expectedCash: '70.00' })
    await giveBack('25.00', '2026-11-21T10:00:00Z')
    expect(await day('2026-11-21')).toMatchObject({ refunds: '25.00', refundedCash: '15.00', expectedCash: '-15.00' })
    const admin = await anAdministrator(shop)
    const moved = await admin.patch(`/api/admin/orders/${id}`, { channel: 'distance', reason: 'Prova' })
    expect(moved.statusCode, moved.body).toBe(200)
    expect(await day('2026-11-21')).toMatchObject({ refunds: '0.00', expectedCash: '-15.00' })
    await giveBack('55.00', '2026-11-22T10:00:00Z')
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)?.text).toContain('ti abbiamo restituito 55,00\u00a0€ in negozio')
    expect(await day('2026-11-22')).toMatchObject({ refundedCash: '55.00', expectedCash: '-55.00' })
    await agrees()
  })
})

describe('a deposit', () => {
  const customer = { name: 'Anna Neri', email: 'anna.neri@example.org' }
  const take = async (more: object = {}, headers = {}) => {
    const bike = await aProduct(shop.deps, { stock: 1, priceCents: 150_000 })
    const admin = await anAdministrator(shop)
    const tenders = [{ tender: 'cash', amount: '300.00', received: '350.00' }]
    const body = { items: [{ productId: bike.id, quantity: 1 }], customer, tenders, ...more }
    return { bike, admin, body, answer: await admin.post('/api/admin/counter/deposits', body, headers) }
  }

  it('keeps a bicycle until a day, and its rest is paid when it is handed over', async () => {
    at('2026-11-20T10:00:00Z')
    const { bike, admin, body, answer } = await take({ until: '2026-12-20' }, { 'idempotency-key': 'deposit' })
    expect(answer.statusCode, answer.body).toBe(201)
    const { id, pickupCode, keptUntil, change } = answer.json()
    expect(answer.json()).toMatchObject({ paymentStatus: 'pending', giftCard: '300.00', toPay: '1200.00' })
    expect([change, keptUntil]).toEqual(['50.00', '2026-12-20T22:59:00.000Z'])
    const again = await admin.post('/api/admin/counter/deposits', body, { 'idempotency-key': 'deposit' })
    expect([again.statusCode, again.json().id]).toEqual([200, id])
    expect(await stockOf(shop, bike.id)).toEqual({ '': 0 })
    expect(await day('2026-11-20')).toMatchObject({ sales: '300.00', expectedCash: '300.00' })
    expect((await day('2026-11-20')).byVatRate).toEqual([
      { vatRate: null, gross: '300.00', net: '300.00', vat: '0.00' },
    ])
    await agrees()
    at('2026-12-10T10:00:00Z')
    for (const job of pickUpJobs(shop.deps)) await job.run(new AbortController().signal)
    const later = await anAdministrator(shop)
    const give = (amount: string) =>
      later.post(`/api/admin/orders/${id}/hand-over`, { code: pickupCode, tenders: [{ tender: 'terminal', amount }] })
    expect((await give('1500.00')).json().code).toBe('tenders_differ')
    expect((await give('1200.00')).json()).toMatchObject({ orderStatus: 'delivered', paymentStatus: 'paid' })
    expect(await day('2026-12-10')).toMatchObject({ expectedCash: '0.00', byTender: [{ amount: '1200.00' }] })
    expect(await mails()).toHaveLength(2)
    await agrees()
  })

  it('goes back to its buyer as a card when the bicycle is not fetched', async () => {
    at('2026-11-20T10:00:00Z')
    const { bike } = await take({ until: '2026-11-30' })
    at('2026-12-01T08:00:00Z')
    for (const job of pickUpJobs(shop.deps)) await job.run(new AbortController().signal)
    expect(await sendDueGiftCards(shop.deps)).toBe(1)
    expect(await stockOf(shop, bike.id)).toEqual({ '': 1 })
    expect(await mails()).toEqual(
      expect.arrayContaining([expect.stringContaining('annullato'), expect.stringMatching(/buono/i)]),
    )
    await agrees()
  })

  it.each([
    ['all of the price', { tenders: [{ tender: 'cash', amount: '1500.00' }] }, 'tenders'],
    ['nothing', { tenders: [] }, 'tenders'],
    ['a card', { tenders: [{ tender: 'gift_card', amount: '10.00', code: 'x' }] }, 'tenders'],
    ['today', { until: '2026-11-20' }, 'until'],
    ['a day too far', { until: '2027-11-20' }, 'until'],
    ['no name', { customer: { name: '', email: 'x' } }, 'customer.name'],
  ])('is refused for %s, and nothing is kept', async (_what, more, field) => {
    at('2026-11-20T10:00:00Z')
    const { answer, bike } = await take(more)
    expect([answer.statusCode, Object.keys(answer.json().fields)[0]]).toEqual([400, field])
    expect(await stockOf(shop, bike.id)).toEqual({ '': 1 })
    await agrees()
  })
})
