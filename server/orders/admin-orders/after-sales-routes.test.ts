import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { AdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import { anAdministrator } from '#test/administrator.ts'
import { stockOf } from '#test/order-calls.ts'
import { aSoldOrder, brokenBooks, guestOf, type SoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
const oneHelmet = { kind: 'withdrawal', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] }

let admin: Visitor
let placed: SoldOrder
let guest: ReturnType<typeof guestOf>
beforeEach(async () => {
  admin = await anAdministrator(shop)
  placed = await aSoldOrder(shop)
  guest = guestOf(shop, placed)
})

const read = async () => (await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>()
const lastReturn = async () => (await read()).returns.at(-1) ?? expect.unreachable('there is no return')
const step = (id: string, what: string, body?: object) => admin.post(`/api/admin/returns/${id}/${what}`, body)
const openFor = (body: object, headers?: Record<string, string>) =>
  admin.post(`/api/admin/orders/${placed.id}/returns`, body, headers)
const refund = (body: object) => admin.post(`/api/admin/orders/${placed.id}/refunds`, body)
const statementState = async () => (await read()).withdrawals.map(({ state }) => state)
const subjects = async () => {
  shop.mailer.sent = []
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.map(({ subject }) => subject)
}
const passDays = async (days: number) => {
  shop.clock.advance({ days })
  admin = await anAdministrator(shop)
}

describe('a withdrawal of one line of three', () => {
  it('goes from the statement to the money in two calls; the statement follows', async () => {
    await guest.opened(oneHelmet)
    const opened = await lastReturn()
    expect(opened).toMatchObject({
      steps: ['receive', 'refund', 'refuse', 'cancel'],
      deadline: { what: 'refund', day: '2026-12-04' },
      isUrgent: false,
      createdBy: 'customer',
    })
    expect(await statementState()).toEqual(['in_return'])
    expect((await step(opened.id, 'received')).json()).toMatchObject({ returns: [{ state: 'received' }] })
    expect(await statementState()).toEqual(['goods_received'])
    const asked = await refund({
      returnId: opened.id,
      lines: [{ line: 1, quantity: 1, place: 'stock' }],
      account,
    })
    expect(asked.json()).toMatchObject({
      refundable: '78.00',
      refunds: [{ amount: '15.00', shipping: '0.00', lines: [{ line: 1, place: 'stock' }] }],
      returns: [{ state: 'settled', amount: '15.00', steps: [], deadline: null, isAwaited: false }],
    })
    expect(await statementState()).toEqual(['refunded'])
    expect((await stockOf(shop, placed.productIds[0] ?? 0)).M).toBe(4)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('may be paid before the goods: its pieces are to be checked, and awaited until they come', async () => {
    await guest.opened(oneHelmet)
    const { id } = await lastReturn()
    expect((await refund({ returnId: id, account })).json()).toMatchObject({
      items: [{ refundedQuantity: 1 }, {}, {}],
      refunds: [{ lines: [{ line: 1, quantity: 1, place: 'check', toCheck: 1 }] }],
      returns: [{ state: 'settled', isAwaited: true, steps: ['receive'] }],
    })
    expect((await step(id, 'received')).json()).toMatchObject({ returns: [{ state: 'settled', isAwaited: false }] })
    expect((await step(id, 'received')).json().code).toBe('return_state')
    expect(await statementState()).toEqual(['refunded'])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('of everything that is left gives the delivery charge back, once', async () => {
    await guest.opened(oneHelmet)
    await refund({ returnId: (await lastReturn()).id, account })
    shop.clock.advance({ minutes: 1 })
    const rest = [1, 2, 3].map((line) => ({ line, quantity: 1 }))
    expect((await guest.opened({ ...oneHelmet, lines: rest })).return).toMatchObject({
      amount: '78.00',
      shipping: '49.00',
    })
    const asked = await refund({ returnId: (await lastReturn()).id, account })
    expect(asked.json()).toMatchObject({ refundable: '0.00', refunds: [{}, { amount: '78.00', shipping: '49.00' }] })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('is red three days before its money is due, and leaves the list only by refund or refusal', async () => {
    await guest.opened(oneHelmet)
    const { id } = await lastReturn()
    const all = async () => (await admin.get('/api/admin/tasks')).json<AdminTasks>()
    const tasks = async () => (await all()).openReturns
    expect((await all()).openWithdrawals.count).toBe(0)
    expect(await tasks()).toEqual({ count: 1, urgent: 0, note: 'Rimborso entro il 4 dicembre' })
    await passDays(11)
    expect(await tasks()).toMatchObject({ urgent: 1 })
    expect(await lastReturn()).toMatchObject({ isUrgent: true, isOverdue: false })
    await passDays(4)
    expect(await tasks()).toMatchObject({ count: 1, note: '1 oltre il termine' })
    expect((await step(id, 'refuse', { reason: 'Il casco è caduto e rotto' })).statusCode).toBe(200)
    expect(await tasks()).toEqual({ count: 0, urgent: 0, note: null })
    expect(await statementState()).toEqual(['refused'])
  })

  it('of what has not left is not packed', async () => {
    placed = await aSoldOrder(shop, { deliveredDaysAgo: null })
    await guestOf(shop, placed).opened(oneHelmet)
    expect(await read()).toMatchObject({
      goods: [{ quantity: 1 }, {}, {}],
      items: [{ quantity: 2, returningQuantity: 1 }, {}, {}],
    })
  })

  it('handled in the list of withdrawals takes its return along', async () => {
    const { receipt } = await guest.opened(oneHelmet)
    const patch = (body: object) => admin.patch(`/api/admin/withdrawals/${receipt?.reference}`, body)
    await patch({ state: 'goods_received' })
    expect(await lastReturn()).toMatchObject({ state: 'received' })
    await patch({ state: 'refused', stateNote: 'Usato in gara' })
    expect(await lastReturn()).toMatchObject({ state: 'refused', refusedReason: 'Usato in gara' })
    expect(await brokenBooks(shop)).toEqual([])
  })
})

describe('one case, whichever way it comes in', () => {
  const state = (order: { orderNumber: string }, items: string) => ({
    ...{ customerName: 'Giulia', customerEmail: 'giulia.ferrari@example.org' },
    ...{ orderNumber: order.orderNumber, items },
  })
  const allLines = [
    { line: 1, quantity: 2 },
    { line: 2, quantity: 1 },
    { line: 3, quantity: 1 },
  ]

  it.each([
    ['', allLines],
    ['Copertone Corsa', [{ line: 2, quantity: 1 }]],
    [
      '1 x CASCO SENTIERO e il pedale',
      [
        { line: 1, quantity: 1 },
        { line: 3, quantity: 1 },
      ],
    ],
    ['non mi piace niente', allLines],
  ])('is the same return by the page of withdrawals, the order and staff: «%s»', async (items, lines) => {
    const caseOf = async () => {
      const { kind, outcome, state: at, steps, deadline, refundDueDay, lines: units, amount } = await lastReturn()
      const wanted = units.map(({ line, quantity }) => ({ line, quantity }))
      return { kind, outcome, at, steps, deadline, refundDueDay, amount, wanted }
    }
    const sent = await new Visitor(shop).post('/api/withdrawals', state(placed, items))
    expect(sent.statusCode).toBe(201)
    const byPage = await caseOf()
    expect(byPage).toMatchObject({ kind: 'withdrawal', wanted: lines, deadline: { what: 'refund', day: '2026-12-04' } })
    expect(byPage.amount).not.toBe('0.00')
    expect(await statementState()).toEqual(['in_return'])
    expect(await subjects()).toContainEqual(expect.stringContaining('Ricevuta'))
    placed = await aSoldOrder(shop)
    guest = guestOf(shop, placed)
    await guest.opened({ kind: 'withdrawal', outcome: 'refund', lines })
    expect(await caseOf()).toEqual(byPage)
    placed = await aSoldOrder(shop)
    expect((await openFor({ kind: 'withdrawal', outcome: 'refund', lines })).statusCode).toBe(201)
    expect(await caseOf()).toEqual(byPage)
    expect((await admin.get('/api/admin/withdrawals?bare=true')).json()).toEqual([])
    expect((await admin.get('/api/admin/tasks')).json()).toMatchObject({
      openWithdrawals: { count: 0 },
      openReturns: { count: 3 },
    })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it.each([
    ['a stranger', { customerEmail: 'altra@example.com' }],
    ['an unknown order', { orderNumber: 'PV-2222-2222' }],
  ])('stays a statement for staff from %s, and opens nothing', async (_, change) => {
    const sent = await new Visitor(shop).post('/api/withdrawals', { ...state(placed, ''), ...change })
    expect(sent.statusCode).toBe(201)
    expect((await read()).returns).toEqual([])
    const bare = (await admin.get('/api/admin/withdrawals?bare=true')).json()
    expect(bare).toMatchObject([{ reference: sent.json().reference, state: 'received' }])
  })

  it('stays a statement when it is sent again: nothing is left to come back', async () => {
    for (const _ of [1, 2]) await new Visitor(shop).post('/api/withdrawals', state(placed, ''))
    expect((await read()).returns).toHaveLength(1)
    expect((await admin.get('/api/admin/withdrawals?bare=true')).json()).toMatchObject([{ flags: ['repeated'] }])
  })
})

describe('a return', () => {
  it('is opened by the shop from a statement in free text, which keeps its receipt and its days', async () => {
    const statement = { customerName: 'Giulia', customerEmail: 'giulia@example.com', items: 'un casco' }
    const sent = await new Visitor(shop).post('/api/withdrawals', { ...statement, orderNumber: placed.orderNumber })
    const { reference } = sent.json()
    await passDays(5)
    const answer = await openFor({ ...oneHelmet, withdrawalReference: reference })
    expect(answer.statusCode).toBe(201)
    expect(await lastReturn()).toMatchObject({
      createdBy: 'staff',
      withdrawalReference: reference,
      refundDueDay: '2026-12-04',
    })
    expect(await statementState()).toEqual(['in_return'])
    expect((await openFor({ ...oneHelmet, withdrawalReference: reference })).json().code).toBe('withdrawal_in_return')
    expect((await openFor({ ...oneHelmet, withdrawalReference: 'REC-2222-2222' })).json().code).toBe(
      'withdrawal_not_found',
    )
  })

  it('that the shop refuses tells its customer why; its pieces are free for another', async () => {
    await guest.opened({ ...oneHelmet, kind: 'shop_return' })
    const { id, code } = await lastReturn()
    await step(id, 'received')
    expect((await step(id, 'refuse', { reason: '' })).statusCode).toBe(400)
    await subjects()
    await step(id, 'refuse', { reason: 'È stato usato' })
    expect(await subjects()).toEqual([`Non possiamo accettare il reso ${code}: ordine ${placed.orderNumber}`])
    expect(shop.mailer.sent[0]?.text).toContain('È stato usato')
    expect((await guest.offer()).lines[0]?.left).toBe(2)
    expect((await step(id, 'refuse', { reason: 'Di nuovo' })).json().code).toBe('return_state')
  })

  it('that has come is not cancelled', async () => {
    await guest.opened(oneHelmet)
    const { id } = await lastReturn()
    await step(id, 'received')
    expect((await step(id, 'cancel')).json().code).toBe('return_state')
  })

  it('keeps its pieces from a refund that does not name it; named twice, or another order’s, it is refused', async () => {
    await guest.opened({ ...oneHelmet, lines: [{ line: 1, quantity: 2 }] })
    const { id } = await lastReturn()
    const units = [{ line: 1, quantity: 1, place: 'none' }]
    expect((await refund({ lines: units, account })).json().code).toBe('refund_pieces')
    expect((await refund({ returnId: id, lines: [{ line: 2, quantity: 2, place: 'none' }] })).json().code).toBe(
      'refund_pieces',
    )
    expect(await lastReturn()).toMatchObject({ state: 'announced' })
    await refund({ returnId: id, lines: units, account })
    expect((await refund({ returnId: id, account })).json().code).toBe('return_state')
    expect((await refund({ returnId: crypto.randomUUID() })).json().code).toBe('return_not_found')
    expect((await guest.offer()).lines[0]?.left).toBe(1)
  })

  it('that is repaired goes back to its customer', async () => {
    await openFor({ ...oneHelmet, kind: 'guarantee', outcome: 'repair' })
    const { id, code } = await lastReturn()
    expect((await step(id, 'repaired')).json().code).toBe('return_state')
    await step(id, 'received')
    await subjects()
    const sent = await step(id, 'repaired', { carrier: 'GLS', trackingCode: 'GL123' })
    expect(sent.json().returns).toMatchObject([{ state: 'settled', sent: { trackingCode: 'GL123' } }])
    expect(await subjects()).toEqual([`Riparazione ${code} in viaggio: ordine ${placed.orderNumber}`])
    expect((await guest.offer()).lines[0]?.left).toBe(2)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('ends when all of the order’s money goes back', async () => {
    await guest.opened(oneHelmet)
    await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'refunded' })
    expect(await lastReturn()).toMatchObject({ state: 'settled', outcome: 'refund', refundId: null })
    expect((await guest.offer()).lines).toEqual([])
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('ends when its order, which has not left, is cancelled', async () => {
    placed = await aSoldOrder(shop, { deliveredDaysAgo: null })
    await guestOf(shop, placed).opened(oneHelmet)
    await admin.patch(`/api/admin/orders/${placed.id}`, { orderStatus: 'cancelled' })
    expect(await lastReturn()).toMatchObject({ state: 'settled' })
    expect((await stockOf(shop, placed.productIds[0] ?? 0)).M).toBe(5)
    expect(await brokenBooks(shop)).toEqual([])
  })
})

describe('the list of returns', () => {
  it('has open ones first, the nearest deadline before the others, and is searched', async () => {
    await guest.opened({ ...oneHelmet, kind: 'shop_return' })
    await step((await lastReturn()).id, 'received')
    await guest.opened(oneHelmet)
    await guest.cancel((await guest.opened({ ...oneHelmet, lines: [{ line: 2, quantity: 1 }] })).return.code)
    const list = async (query: string) => {
      const answer = await admin.get(`/api/admin/returns${query}`)
      const rows = answer.json<AdminReturn[]>().map(({ code, state }) => `${code.slice(-1)} ${state}`)
      return [rows, answer.headers['x-total-count']]
    }
    expect(await list('')).toEqual([['2 announced', '1 received', '3 cancelled'], '3'])
    expect(await list('?state=open&limit=1')).toEqual([['2 announced'], '2'])
    expect(await list('?q=giulia&state=received')).toEqual([['1 received'], '1'])
    expect(await list('?q=unknown')).toEqual([[], '0'])
  })
})
