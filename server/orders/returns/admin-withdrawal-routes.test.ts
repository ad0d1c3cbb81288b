import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { AdminWithdrawal } from '#shared/contract/orders/returns/admin-withdrawals.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { aSoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const path = '/api/admin/withdrawals'
async function aWithdrawal(orderNumber: string, customerName = 'Giulia Ferrari'): Promise<string> {
  const body = { customerName, orderNumber, customerEmail: 'giulia.ferrari@example.org', items: '' }
  const answer = await new Visitor(shop).post('/api/withdrawals', body)
  expect(answer.statusCode).toBe(201)
  return answer.json().reference
}
const handle = (reference: string, state: string, stateNote?: string) =>
  admin.patch(`${path}/${reference}`, { state, ...(stateNote !== undefined && { stateNote }) })
const references = async (query: string) => {
  const answer = await admin.get(`${path}${query}`)
  return [answer.json<AdminWithdrawal[]>().map((w) => w.reference), answer.headers['x-total-count']]
}

describe('the list of withdrawals', () => {
  it('shows what was stated, with its order and the day by which the money is due', async () => {
    const order = await anOrder(shop)
    const reference = await aWithdrawal(order.orderNumber)
    expect((await admin.get(path)).json()).toEqual([
      {
        reference,
        createdAt: '2026-11-20T10:00:00.000Z',
        kind: 'recesso',
        customerName: 'Giulia Ferrari',
        customerEmail: 'giulia.ferrari@example.org',
        orderNumber: order.orderNumber,
        orderId: order.id,
        items: '',
        state: 'received',
        stateNote: null,
        flags: [],
        statement: expect.stringContaining('Io, Giulia Ferrari, recedo'),
        refundDueAt: '2026-12-04T23:00:00.000Z',
        isOverdue: false,
        nextStates: ['in_return', 'goods_received', 'refunded', 'refused'],
      },
    ])
  })

  it('puts first what waits, and of that what is due first', async () => {
    const done = await aWithdrawal('PV-AAAA-AAAA', 'Anna Neri')
    shop.clock.advance({ days: 1 })
    const first = await aWithdrawal('PV-BBBB-BBBB')
    shop.clock.advance({ days: 1 })
    const second = await aWithdrawal('PV-CCCC-CCCC')
    admin = await anAdministrator(shop)
    await handle(done, 'refunded')
    expect(await references('')).toEqual([[first, second, done], '3'])
    expect(await references('?state=open&limit=1&offset=1')).toEqual([[second], '2'])
    expect(await references('?state=refunded')).toEqual([[done], '1'])
    expect(await references('?q=anna')).toEqual([[done], '1'])
    expect((await admin.get(`${path}?state=persa`)).statusCode).toBe(400)
    shop.clock.advance({ days: 14 })
    admin = await anAdministrator(shop)
    expect((await admin.get(path)).json().map((w: AdminWithdrawal) => w.isOverdue)).toEqual([true, false, false])
  })
})

describe('a statement that no return carries out', () => {
  it('proposes what its words name, all of it without words, and nothing where they name nothing', async () => {
    const { id, orderNumber } = await aSoldOrder(shop)
    const stated = async (items: string) => {
      const body = { customerName: 'Giulia Ferrari', orderNumber, customerEmail: 'altra@example.org', items }
      const { reference } = (await new Visitor(shop).post('/api/withdrawals', body)).json()
      const order = (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
      return order.withdrawals.find((one) => one.reference === reference) ?? expect.unreachable(reference)
    }
    const helmet = await stated('1 x casco sentiero, mi sta stretto')
    expect(helmet).toMatchObject({ customerEmail: 'altra@example.org', flags: ['email_mismatch'] })
    const amountOf = async (reference: string) =>
      (await admin.get(`${path}?q=${reference}`)).json<AdminWithdrawal[]>()[0]?.amount
    expect(await amountOf(helmet.reference)).toBe('15.00')
    expect(helmet.proposal).toEqual({
      kind: 'withdrawal',
      lines: [{ line: 1, quantity: 1, frameSize: 'M' }],
      shipping: '0.00',
      amount: '15.00',
    })
    const whole = (await stated('')).proposal
    expect(whole?.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1])
    const { total } = (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
    expect(whole?.amount).toBe(total)
    const unclear = await stated('uno dei due')
    expect([unclear.proposal, await amountOf(unclear.reference)]).toEqual([null, undefined])
    const body = {
      kind: 'withdrawal',
      outcome: 'refund',
      lines: helmet.proposal?.lines,
      withdrawalReference: helmet.reference,
    }
    const opened = await admin.post(`/api/admin/orders/${id}/returns`, body, { 'idempotency-key': 'a-key-of-its-own' })
    const { withdrawals, returns } = opened.json<AdminOrder>()
    expect(returns).toMatchObject([{ withdrawalReference: helmet.reference, amount: '15.00' }])
    expect(await amountOf(helmet.reference)).toBeUndefined()
    const left = withdrawals.filter(({ proposal }) => proposal)
    expect(left).toMatchObject([
      { items: '', proposal: { lines: [{ line: 1, quantity: 1 }, { line: 2 }, { line: 3 }] } },
    ])
  })
})

describe('the refund of a statement', () => {
  it('opens its return with the lines that go back, settles both, and changes nothing when it fails', async () => {
    const { id, orderNumber } = await aSoldOrder(shop)
    const body = { customerName: 'Giulia Ferrari', orderNumber, customerEmail: 'altra@example.org', items: 'Pedale' }
    const { reference } = (await new Visitor(shop).post('/api/withdrawals', body)).json()
    const refund = (change: object) =>
      admin.post(`/api/admin/orders/${id}/refunds`, { withdrawalReference: reference, ...change })
    const lines = [{ line: 3, quantity: 1, place: 'check' }]
    expect((await refund({ lines: [], shipping: true })).json().code).toBe('return_pieces')
    expect((await refund({ lines: [{ line: 3, quantity: 2, place: 'check' }] })).json().code).toBe('return_pieces')
    expect((await refund({ lines, other: '900.00', reason: 'troppo' })).json().code).toBe('refund_exceeds')
    expect((await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>().returns).toEqual([])

    const done = await refund({ lines })
    expect(done.statusCode).toBe(201)
    const { returns, refunds, withdrawals } = done.json<AdminOrder>()
    expect(returns).toMatchObject([
      { withdrawalReference: reference, kind: 'withdrawal', state: 'settled', amount: '5.00', isAwaited: true },
    ])
    expect(refunds).toMatchObject([{ id: returns[0]?.refundId, amount: '5.00' }])
    expect(withdrawals).toMatchObject([{ reference, state: 'refunded', proposal: null }])
    expect((await refund({ lines })).json().code).toBe('withdrawal_in_return')
    expect((await refund({ lines, withdrawalReference: 'REC-0000-0000' })).json().code).toBe('withdrawal_not_found')
  })
})

describe('handling a withdrawal', () => {
  it('goes from the statement to the refund', async () => {
    const reference = await aWithdrawal('PV-AAAA-AAAA')
    for (const state of ['in_return', 'goods_received', 'refunded']) {
      const answer = await handle(reference, state)
      expect([answer.statusCode, answer.json().state]).toEqual([200, state])
    }
    expect((await admin.get(path)).json()[0].nextStates).toEqual([])
  })

  it('is refused only with a reason', async () => {
    const reference = await aWithdrawal('PV-AAAA-AAAA')
    const bare = await handle(reference, 'refused')
    expect([bare.statusCode, bare.json().fields]).toEqual([400, { stateNote: 'Campo obbligatorio.' }])
    const answer = await handle(reference, 'refused', 'Fuori termine')
    expect(answer.json()).toMatchObject({ state: 'refused', stateNote: 'Fuori termine' })
  })

  it('takes a note without going on', async () => {
    const reference = await aWithdrawal('PV-AAAA-AAAA')
    expect((await handle(reference, 'received', 'Telefonato')).json()).toMatchObject({ stateNote: 'Telefonato' })
    expect((await handle(reference, 'in_return')).json()).toMatchObject({ stateNote: 'Telefonato' })
    expect((await handle(reference, 'in_return', '')).json()).toMatchObject({ stateNote: null })
  })

  it.each([
    ['received', 'received'],
    ['goods_received', 'in_return'],
    ['refunded', 'received'],
    ['refunded', 'refused'],
  ])('does not go from %s to %s', async (from, to) => {
    const reference = await aWithdrawal('PV-AAAA-AAAA')
    if (from !== 'received') await handle(reference, from)
    const answer = await admin.patch(`${path}/${reference}`, { state: to, ...(to === 'refused' && { stateNote: 'x' }) })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invalid_transition'])
  })

  it('answers 404 for one that is not there and 401 to visitors', async () => {
    const reference = await aWithdrawal('PV-AAAA-AAAA')
    expect((await handle('R-0000-0000', 'refunded')).json().code).toBe('withdrawal_not_found')
    const visitor = new Visitor(shop)
    expect((await visitor.get(path)).statusCode).toBe(401)
    expect((await visitor.patch(`${path}/${reference}`, { state: 'refunded' })).statusCode).toBe(401)
  })
})
