import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import type { OpenedReturn } from '#shared/contract/orders/returns/customer-returns.ts'
import { aSoldOrder, brokenBooks, guestOf, type SoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

let placed: SoldOrder
let guest: ReturnType<typeof guestOf>
beforeEach(async () => {
  placed = await aSoldOrder(shop)
  guest = guestOf(shop, placed)
  await shop.deps.mailSender.sendDue()
  shop.mailer.sent = []
})

const sell = async (request: Parameters<typeof aSoldOrder>[1]) => {
  placed = await aSoldOrder(shop, request)
  guest = guestOf(shop, placed)
}
const oneHelmet = { kind: 'withdrawal', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] }
const mails = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent
}
const codeOf = (answer: { json(): { code?: string } }) => answer.json().code

describe('what of an order can come back', () => {
  it('is each line with its pieces, ways, last days and price, for who has the order’s key', async () => {
    const offer = await guest.offer()
    expect(offer).toMatchObject({
      orderNumber: placed.orderNumber,
      shipping: '49.00',
      sendByDay: '2026-12-04',
      refundDueDay: '2026-12-04',
      heldUntilDay: '2026-12-08',
      returns: [],
    })
    expect(offer.lines).toMatchObject([
      {
        line: 1,
        frameSize: 'M',
        bought: 2,
        left: 2,
        price: '15.00',
        kinds: [
          { kind: 'withdrawal', lastDay: '2026-12-02', isCourtesy: false, outcomes: ['refund'], photosNeeded: 0 },
          { kind: 'shop_return', lastDay: '2026-12-18', outcomes: ['refund', 'exchange'] },
          { kind: 'guarantee', lastDay: '2028-11-18', outcomes: ['repair', 'exchange', 'refund'], photosNeeded: 1 },
          { kind: 'transport_damage', lastDay: '2026-12-18', photosNeeded: 2 },
        ],
        exchangeSizes: [
          { frameSize: 'M', pieces: 3 },
          { frameSize: 'L', pieces: 1 },
        ],
      },
      { line: 2, frameSize: null, left: 1, kinds: [{}, { kind: 'shop_return', outcomes: ['refund'] }, {}, {}] },
      { line: 3 },
    ])
  })

  it('is shown only with the key, or to the customer after a login', async () => {
    const path = `/api/orders/${placed.orderNumber}/returns`
    expect(codeOf(await new Visitor(shop).get(path))).toBe('order_not_found')
    const customer = await aCustomer(shop)
    await shop.deps.database.db.update(orders).set({ customerId: customer.user.id }).where(eq(orders.id, placed.id))
    expect((await customer.get(path)).statusCode).toBe(200)
  })

  it.each([
    [null, ['withdrawal']],
    [14, ['withdrawal', 'shop_return', 'guarantee', 'transport_damage']],
    [17, ['shop_return', 'guarantee', 'transport_damage']],
    [40, ['shop_return: courtesy', 'guarantee', 'transport_damage: courtesy']],
  ])('depends on the days since its delivery: %s', async (deliveredDaysAgo, kinds) => {
    await sell({ deliveredDaysAgo })
    const [line] = (await guest.offer()).lines
    expect(line?.kinds.map(({ kind, isCourtesy }) => kind + (isCourtesy ? ': courtesy' : ''))).toEqual(kinds)
  })

  it('is nothing of an order that is neither paid nor sent', async () => {
    await sell({ deliveredDaysAgo: null })
    await shop.deps.database.db
      .update(orders)
      .set({ paymentStatus: 'pending', paidAt: null })
      .where(eq(orders.id, placed.id))
    expect((await guest.offer()).lines).toEqual([])
    expect(codeOf(await guest.open(oneHelmet))).toBe('return_not_offered')
  })
})

describe('articles that come back in different ways', () => {
  const swap = {
    kind: 'shop_return',
    outcome: 'exchange',
    lines: [{ line: 1, quantity: 1, exchangeSize: 'L' }],
  }
  const both = (other: object = swap) => ({
    kind: 'withdrawal',
    outcome: 'refund',
    lines: [{ line: 2, quantity: 1 }],
    others: [other],
  })

  it('are opened in one go, each as a return of its own, once under one key', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await guest.open(both(), headers)
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({
      return: { kind: 'withdrawal', lines: [{ line: 2 }] },
      receipt: { reference: expect.any(String) },
      others: [{ return: { outcome: 'exchange', lines: [{ exchangeSize: 'L' }] }, receipt: null }],
    })
    const again = await guest.open(both(), headers)
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    const other = await guest.open({ ...both(), others: [] }, headers)
    expect(codeOf(other)).toBe('idempotency_conflict')
    expect((await guest.offer()).returns).toHaveLength(2)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('are all opened, or none', async () => {
    const refused = await guest.open(both({ ...swap, lines: [{ line: 1, quantity: 1, exchangeSize: 'XXL' }] }))
    expect(codeOf(refused)).toBe('return_size')
    expect(codeOf(await guest.open(both({ ...swap, lines: [{ line: 2, quantity: 1 }] })))).toBe('return_pieces')
    expect((await guest.offer()).returns).toEqual([])
    expect(await shop.deps.database.db.select().from(withdrawals)).toEqual([])
    expect(await brokenBooks(shop)).toEqual([])
  })
})

describe('a withdrawal from the order’s page', () => {
  it('is the legal statement: stored with the ticked goods in words, and acknowledged', async () => {
    const { return: opened, receipt } = await guest.opened({ ...oneHelmet, reason: 'Troppo stretto' })
    expect(opened).toMatchObject({
      code: `RS-${placed.orderNumber.slice(3, 7)}-1`,
      kind: 'withdrawal',
      state: 'announced',
      amount: '15.00',
      shipping: '0.00',
      sendByDay: '2026-12-04',
      refundDueDay: '2026-12-04',
      reason: 'Troppo stretto',
      withdrawalReference: receipt?.reference,
      lines: [{ line: 1, quantity: 1, frameSize: 'M', amount: '15.00' }],
      canCancel: true,
    })
    expect(receipt?.statement).toBe(
      `Io, Giulia Ferrari, recedo dal contratto di vendita dell’ordine ${placed.orderNumber}, per i seguenti beni: 1 × Casco Sentiero (taglia M).`,
    )
    const [stored] = await shop.deps.database.db.select().from(withdrawals)
    expect(stored).toMatchObject({ state: 'in_return', flags: [], kind: 'recesso', orderId: placed.id })
  })

  it('is answered by the receipt alone, which says how the goods come back', async () => {
    const { receipt, return: opened } = await guest.opened(oneHelmet)
    const sent = await mails()
    expect(sent.map(({ to }) => to)).toEqual(['giulia.ferrari@example.org', shop.deps.shop.email])
    expect(sent[0]?.subject).toContain(receipt?.reference)
    for (const words of [receipt?.statement ?? '', opened.code, '4 dicembre 2026', 'a nostro carico'])
      expect(sent[0]?.text).toContain(words)
  })

  it('of everything names no goods, and gives the delivery charge back', async () => {
    const lines = [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
      { line: 3, quantity: 1 },
    ]
    const { return: opened, receipt } = await guest.opened({ ...oneHelmet, lines })
    expect([opened.amount, opened.shipping, receipt?.items]).toEqual(['93.00', '49.00', ''])
    expect(await guest.offer()).toMatchObject({ lines: [], shipping: '0.00', returns: [{ code: opened.code }] })
  })

  it('of an order that has not left says that nothing is to be sent', async () => {
    await sell({ deliveredDaysAgo: null, language: 'en' })
    await guest.opened(oneHelmet)
    expect((await mails()).some(({ text }) => text.includes('non devi spedire nulla'))).toBe(true)
  })
})

describe('a return', () => {
  it.each([
    ['more pieces than bought', { lines: [{ line: 1, quantity: 3 }] }, 409, 'return_pieces'],
    ['a line that is not there', { lines: [{ line: 9, quantity: 1 }] }, 409, 'return_pieces'],
    ['a size that was not bought', { lines: [{ line: 1, quantity: 1, frameSize: 'L' }] }, 409, 'return_pieces'],
    ['no pieces', { lines: [] }, 400, 'invalid_input'],
    ['an unknown kind', { kind: 'whim' }, 400, 'invalid_input'],
    ['an outcome that its kind has not', { outcome: 'exchange' }, 409, 'return_outcome'],
    ['a defect without a photo', { kind: 'guarantee', outcome: 'repair' }, 409, 'return_photos'],
    ['a photo that is not there', { photoIds: [crypto.randomUUID()] }, 404, 'return_photo_not_found'],
  ])('is refused with %s, and nothing is stored', async (_what, change, status, code) => {
    const answer = await guest.open({ ...oneHelmet, ...change })
    expect([answer.statusCode, codeOf(answer)]).toEqual([status, code])
    expect((await guest.offer()).returns).toEqual([])
    expect(await shop.deps.database.db.select().from(withdrawals)).toEqual([])
    expect(await mails()).toEqual([])
  })

  it('in the wrong way for its days is refused; past its term it is a courtesy, and says so', async () => {
    await sell({ deliveredDaysAgo: 40 })
    expect(codeOf(await guest.open(oneHelmet))).toBe('return_kind')
    const { return: opened, receipt } = await guest.opened({ ...oneHelmet, kind: 'shop_return' })
    expect(opened).toMatchObject({ isCourtesy: true, refundDueDay: null, withdrawalReference: null })
    expect(receipt).toBeNull()
    const [mail, notice] = (await mails()).slice(-2)
    expect(mail?.text).toContain('per cortesia')
    expect(notice?.text).toContain('decidi tu')
  })

  it('speaks the order’s language', async () => {
    await sell({ language: 'en' })
    const { return: opened } = await guest.opened({ ...oneHelmet, kind: 'shop_return' })
    const mail = (await mails()).find(({ subject }) => subject.includes(opened.code) && !subject.includes('Nuovo'))
    expect(mail?.subject).toBe(`Return ${opened.code} opened: order ${placed.orderNumber}`)
    expect(mail?.text).toContain('Send it by 4 December 2026')
  })

  it('asked for again under the same key is the same one; another under it is refused', async () => {
    const headers = { 'idempotency-key': 'reso-1' }
    const first = await guest.open(oneHelmet, headers)
    const again = await guest.open(oneHelmet, headers)
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json<OpenedReturn>()).toEqual(first.json<OpenedReturn>())
    expect(codeOf(await guest.open({ ...oneHelmet, lines: [{ line: 2, quantity: 1 }] }, headers))).toBe(
      'idempotency_conflict',
    )
    expect((await guest.offer()).returns).toHaveLength(1)
  })

  it('of the last piece of a line is one, however many ask at once', async () => {
    await guest.opened(oneHelmet)
    const answers = await Promise.all([1, 2, 3, 4].map(() => guest.open(oneHelmet)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409])
    const [line] = await shop.deps.database.db.select().from(orderItems).where(eq(orderItems.lineNo, 1))
    expect(line?.returningQuantity).toBe(2)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('taken back by its customer leaves its pieces to another one, and its statement closed', async () => {
    const { return: opened } = await guest.opened(oneHelmet)
    const cancelled = await guest.cancel(opened.code)
    expect(cancelled.json()).toMatchObject({ state: 'cancelled', canCancel: false })
    expect(codeOf(await guest.cancel(opened.code))).toBe('return_state')
    expect((await guest.offer()).lines[0]?.left).toBe(2)
    const [stored] = await shop.deps.database.db.select().from(withdrawals)
    expect(stored).toMatchObject({ state: 'refused', stateNote: 'Reso annullato dal cliente' })
    expect((await guest.opened(oneHelmet)).return.code).toMatch(/-2$/)
  })

  it('of another order is not found', async () => {
    const { return: opened } = await guest.opened(oneHelmet)
    await sell({})
    expect(codeOf(await guest.cancel(opened.code))).toBe('return_not_found')
  })
})
