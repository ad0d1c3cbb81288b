import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { tables } from '#server/platform/database/database.ts'
import type { AdminGiftCardDetail } from '#shared/contract/orders/admin-gift-cards.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { aGift, aGiftCard, balanceOf, codeIn, orderGift, orderIdOf } from '#test/gift-cards/gift-card-calls.ts'
import { sendOrder } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, type Visitor } from '#test/visitor.ts'
import { sendDueGiftCards } from './gift-card-jobs.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60 X054 2811 1010 0000 0123 456', holder: 'Giulia Ferrari' }

let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

type Bought = { orderNumber: string; accessKey: string }
const page = async ({ orderNumber, accessKey }: Bought) =>
  (await shop.app.inject(`/api/orders/${orderNumber}?k=${accessKey}`)).json<OrderPage>()
const own = ({ orderNumber, accessKey }: Bought, what: string, payload: object = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/orders/${orderNumber}/gift-card/${what}?k=${accessKey}`,
    payload,
  })
const pay = async (orderNumber: string) =>
  admin.patch(`/api/admin/orders/${await orderIdOf(admin, orderNumber)}`, { paymentStatus: 'paid' })
const subjects = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.map(({ to, subject }) => `${to}: ${subject}`)
}
const broken = async () => (await checkInvariants(shop.deps)).map(violationText)

describe('buying a gift card', () => {
  it('is an order that waits for its money, without delivery and without tax', async () => {
    const answer = await orderGift(shop)
    expect(answer.statusCode, answer.body).toBe(201)
    const bought = answer.json<Bought>()
    expect(await page(bought)).toMatchObject({
      total: '50.00',
      shipping: '0.00',
      vat: [],
      bankTransfer: { amount: '50.00' },
      items: [{ name: 'Buono regalo', slug: null }],
      boughtGiftCard: { state: 'unpaid', recipientEmail: aGift.recipientEmail, balance: '0.00' },
    })
    expect((await subjects()).filter((line) => line.startsWith(aGift.recipientEmail))).toEqual([])
    expect(await shop.deps.database.db.select().from(tables.giftCardCodes)).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('gives the card its money when it is paid, and sends it that day, once', async () => {
    const bought = (await orderGift(shop)).json<Bought>()
    expect((await pay(bought.orderNumber)).statusCode).toBe(200)
    const code = await codeIn(shop)
    expect(await balanceOf(shop, code)).toBe('50.00')
    expect(await page(bought)).toMatchObject({ orderStatus: 'delivered', boughtGiftCard: { state: 'sent' } })
    expect(await sendDueGiftCards(shop.deps)).toBe(0)
    const mails = shop.mailer.sent.filter(({ to }) => to === aGift.recipientEmail)
    expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/«Buone pedalate!»/)])
    expect(await broken()).toEqual([])
  })

  it('keeps the code out of the database and of every answer', async () => {
    const { code, orderId, ...bought } = await aGiftCard(shop, admin)
    const plain = code.replaceAll('-', '')
    const { db } = shop.deps.database
    const { giftCards, giftCardCodes, giftCardMovements, outbox, orderEvents, orders } = tables
    const stored = [giftCards, giftCardCodes, giftCardMovements, outbox, orderEvents, orders]
    const rows = await Promise.all(stored.map((table) => db.select().from(table)))
    const [card] = (await admin.get('/api/admin/gift-cards')).json().cards
    const seen = [
      JSON.stringify(rows),
      JSON.stringify(await page(bought)),
      (await admin.get(`/api/admin/orders/${orderId}`)).body,
      (await admin.get(`/api/admin/gift-cards/${card.id}`)).body,
    ].join('\n')
    expect(seen.includes(plain) || seen.includes(code)).toBe(false)
    expect(card.ends).toEqual([plain.slice(-4)])
  })

  it('sends it on its day by the shop’s clock, and tells its buyer', async () => {
    const begin = new Date(shop.clock.now)
    const sendOn = romeDayOf(new Date(begin.getTime() + 35 * 86_400_000))
    const bought = (await orderGift(shop, { sendOn })).json<Bought>()
    await pay(bought.orderNumber)
    expect(await page(bought)).toMatchObject({ boughtGiftCard: { state: 'planned', balance: '50.00' } })
    shop.clock.now = new Date(startOfRomeDay(sendOn).getTime() - 60_000)
    expect(await sendDueGiftCards(shop.deps)).toBe(0)
    shop.clock.advance({ minutes: 2 })
    expect(await Promise.all([sendDueGiftCards(shop.deps), sendDueGiftCards(shop.deps)])).toContain(1)
    const sent = await subjects()
    expect(sent.filter((line) => line.startsWith(aGift.recipientEmail))).toHaveLength(1)
    expect(sent.at(-1)).toBe(`${aGift.customerEmail}: Il tuo buono regalo è partito`)
    expect(await balanceOf(shop, await codeIn(shop))).toBe('50.00')
    expect(await broken()).toEqual([])
  })

  it('is one order however often it is sent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = await Promise.all([orderGift(shop, {}, headers), orderGift(shop, {}, headers)])
    expect(first.json().orderNumber).toBe(second.json().orderNumber)
    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 201])
    expect((await orderGift(shop, { amount: '60.00' }, headers)).json().code).toBe('idempotency_conflict')
  })

  it.each([
    ['amount', { amount: '9.99' }, 'Scegli un importo da 10 a 1.000 €.'],
    ['amount', { amount: '1000.01' }, 'Scegli un importo da 10 a 1.000 €.'],
    ['recipientEmail', { recipientEmail: 'luca' }, 'Email non valida'],
    ['sendOn', { sendOn: '2020-01-01' }, 'Scegli un giorno da oggi a un anno.'],
    ['sendOn', { sendOn: '2120-01-01' }, 'Scegli un giorno da oggi a un anno.'],
    ['message', { message: 'x'.repeat(501) }, 'Testo troppo lungo.'],
  ])('says what is wrong beside the field: %s', async (field, change, text) => {
    const answer = await orderGift(shop, change)
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: text }])
  })

  it('is limited, so that other people’s mailboxes are not filled', async () => {
    const limited = await openTestShop({ env: { RATE_LIMIT: 'on' } })
    const answers = []
    for (let n = 0; n < 21; n++) answers.push((await orderGift(limited)).statusCode)
    expect(answers.at(-1)).toBe(429)
    await limited.close()
  })

  it('is told apart from goods: nothing to pack, nothing to change, no takings', async () => {
    const bought = (await orderGift(shop)).json<Bought>()
    const before = (await admin.get('/api/admin/stats')).json()
    await pay(bought.orderNumber)
    expect((await admin.get('/api/admin/orders?task=to_ship')).json()).toEqual([])
    expect(await page(bought)).not.toHaveProperty('isChangeable')
    expect((await admin.get('/api/admin/stats')).json()).toEqual(before)
  })
})

describe('an unpaid gift card', () => {
  it('cannot pay, and comes to nothing with its order', async () => {
    const bought = (await orderGift(shop)).json<Bought>()
    const id = await orderIdOf(admin, bought.orderNumber)
    expect((await own(bought, 'mail')).json().code).toBe('gift_card_state')
    await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' })
    expect(await page(bought)).toMatchObject({ boughtGiftCard: { state: 'cancelled' } })
    expect(await broken()).toEqual([])
  })

  it('is issued when its transfer comes late', async () => {
    const bought = (await orderGift(shop)).json<Bought>()
    const id = await orderIdOf(admin, bought.orderNumber)
    await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' })
    await admin.post(`/api/admin/orders/${id}/late-transfer`, { reopen: true })
    expect(await balanceOf(shop, await codeIn(shop))).toBe('50.00')
    expect(await broken()).toEqual([])
  })
})

describe('the buyer of a gift card', () => {
  it('has it sent again with the same code, or to another address with another one', async () => {
    const { code, ...bought } = await aGiftCard(shop, admin)
    expect((await own(bought, 'mail')).statusCode).toBe(200)
    expect(await codeIn(shop)).toBe(code)
    const moved = await own(bought, 'mail', { recipientEmail: 'luca@example.com' })
    expect(moved.json()).toMatchObject({ recipientEmail: 'luca@example.com', state: 'sent' })
    const newCode = await codeIn(shop, 'luca@example.com')
    expect([await balanceOf(shop, newCode), await balanceOf(shop, code)]).toEqual(['50.00', 'gift_card_unknown'])
  })

  it('takes back what is left on it within 14 days, and the card has nothing any more', async () => {
    const { code, orderId, ...bought } = await aGiftCard(shop, admin)
    const { id: productId } = await aProduct(shop.deps, { priceCents: 6_000 })
    const order = { giftCards: [{ code, amount: '20.00' }] }
    expect((await sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }], order }))).statusCode).toBe(201)
    expect((await own(bought, 'withdrawal')).json().code).toBe('order_account_needed')
    const answer = await own(bought, 'withdrawal', { account })
    expect(answer.json()).toMatchObject({ state: 'taken_back', balance: '0.00', withdrawUntil: null })
    const { refunds } = (await admin.get(`/api/admin/orders/${orderId}`)).json<AdminOrder>()
    expect(refunds).toMatchObject([{ amount: '30.00', kind: 'transfer', iban: 'IT60X0542811101000000123456' }])
    expect(await balanceOf(shop, code)).toBe('gift_card_empty')
    expect((await own(bought, 'withdrawal', { account })).json().code).toBe('gift_card_state')
    expect(await broken()).toEqual([])
  })

  it('no longer does so after them', async () => {
    const { code: _, ...bought } = await aGiftCard(shop, admin)
    shop.clock.advance({ days: 15 })
    expect((await own(bought, 'withdrawal', { account })).json().code).toBe('gift_card_state')
  })

  it('gets back no more than is on the card, by customer or by staff', async () => {
    const { code, orderId } = await aGiftCard(shop, admin)
    const { id: productId } = await aProduct(shop.deps, { priceCents: 6_000 })
    const order = { giftCards: [{ code, amount: '20.00' }] }
    await sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }], order }))
    const refund = (body: object) => admin.post(`/api/admin/orders/${orderId}/refunds`, body)
    const whole = await refund({ lines: [{ line: 1, quantity: 1, place: 'none' }] })
    expect([whole.statusCode, whole.json().code]).toEqual([409, 'gift_card_spent'])
    expect((await refund({ other: '30.00', reason: 'Recesso' })).statusCode).toBe(201)
    expect(await broken()).toEqual([])
  })
})

describe('what a customer has said of a gift card', () => {
  it('is in the export, and goes with the account; what it is worth stays', async () => {
    const customer = await aCustomer(shop)
    const bought = (await customer.post('/api/gift-cards', aGift)).json<Bought>()
    await pay(bought.orderNumber)
    const code = await codeIn(shop)
    const exported = (await customer.get('/api/customer/export')).json()
    expect(exported.orders[0].giftCards).toMatchObject([
      { recipientEmail: aGift.recipientEmail, message: aGift.message },
    ])
    const erased = await customer.delete('/api/customer', { password: testPassword })
    expect(erased.statusCode, erased.body).toBeLessThan(300)
    expect(await page(bought)).toMatchObject({ boughtGiftCard: { recipientEmail: '', message: '' } })
    expect(await balanceOf(shop, code)).toBe('50.00')
  })
})

describe('the administrator', () => {
  const given = {
    amount: '15.00',
    reason: 'Pacco arrivato tardi',
    recipientName: 'Luca Bianchi',
    recipientEmail: 'luca.bianchi@example.it',
    language: 'it',
  }

  it('gives a card with its reason, once, and sees what becomes of it', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const give = () => admin.post('/api/admin/gift-cards', given, headers)
    const card = (await give()).json<AdminGiftCardDetail>()
    expect((await give()).json<AdminGiftCardDetail>().id).toBe(card.id)
    expect(card).toMatchObject({ state: 'sent', reason: given.reason, order: null, balance: '15.00' })
    const code = await codeIn(shop)
    const { id: productId } = await aProduct(shop.deps, { priceCents: 6_000 })
    await sendOrder(shop, anOrderBody({ items: [{ productId, quantity: 1 }], order: { giftCards: [{ code }] } }))
    const seen = (await admin.get(`/api/admin/gift-cards/${card.id}`)).json<AdminGiftCardDetail>()
    expect(seen.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['issue', '15.00'],
      ['spend', '-15.00'],
    ])
    expect(seen.state).toBe('used_up')
    expect(await broken()).toEqual([])
  })

  it('finds cards by the end of the code, people and order, and sees what all of them are owed', async () => {
    const { code, orderNumber } = await aGiftCard(shop, admin)
    await admin.post('/api/admin/gift-cards', given)
    const find = async (q: string) => (await admin.get(`/api/admin/gift-cards?q=${encodeURIComponent(q)}`)).json()
    expect((await find(code.slice(-4))).cards).toMatchObject([{ initial: '50.00' }])
    expect((await find(orderNumber)).cards).toHaveLength(1)
    expect((await find('luca.bianchi')).cards).toHaveLength(2)
    expect((await find('nessuno')).cards).toEqual([])
    expect((await find('')).sums).toEqual({ cards: 2, outstanding: '65.00', sold: '50.00', given: '15.00' })
  })

  it('blocks a card and lets it pay again', async () => {
    const { code } = await aGiftCard(shop, admin)
    const [{ id }] = (await admin.get('/api/admin/gift-cards')).json().cards
    const block = (isBlocked: boolean) => admin.post(`/api/admin/gift-cards/${id}/block`, { isBlocked })
    expect((await block(true)).json()).toMatchObject({ state: 'blocked', balance: '50.00' })
    expect(await balanceOf(shop, code)).toBe('gift_card_blocked')
    expect((await block(false)).json()).toMatchObject({ state: 'sent' })
    expect(await balanceOf(shop, code)).toBe('50.00')
  })
})
