import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proveEmail } from '#server/accounts/customers/prove-email.ts'
import { reconcilePayments } from '#server/orders/payments/reconcile-payments.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody } from '#test/factories.ts'
import { aGiftCard } from '#test/gift-cards/gift-card-calls.ts'
import { aCustomer, mailedToken, Visitor } from '#test/visitor.ts'
import { openEmulator, readBefore, WalletShop } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'

let emulator: EmulatorClient
let w: WalletShop
beforeEach(async () => {
  emulator = await openEmulator()
  w = await WalletShop.open(emulator)
})
afterEach(async () => {
  await w.close()
  await emulator.stop()
})

type Change = Record<string, unknown>
const body = (productId: number, order: Change = {}, quantity = 1) =>
  anOrderBody({ items: [{ productId, quantity }], order: { paymentMethod: 'paypal', ...order } })
const byWallet = (buyer: Visitor, productId: number, order: Change = {}, quantity = 1) =>
  buyer.post('/order', {
    amount: (1_199 * quantity).toFixed(2),
    currency: 'EUR',
    intent: 'capture',
    checkout: body(productId, order, quantity),
  })
const byTransfer = (buyer: Visitor, productId: number, order: Change = {}, quantity = 1) =>
  buyer.post('/api/orders', body(productId, { ...order, paymentMethod: 'bank' }, quantity))
const attempts = { wallet: byWallet, transfer: byTransfer }
type Way = keyof typeof attempts
const ways = Object.keys(attempts) as Way[]
const aBuyer = () => new Visitor(w.shop)
/** Another buyer's browser: it has a cookie of its own. */
const another = async () => {
  const buyer = aBuyer()
  await byWallet(buyer, await w.product(1), { customerEmail: 'altra@example.org' })
  return buyer
}
const idOf = (answer: { json(): unknown }) => (answer.json() as { id: string }).id

describe('a buyer’s second attempt', () => {
  it.each(ways)('by %s has the last item that the first one holds, from the same browser', async (way) => {
    const id = await w.product(1)
    const buyer = aBuyer()
    expect((await byWallet(buyer, id)).statusCode).toBe(201)
    expect((await attempts[way](buyer, id, { customerEmail: 'nuova@example.org' })).statusCode).toBe(201)
    expect(await w.stock(id)).toEqual(way === 'wallet' ? { stock: 1, reserved: 1 } : { stock: 0, reserved: 0 })
  })

  it.each(ways)('by %s has it from another browser of the same account', async (way) => {
    const id = await w.product(1)
    const phone = await aCustomer(w.shop)
    await byWallet(phone, id)
    const { email } = phone.user
    const laptop = await another()
    await laptop.post('/api/customer/login', { email, password: 'pedali e catena' })
    expect((await attempts[way](laptop, id)).statusCode).toBe(201)
  })

  it.each(ways)('by %s has it with the proven address that a guest’s attempt gave', async (way) => {
    const id = await w.product(1)
    const customer = await aCustomer(w.shop, { email: 'ada@example.org' })
    await byWallet(aBuyer(), id, { customerEmail: 'ADA@example.org' })
    expect((await attempts[way](customer, id)).statusCode).toBe(409)
    await proveEmail(w.deps, customer.user.id, await mailedToken(w.shop, 'ada@example.org', '/verifica-email'))
    expect((await attempts[way](customer, id)).statusCode).toBe(201)
  })

  it.each(ways)('by %s, sent without cookies, has it when all that is typed is the same', async (way) => {
    const id = await w.product(1)
    await byWallet(aBuyer(), id)
    w.shop.clock.advance({ minutes: 1 })
    expect((await attempts[way](aBuyer(), id, { customerName: 'Un Altro' })).statusCode).toBe(409)
    expect((await attempts[way](new Visitor(w.shop, '192.0.2.9'), id)).statusCode).toBe(409)
    expect((await attempts[way](aBuyer(), id)).statusCode).toBe(201)
  })

  it.each(ways)('by %s from a browser of its own is another buyer’s, whatever e-mail is typed', async (way) => {
    const id = await w.product(1)
    await byWallet(await another(), id)
    w.shop.clock.advance({ minutes: 1 })
    const stranger = await another()
    expect((await attempts[way](stranger, id)).json()).toMatchObject({ code: 'insufficient_stock', available: 0 })
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 1 })
  })

  it('needs no more than it asks for: the rest is everybody’s', async () => {
    const id = await w.product(5)
    const buyer = aBuyer()
    await byWallet(buyer, id, {}, 4)
    await byWallet(buyer, id, {}, 2)
    expect(await w.stock(id)).toEqual({ stock: 5, reserved: 2 })
    expect((await byTransfer(await another(), id, {}, 3)).statusCode).toBe(201)
  })

  it('leaves alone what has nothing to do with it', async () => {
    const [one, other] = [await w.product(1), await w.product(1)]
    const buyer = aBuyer()
    await byWallet(buyer, one)
    await byWallet(buyer, other)
    expect([await w.stock(one), await w.stock(other)]).toEqual(Array(2).fill({ stock: 1, reserved: 1 }))
  })

  it('that is refused leaves the first one as it was', async () => {
    const id = await w.product(2)
    const buyer = aBuyer()
    const first = idOf(await byWallet(buyer, id))
    expect((await byWallet(buyer, id, {}, 3)).statusCode).toBe(409)
    expect(await w.stock(id)).toEqual({ stock: 2, reserved: 1 })
    expect((await w.standing(first)).json()).toMatchObject({ status: 'CREATED' })
  })

  it('in eight tabs at once holds the last item once, and none of them hears that it is sold', async () => {
    const id = await w.product(1)
    const buyer = await another()
    const answers = await Promise.all(Array.from({ length: 8 }, () => byWallet(buyer, id)))
    expect(answers.map((a) => a.statusCode)).toEqual(Array(8).fill(201))
    expect(await w.stock(id)).toEqual({ stock: 1, reserved: 1 })
  })

  it('sent twice under one key is one attempt, and takes nothing over from itself', async () => {
    const id = await w.product(1)
    const buyer = await another()
    const bank = body(id, { paymentMethod: 'bank' })
    await byWallet(buyer, id)
    const place = () => buyer.post('/api/orders', bank, { 'idempotency-key': 'once' })
    expect((await place()).statusCode).toBe(201)
    const more = await w.product(1)
    await byWallet(buyer, more)
    expect((await place()).statusCode).toBe(200)
    expect(await w.stock(more)).toEqual({ stock: 1, reserved: 1 })
  })
})

describe('a second attempt with', () => {
  const pay = (buyer: Visitor, way: Way, productId: number, order: Change, amount: string) =>
    way === 'transfer'
      ? byTransfer(buyer, productId, order)
      : buyer.post('/order', { amount, currency: 'EUR', intent: 'capture', checkout: body(productId, order) })

  it.each(ways)('a code that works once, by %s, uses it again, and the cart says that it may', async (way) => {
    const admin = await anAdministrator(w.shop)
    const campaign = { name: 'Una volta', target: 'all', kind: 'percent', percent: 10, codes: ['UNICO'], maxUses: 1 }
    expect((await admin.post('/api/admin/campaigns', campaign)).statusCode).toBe(201)
    const id = await w.product(5)
    const buyer = aBuyer()
    expect((await pay(buyer, 'wallet', id, { codes: ['UNICO'] }, '1079.10')).statusCode).toBe(201)
    const asked = (by: Visitor) => by.post('/api/cart/codes', { codes: ['UNICO'], productIds: [id] })
    expect((await asked(buyer)).json()).toMatchObject({ codes: [{ refusal: null }] })
    const stranger = await another()
    expect((await asked(stranger)).json()).toMatchObject({ codes: [{ refusal: 'code_used_up' }] })
    expect((await pay(stranger, way, id, { codes: ['UNICO'] }, '1079.10')).json().code).toBe('code_used_up')
    expect((await pay(buyer, way, id, { codes: ['UNICO'] }, '1079.10')).statusCode).toBe(201)
  })

  it.each(ways)('a gift card, by %s, spends the whole of it, and the checkout shows it', async (way) => {
    const { code } = await aGiftCard(w.shop, await anAdministrator(w.shop), '100.00')
    const [id, buyer] = [await w.product(5), aBuyer()]
    const cards = { giftCards: [{ code }] }
    expect((await pay(buyer, 'wallet', id, cards, '1099.00')).statusCode).toBe(201)
    const asked = (by: Visitor) => by.post('/api/gift-cards/balance', { codes: [code] })
    expect((await asked(buyer)).json()).toMatchObject({ giftCards: [{ balance: '100.00' }] })
    const stranger = await another()
    expect((await asked(stranger)).json()).toMatchObject({ giftCards: [{ refusal: 'gift_card_empty' }] })
    expect((await pay(stranger, way, id, cards, '1099.00')).json().code).toBe('gift_card_empty')
    expect((await pay(buyer, way, id, { ...cards, toPay: '1099.00' }, '1099.00')).statusCode).toBe(201)
  })
})

describe('an attempt that was taken over', () => {
  it('and is approved after all takes no money while the item is ordered', async () => {
    const id = await w.product(1)
    const buyer = aBuyer()
    const first = idOf(await byWallet(buyer, id))
    await emulator.decide(first, 'approve')
    expect((await byTransfer(buyer, id)).statusCode).toBe(201)
    expect((await w.capture(first)).json()).toMatchObject({ code: 'insufficient_stock' })
    expect((await w.ledger(first)).captures).toEqual([])
  })

  it('and is approved before the second one is the order, and the second takes no money', async () => {
    const id = await w.product(1)
    const buyer = aBuyer()
    const [first, second] = [idOf(await byWallet(buyer, id)), idOf(await byWallet(buyer, id))]
    for (const one of [first, second]) await emulator.decide(one, 'approve')
    expect((await w.capture(first)).json()).toMatchObject({ status: 'COMPLETED', orderNumber: expect.any(String) })
    expect((await w.capture(second)).json()).toMatchObject({ code: 'insufficient_stock' })
    expect((await w.ledger(second)).captures).toEqual([])
    expect(await w.stock(id)).toEqual({ stock: 0, reserved: 0 })
  })

  it('and both captured at once make one order of the last item', async () => {
    const id = await w.product(1)
    const buyer = aBuyer()
    const [first, second] = [idOf(await byWallet(buyer, id)), idOf(await byWallet(buyer, id))]
    for (const one of [first, second]) await emulator.decide(one, 'approve')
    const answers = await Promise.all([w.capture(first), w.capture(second)])
    expect(answers.map((a) => a.statusCode).sort()).toEqual([200, 409])
    expect(await w.orders()).toHaveLength(1)
    expect(await w.stock(id)).toEqual({ stock: 0, reserved: 0 })
  })

  it('is let go of never while its money is being taken', async () => {
    const id = await w.product(1)
    const buyer = aBuyer()
    const first = idOf(await byWallet(buyer, id))
    await emulator.decide(first, 'approve')
    await emulator.fault('capture', 'timeout_after')
    await emulator.fault('get', 'slow', readBefore)
    await emulator.fault('get', 'error', { times: 3 })
    const capture = w.capture(first)
    await expect.poll(async () => (await w.payment(first)).state).toBe('capturing')
    expect((await byTransfer(buyer, id)).json()).toMatchObject({ code: 'insufficient_stock' })
    expect((await byWallet(buyer, id)).json()).toMatchObject({ code: 'insufficient_stock' })
    await capture
    await emulator.control('DELETE', 'faults')
    w.shop.clock.advance({ minutes: 2 })
    await reconcilePayments(w.deps)
    expect(await w.orders()).toHaveLength(1)
    expect((await w.ledger(first)).captures).toHaveLength(1)
  })
})

describe('what a buyer sees', () => {
  it('is that the own reservation is free for its owner only', async () => {
    const id = await w.product(3)
    const buyer = aBuyer()
    await byWallet(buyer, id, {}, 2)
    expect((await buyer.get('/api/reservations')).json()).toEqual([{ productId: id, frameSize: null, quantity: 2 }])
    expect((await (await another()).get('/api/reservations')).json()).not.toContainEqual({ productId: id })
    expect((await aBuyer().get('/api/reservations')).json()).toEqual([])
  })

  it('in the account’s cart: as many as are free with the own ones', async () => {
    const id = await w.product(2)
    const customer = await aCustomer(w.shop)
    await byWallet(customer, id, {}, 2)
    const line = await customer.post('/api/customer/cart', { productId: id, quantity: 2 })
    expect(line.statusCode).toBe(201)
    const path = `/api/customer/cart/${line.json().id}`
    expect((await customer.patch(path, { quantity: 1 })).statusCode).toBe(200)
    expect((await customer.patch(path, { quantity: 3 })).json()).toMatchObject({ available: 2 })
    const other = await aCustomer(w.shop)
    expect((await other.post('/api/customer/cart', { productId: id, quantity: 1 })).json()).toMatchObject({
      available: 0,
    })
  })
})
