import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aChangeableOrder, changerOf } from '#test/change-calls.ts'
import { orderTraces, stockOf } from '#test/order-calls.ts'
import { brokenBooks } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()

let admin: Visitor
let placed: Awaited<ReturnType<typeof aChangeableOrder>>
let customer: ReturnType<typeof changerOf>
beforeEach(async () => {
  admin = await anAdministrator(shop)
  placed = await aChangeableOrder(shop)
  customer = changerOf(shop, placed)
  await mails()
})

const address = {
  customerName: 'Giulia Ferrari',
  customerPhone: '+39 333 1234567',
  shippingAddress: 'Via Roma 1',
  city: 'Verona',
  postalCode: '37121',
  province: 'VR',
}
const helmets = (change: object) => ({ lines: [{ line: 1, quantity: 2, ...change }] })
const read = async () => (await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>()
const lastChange = async () => (await read()).events.findLast(({ kind }) => kind === 'changed')
const set = (values: Partial<typeof orders.$inferInsert>) =>
  shop.deps.database.db.update(orders).set(values).where(eq(orders.id, placed.id))
async function product(id: number, change: object) {
  const { revision } = (await admin.get(`/api/admin/products/${id}`)).json()
  const answer = await admin.put(`/api/admin/products/${id}`, { revision, ...change })
  expect(answer.statusCode).toBe(200)
}
async function mails() {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.splice(0)
}

describe('an unpaid order before it is packed', () => {
  it('offers its lines with the sizes of the article and what it costs', async () => {
    expect(await customer.offer()).toMatchObject({
      isOpen: true,
      amountBar: null,
      address: { city: 'Vicenza', customerPhone: '+39 333 1234567' },
      lines: [
        {
          line: 1,
          frameSize: 'M',
          quantity: 2,
          price: '15.00',
          isSold: true,
          sizes: [
            { frameSize: 'M', pieces: 3 },
            { frameSize: 'L', pieces: 1 },
            { frameSize: 'S', pieces: 0 },
          ],
        },
        { line: 2, frameSize: null, sizes: [{ frameSize: null, pieces: 4 }] },
      ],
      subtotal: '39.00',
    })
    expect(await customer.page()).toMatchObject({ isChangeable: true })
  })

  it('goes to another address, and its history keeps both', async () => {
    await customer.amended({ address })
    expect(await customer.page()).toMatchObject({ city: 'Verona', shippingAddress: 'Via Roma 1', total: placed.total })
    expect(await lastChange()).toMatchObject({
      actor: 'customer',
      data: {
        hasNewAddress: true,
        address: {
          before: 'Giulia Ferrari, Contrà San Biagio 12, 36100 Vicenza (VI), +39 333 1234567',
          after: 'Giulia Ferrari, Via Roma 1, 37121 Verona (VR), +39 333 1234567',
        },
      },
    })
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Ordine ${placed.orderNumber} cambiato`)
    expect(mail?.text).toContain('Via Roma 1, 37121 Verona (VR)')
    expect(mail?.text).not.toContain('Dati per il bonifico')
  })

  it('checks an address as an order does', async () => {
    const answer = await customer.amend({ address: { ...address, postalCode: '371', city: ' ' } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(['address.city', 'address.postalCode'])
    const unknown = await customer.amend({ address: { ...address, postalCode: '00000' } })
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['address.postalCode']])
  })

  it('takes the other size and gives the old one back, each once', async () => {
    await customer.amended(helmets({ quantity: 1, frameSize: 'L' }))
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 0, S: 0 })
    await customer.amended(helmets({ quantity: 1, frameSize: 'M' }))
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 4, L: 1, S: 0 })
    expect((await lastChange())?.data).toMatchObject({
      pieces: [{ name: 'Casco Sentiero', size: 'L', newSize: 'M', quantity: 1, newQuantity: 1 }],
    })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('costs what it would have cost, had it been ordered so, and tells the new amount', async () => {
    const before = await customer.offer()
    expect([before.subtotal, before.total]).toEqual(['39.00', placed.total])
    const { offer } = await customer.amended(helmets({ quantity: 3 }))
    expect(offer).toMatchObject({ subtotal: '54.00', shipping: '0.00', total: '54.00' })
    expect(await customer.page()).toMatchObject({ total: '54.00', bankTransfer: { amount: '54.00' } })
    const [mail] = await mails()
    expect(mail?.text).toMatch(/54,00.€ invece di/)
    expect(mail?.text).toContain('Dati per il bonifico')
    const less = await customer.amended({ lines: [{ line: 1, quantity: 0 }] })
    expect(less.offer).toMatchObject({ subtotal: '9.00', shipping: before.shipping, lines: [{ line: 2 }] })
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('keeps the price that was agreed', async () => {
    await product(placed.tyre, { price: '99.00' })
    const { offer } = await customer.amended({ lines: [{ line: 2, quantity: 2 }] })
    expect(offer.subtotal).toBe('48.00')
  })

  it('is changed by staff too, and its customer hears of it in his language', async () => {
    placed = await aChangeableOrder(shop, { 'accept-language': 'en' })
    await mails()
    const { version } = (await admin.get(`/api/admin/orders/${placed.id}/changes`)).json()
    const answer = await admin.post(`/api/admin/orders/${placed.id}/changes`, { version, ...helmets({ quantity: 1 }) })
    expect(answer.statusCode).toBe(200)
    expect((await lastChange())?.actor).toBe('admin')
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Order ${placed.orderNumber} changed`)
    expect(mail?.text).toContain('1 instead of 2')
    expect(await brokenBooks(shop)).toEqual([])
  })

  it.each([
    ['nothing', {}, 'order_change_nothing'],
    ['the same', helmets({ frameSize: 'M' }), 'order_change_nothing'],
    ['everything away', { lines: [1, 2].map((line) => ({ line, quantity: 0 })) }, 'order_change_all'],
    ['a line that is not there', { lines: [{ line: 7, quantity: 1 }] }, 'invalid_input'],
    ['a line twice', { lines: [1, 1].map((line) => ({ line, quantity: 1 })) }, 'invalid_input'],
    ['100 pieces', helmets({ quantity: 100 }), 'invalid_input'],
    ['more than there is', helmets({ quantity: 6 }), 'insufficient_stock'],
    ['a size that is sold out', helmets({ frameSize: 'S' }), 'insufficient_stock'],
    ['a size that it has not', helmets({ frameSize: 'XXL' }), 'unknown_size'],
    ['a size of what has none', { lines: [{ line: 2, quantity: 1, frameSize: 'M' }] }, 'unknown_size'],
    ['a form that was filled in before', { version: 0, ...helmets({ quantity: 1 }) }, 'order_changed_since'],
  ])('is not changed to %s', async (_what, change, code) => {
    const before = await orderTraces(shop)
    const answer = await customer.amend(change)
    expect([answer.json().code, answer.statusCode >= 400]).toEqual([code, true])
    expect(await orderTraces(shop)).toEqual(before)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('gets no more of what is no longer sold, and keeps what it has', async () => {
    await product(placed.helmet, { isActive: false })
    expect((await customer.amend(helmets({ quantity: 3 }))).json().code).toBe('product_unavailable')
    expect((await customer.amend(helmets({ quantity: 1 }))).statusCode).toBe(200)
  })

  it('keeps its pieces once a part of its transfer has come, and may go elsewhere', async () => {
    await set({ receivedCents: 100 })
    expect(await customer.offer()).toMatchObject({ isOpen: true, amountBar: 'partly_paid' })
    expect((await customer.amend(helmets({ quantity: 1 }))).json().code).toBe('order_amount_stays')
    expect((await customer.cancel()).json().code).toBe('order_amount_stays')
    expect((await customer.amend({ address })).statusCode).toBe(200)
  })

  it('is cancelled by its customer: the pieces go back, and he is told', async () => {
    await customer.amended({
      lines: [
        { line: 1, quantity: 1, frameSize: 'L' },
        { line: 2, quantity: 2 },
      ],
    })
    await mails()
    expect((await customer.cancel()).json()).toMatchObject({ isOpen: false })
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 1, S: 0 })
    expect(await stockOf(shop, placed.tyre)).toEqual({ '': 5 })
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Ordine ${placed.orderNumber} annullato`])
    expect((await customer.cancel()).json().code).toBe('order_already_packed')
    expect((await customer.amend(helmets({ quantity: 1 }))).json().code).toBe('order_already_packed')
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('may be changed again after a late transfer has reopened it', async () => {
    await customer.amended(helmets({ quantity: 1, frameSize: 'L' }))
    await customer.cancel()
    await admin.post(`/api/admin/orders/${placed.id}/late-transfer`)
    await customer.amended(helmets({ quantity: 1, frameSize: 'M' }))
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 4, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
    await customer.cancel({ account: { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' } })
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('is one thing or the other when four ask at once', async () => {
    const { version } = await customer.offer()
    const answers = await Promise.all([
      customer.amend({ version, ...helmets({ quantity: 1 }) }),
      customer.amend({ version, ...helmets({ quantity: 3 }) }),
      customer.amend({ version, ...helmets({ quantity: 1, frameSize: 'L' }) }),
      customer.cancel(),
    ])
    const [, , , cancelled] = answers
    expect(cancelled?.statusCode).toBe(200)
    expect(answers.slice(0, 3).filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1)
    expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([])
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })
})
