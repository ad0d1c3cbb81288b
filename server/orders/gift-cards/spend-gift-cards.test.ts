import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { cancelUnpaidBankOrders } from '#server/orders/order/order-jobs.ts'
import { tables } from '#server/platform/database/database.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { OrderPage, PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { changerOf } from '#test/change-calls.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { aGiftCard, balanceOf } from '#test/gift-cards/gift-card-calls.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60 X054 2811 1010 0000 0123 456', holder: 'Giulia Ferrari' }

let admin: Visitor
let productId: number

/** Items at 60.00 with free delivery. */
beforeEach(async () => {
  admin = await anAdministrator(shop)
  productId = (await aProduct(shop.deps, { priceCents: 6_000, stock: 500 })).id
})

const order = (codes: string[], change: { quantity?: number; amount?: string; [field: string]: unknown } = {}) => {
  const { quantity = 1, amount, ...rest } = change
  const giftCards = codes.map((code) => ({ code, ...(amount && { amount }) }))
  return sendOrder(shop, anOrderBody({ items: [{ productId, quantity }], order: { giftCards, ...rest } }))
}
const placed = async (codes: string[], change = {}) => {
  const answer = await order(codes, change)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<PlacedOrder>()
}
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const pay = (id: string) => admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
const refund = (id: string, body: object) => admin.post(`/api/admin/orders/${id}/refunds`, body)
const broken = async () => (await checkInvariants(shop.deps)).map(violationText)

describe('an order that a gift card pays part of', () => {
  it('costs what it costs, and the reference is for the rest', async () => {
    const { code } = await aGiftCard(shop, admin)
    const one = await placed([code.toLowerCase().replaceAll('-', ' ')], { total: '60.00', toPay: '10.00' })
    expect(one).toMatchObject({ subtotal: '60.00', total: '60.00', giftCard: '50.00', toPay: '10.00' })
    expect(one).toMatchObject({ paymentStatus: 'pending', bankTransfer: { amount: '10.00' } })
    expect(await balanceOf(shop, code)).toBe('gift_card_empty')
    await pay(one.id)
    expect(await read(one.id)).toMatchObject({ paymentStatus: 'paid', vat: [{ gross: '60.00' }], giftCard: '50.00' })
    expect(await broken()).toEqual([])
  })

  it('takes no more of the card than its customer wants', async () => {
    const { code } = await aGiftCard(shop, admin)
    expect(await placed([code], { amount: '15.00' })).toMatchObject({ giftCard: '15.00', toPay: '45.00' })
    expect(await balanceOf(shop, code)).toBe('35.00')
    const short = await order([code], { amount: '35.01' })
    expect([short.statusCode, short.json()]).toMatchObject([409, { code: 'gift_card_short', balance: '35.00' }])
  })

  it('gives the card its part back when it is cancelled or not paid in time', async () => {
    const { code } = await aGiftCard(shop, admin)
    const one = await placed([code], { amount: '20.00' })
    await placed([code], { amount: '30.00' })
    await admin.patch(`/api/admin/orders/${one.id}`, { orderStatus: 'cancelled' })
    expect(await balanceOf(shop, code)).toBe('20.00')
    shop.clock.advance({ days: 8 })
    expect(await cancelUnpaidBankOrders(shop.deps)).toBe(1)
    expect(await balanceOf(shop, code)).toBe('50.00')
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)?.text).toMatch(/30,00.€ sono di nuovo sul buono regalo/)
    expect(await broken()).toEqual([])
  })

  it('gives back the outside money first, then the card, never more than came by each', async () => {
    const { code } = await aGiftCard(shop, admin)
    const { id } = await placed([code], { quantity: 2 })
    await pay(id)
    const piece = { lines: [{ line: 1, quantity: 1, place: 'stock' }], account }
    expect((await refund(id, piece)).json().refunds[0]).toMatchObject({ kind: 'transfer', amount: '60.00' })
    expect(await balanceOf(shop, code)).toBe('gift_card_empty')
    const both = (await refund(id, piece)).json<AdminOrder>().refunds
    expect(both.find(({ giftCard }) => giftCard)).toMatchObject({
      kind: 'transfer',
      amount: '60.00',
      giftCard: '50.00',
    })
    expect(await balanceOf(shop, code)).toBe('50.00')
    for (const { id: refundId } of (await read(id)).refunds) await admin.post(`/api/admin/refunds/${refundId}/done`, {})
    expect(await read(id)).toMatchObject({ paymentStatus: 'refunded', refunded: '120.00' })
    expect(await broken()).toEqual([])
  })

  it('is counted to the cent when it changes before it is paid', async () => {
    const { code } = await aGiftCard(shop, admin)
    const one = await placed([code], { quantity: 3 })
    const changer = changerOf(shop, one)
    await changer.amend({ lines: [{ line: 1, quantity: 2 }] })
    expect(await read(one.id)).toMatchObject({ total: '120.00', giftCard: '50.00', toPay: '70.00' })
    expect(await broken()).toEqual([])
  })

  it('is paid at once when it comes to cost no more than the card pays, and the card has the rest back', async () => {
    const { id: cheapId } = await aProduct(shop.deps, { priceCents: 2_000, stock: 5 })
    const { code } = await aGiftCard(shop, admin, '100.00')
    const answer = await sendOrder(
      shop,
      anOrderBody({ items: [{ productId: cheapId, quantity: 4 }], order: { giftCards: [{ code, amount: '70.00' }] } }),
    )
    const one = answer.json<PlacedOrder>()
    expect(one).toMatchObject({ total: '80.00', toPay: '10.00' })
    await changerOf(shop, one).amend({ lines: [{ line: 1, quantity: 3 }] })
    expect(await read(one.id)).toMatchObject({ total: '60.00', paymentStatus: 'paid', paymentMethod: 'gift_card' })
    expect(await balanceOf(shop, code)).toBe('40.00')
    expect(await broken()).toEqual([])
  })

  it('takes its part again when its transfer comes after the cancellation, if it is still there', async () => {
    const { code } = await aGiftCard(shop, admin)
    const first = await placed([code])
    await admin.patch(`/api/admin/orders/${first.id}`, { orderStatus: 'cancelled' })
    await admin.post(`/api/admin/orders/${first.id}/late-transfer`, { reopen: true })
    expect(await read(first.id)).toMatchObject({ orderStatus: 'processing', paymentStatus: 'paid', giftCard: '50.00' })
    expect(await balanceOf(shop, code)).toBe('gift_card_empty')
    expect(await broken()).toEqual([])
  })

  it('stays cancelled, and its transfer goes back, where the card was spent meanwhile', async () => {
    const { code } = await aGiftCard(shop, admin)
    const first = await placed([code])
    await admin.patch(`/api/admin/orders/${first.id}`, { orderStatus: 'cancelled' })
    await placed([code])
    await admin.post(`/api/admin/orders/${first.id}/late-transfer`, { reopen: true })
    expect(await read(first.id)).toMatchObject({ orderStatus: 'cancelled', transferToReturn: { amount: '10.00' } })
    expect(await broken()).toEqual([])
  })
})

describe('an order that gift cards pay alone', () => {
  it('is paid at once, by as many cards as it takes', async () => {
    const cards = [await aGiftCard(shop, admin), await aGiftCard(shop, admin)]
    const codes = cards.map(({ code }) => code)
    const one = await placed(codes, { paymentMethod: 'gift_card', toPay: '0.00' })
    expect(one).toMatchObject({ paymentStatus: 'paid', total: '60.00', giftCard: '60.00', toPay: '0.00' })
    expect(one).not.toHaveProperty('bankTransfer')
    expect(await Promise.all(codes.map((code) => balanceOf(shop, code)))).toEqual(['gift_card_empty', '40.00'])
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)?.text).toMatch(/Pagato con il buono regalo: 60,00/)
    expect(await broken()).toEqual([])
  })

  it('gives everything back to the cards when it is cancelled, at once', async () => {
    const { code } = await aGiftCard(shop, admin, '100.00')
    const one = await placed([code])
    expect(await balanceOf(shop, code)).toBe('40.00')
    const url = `/api/orders/${one.orderNumber}/cancel?k=${one.accessKey}`
    expect((await shop.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(200)
    expect(await balanceOf(shop, code)).toBe('100.00')
    expect(await read(one.id)).toMatchObject({ orderStatus: 'cancelled', paymentStatus: 'refunded' })
    expect((await stockOf(shop, productId))['']).toBe(500)
    const page = await shop.app.inject(`/api/orders/${one.orderNumber}?k=${one.accessKey}`)
    expect(page.json<OrderPage>().refunds).toMatchObject([{ kind: 'gift_card', state: 'completed', amount: '60.00' }])
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.at(-1)?.text).toMatch(/60,00.€ sono di nuovo sul buono regalo/)
    expect(await broken()).toEqual([])
  })

  it('is refused where the cards do not reach', async () => {
    const { code } = await aGiftCard(shop, admin)
    const answer = await order([code], { paymentMethod: 'gift_card' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'gift_card_short'])
    expect(await balanceOf(shop, code)).toBe('50.00')
  })
})

describe('a card that cannot pay', () => {
  it('refuses the order in a sentence, and nothing is stored', async () => {
    const { code } = await aGiftCard(shop, admin)
    const [row] = (await admin.get('/api/admin/gift-cards')).json().cards
    await admin.post(`/api/admin/gift-cards/${row.id}/block`, { isBlocked: true })
    expect((await order([code])).json()).toMatchObject({ code: 'gift_card_blocked', giftCard: 0 })
    await admin.post(`/api/admin/gift-cards/${row.id}/block`, { isBlocked: false })
    expect((await order([code], { toPay: '20.00' })).json()).toMatchObject({ code: 'price_changed', toPay: '10.00' })
    expect((await order(['AAAA-AAAA-AAAA-AAAA-AAAA'])).json().fields).toEqual({
      'order.giftCards.0.code': expect.stringMatching(/20 lettere e cifre/),
    })
    await placed([code])
    expect((await order([code])).json().code).toBe('gift_card_empty')
    expect((await stockOf(shop, productId))['']).toBe(499)
  })

  it('is not told from one that can, after twenty codes that are none', async () => {
    const limited = await openTestShop({ env: { RATE_LIMIT: 'on' } })
    const codes = ['0000-0000-0000-0000-0000', '0101-0101-0101-0101-0101']
    const ask = () =>
      limited.app.inject({ method: 'POST', url: '/api/gift-cards/balance', payload: { codes: [codes[0]] } })
    for (let n = 0; n < 20; n++) expect((await ask()).json().giftCards[0].refusal).toBe('gift_card_unknown')
    expect((await ask()).statusCode).toBe(429)
    const body = anOrderBody({ items: [{ productId: 1, quantity: 1 }], order: { giftCards: [{ code: codes[0] }] } })
    expect((await limited.app.inject({ method: 'POST', url: '/api/orders', payload: body })).statusCode).toBe(429)
    await limited.close()
  })
})

describe('a card of 50 €', () => {
  it('spent by twenty at once pays exactly 50 €', async () => {
    const { code } = await aGiftCard(shop, admin)
    const answers = await Promise.all(Array.from({ length: 20 }, () => order([code], { amount: '12.00' })))
    const paid = answers.filter(({ statusCode }) => statusCode === 201).map((one) => one.json<PlacedOrder>())
    expect(paid.map(({ giftCard }) => giftCard)).toEqual(Array.from({ length: 4 }, () => '12.00'))
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(new Set(refused.map((one) => one.json().code))).toEqual(new Set(['gift_card_short']))
    const rest = await Promise.all(Array.from({ length: 20 }, () => order([code])))
    const last = rest.filter(({ statusCode }) => statusCode === 201).map((one) => one.json<PlacedOrder>())
    expect(last.map(({ giftCard }) => giftCard)).toEqual(['2.00'])
    const spent = await shop.deps.database.db.select().from(tables.giftCardMovements)
    const sum = spent.filter(({ kind }) => kind === 'spend').reduce((all, { cents }) => all - cents, 0)
    expect(sum).toBe(5_000)
    expect(await broken()).toEqual([])
  })
})
