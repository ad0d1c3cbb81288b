import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aChangeableOrder, changerOf } from '#test/change-calls.ts'
import { anOrderBody } from '#test/factories.ts'
import { stockOf } from '#test/order-calls.ts'
import { brokenBooks, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, type Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }

let admin: Visitor
let placed: Awaited<ReturnType<typeof aChangeableOrder>>
let customer: ReturnType<typeof changerOf>
beforeEach(async () => {
  admin = await anAdministrator(shop)
  placed = await aChangeableOrder(shop)
  customer = changerOf(shop, placed)
  await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
  await mails()
})

const helmets = (change: object) => ({ lines: [{ line: 1, quantity: 2, ...change }] })
const read = async (id = placed.id) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
async function mails() {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.splice(0)
}

describe('a paid order before it is packed', () => {
  it('gives a piece less back by transfer, to the account that its customer tells, and the delivery stays', async () => {
    expect((await customer.amend(helmets({ quantity: 1 }))).json().code).toBe('order_account_needed')
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 3, L: 1, S: 0 })
    const { offer, addition } = await customer.amended({ ...helmets({ quantity: 1 }), account })
    expect(addition).toBeNull()
    expect(offer).toMatchObject({ total: placed.total, lines: [{ line: 1, quantity: 1 }, { line: 2 }] })
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 4, L: 1, S: 0 })
    expect(await read()).toMatchObject({
      paymentStatus: 'paid',
      refunds: [{ kind: 'transfer', state: 'pending', amount: '15.00', shipping: '0.00', iban: account.iban }],
    })
    const reported = (await mails()).find(({ subject }) => subject.endsWith('cambiato'))
    expect(reported?.text).toMatch(
      /Ti rimborsiamo 15,00.€ con un bonifico entro 14 giorni, sul conto che finisce con 3456/,
    )
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('refuses an IBAN whose check digits are wrong', async () => {
    const wrong = { ...account, iban: 'IT61X0542811101000000123456' }
    const answer = await customer.amend({ ...helmets({ quantity: 1 }), account: wrong })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['account.iban']])
  })

  it('swaps the size of what is left; what was given back of the line keeps its own', async () => {
    await customer.amended({ ...helmets({ quantity: 1, frameSize: 'L' }), account })
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 0, S: 0 })
    expect((await read()).refunds[0]?.lines).toMatchObject([{ frameSize: 'M', quantity: 1 }])
    expect(await brokenBooks(shop)).toEqual([])
    await customer.amended({ lines: [{ line: 3, quantity: 1, frameSize: 'M' }] })
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 4, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
    expect((await customer.cancel({ account })).statusCode).toBe(200)
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('makes another order of what is more, unpaid, at the agreed price and without delivery', async () => {
    const { addition } = await customer.amended(helmets({ quantity: 3 }))
    expect(addition).toMatchObject({ total: '15.00' })
    const other = changerOf(shop, addition ?? expect.unreachable('there is no addition'))
    expect(await other.page()).toMatchObject({
      paymentStatus: 'pending',
      shipping: '0.00',
      items: [{ quantity: 1, frameSize: 'M', price: '15.00' }],
      bankTransfer: { amount: '15.00' },
      related: [{ orderNumber: placed.orderNumber, accessKey: placed.accessKey, isAddition: false }],
    })
    expect(await customer.page()).toMatchObject({
      items: [{ quantity: 2 }, { quantity: 1 }],
      related: [{ orderNumber: addition?.orderNumber, isAddition: true, paymentStatus: 'pending', total: '15.00' }],
    })
    expect((await read()).related).toMatchObject([{ orderNumber: addition?.orderNumber }])
    const sent = await mails()
    expect(new Set(sent.map(({ subject }) => subject))).toEqual(
      new Set([`Ordine ${addition?.orderNumber} confermato`, `Ordine ${placed.orderNumber} cambiato`]),
    )
    expect(sent.find(({ subject }) => subject.endsWith('cambiato'))?.text).toContain(
      `/ordine/${addition?.orderNumber}?k=${addition?.accessKey}`,
    )
    const { offer } = await other.amended({ lines: [{ line: 1, quantity: 2 }] })
    expect(offer).toMatchObject({ isAddition: true, shipping: '0.00', total: '30.00' })
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 1, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it.each([
    ['its customer', () => customer.cancel({ account })],
    ['the shop', () => admin.patch(`/api/admin/orders/${placed.id}`, { orderStatus: 'cancelled' })],
  ])('cancelled by %s, takes what was added and is not paid along', async (_who, cancel) => {
    const first = (await customer.amended(helmets({ quantity: 3 }))).addition
    const second = (await customer.amended({ lines: [{ line: 2, quantity: 2 }] })).addition
    if (!first || !second) throw new Error('nothing was added')
    const paid = (await read()).related?.find(({ orderNumber }) => orderNumber === first.orderNumber)
    await admin.patch(`/api/admin/orders/${paid?.id}`, { paymentStatus: 'paid' })
    expect((await cancel()).statusCode).toBe(200)
    expect((await changerOf(shop, first).page()).orderStatus).toBe('processing')
    expect((await changerOf(shop, second).page()).orderStatus).toBe('cancelled')
    expect([await stockOf(shop, placed.helmet), await stockOf(shop, placed.tyre)]).toEqual([
      { M: 4, L: 1, S: 0 },
      { '': 5 },
    ])
    expect((await mails()).filter(({ subject }) => subject.endsWith('annullato'))).toHaveLength(2)
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('asked twice from one form, is changed once', async () => {
    const { version } = await customer.offer()
    const change = { version, ...helmets({ quantity: 3 }) }
    const answers = await Promise.all([1, 2, 3, 4].map(() => customer.amend(change)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect((await customer.page()).related).toHaveLength(1)
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 2, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('is cancelled by its customer with the account that gets the money, delivery and all', async () => {
    expect((await customer.cancel()).json().code).toBe('order_account_needed')
    expect((await customer.cancel({ account })).json()).toMatchObject({ isOpen: false })
    const { total } = placed
    expect(await read()).toMatchObject({
      orderStatus: 'cancelled',
      refunds: [{ amount: total, iban: account.iban, holder: 'Giulia Ferrari', state: 'pending' }],
    })
    const [mail] = await mails()
    expect(mail?.text).toContain('abbiamo annullato il tuo ordine, come ci hai chiesto')
    expect(mail?.text).toContain('sul conto che finisce con 3456')
    expect(await stockOf(shop, placed.helmet)).toEqual({ M: 5, L: 1, S: 0 })
    expect(await brokenBooks(shop)).toEqual([])
  })

  it('is left to the returns once something of it is to come back', async () => {
    await guestOf(shop, placed).opened({ kind: 'withdrawal', outcome: 'refund', lines: [{ line: 2, quantity: 1 }] })
    expect(await customer.offer()).toMatchObject({ isOpen: false })
    expect((await customer.page()).isChangeable).toBeUndefined()
    expect((await customer.amend(helmets({ quantity: 1 }))).json().code).toBe('order_coming_back')
    expect((await customer.cancel({ account })).json().code).toBe('order_coming_back')
  })

  it('is not changed once it has left', async () => {
    await admin.patch(`/api/admin/orders/${placed.id}`, { orderStatus: 'shipped' })
    expect((await customer.amend(helmets({ quantity: 1 }))).json().code).toBe('order_already_packed')
    expect((await customer.page()).isChangeable).toBeUndefined()
  })

  it('cannot give back more than is left of its money', async () => {
    await admin.post(`/api/admin/orders/${placed.id}/refunds`, { other: '80.00', reason: 'Sconto', account })
    expect((await customer.amend({ ...helmets({ quantity: 1 }), account })).json().code).toBe('refund_exceeds')
    expect(await brokenBooks(shop)).toEqual([])
  })
})

const quantity = fc.integer({ min: 0, max: 4 })
const frameSize = fc.constantFrom('M', 'L', 'S', undefined)
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      what: fc.constantFrom('amend', 'staff amends'),
      lines: fc.uniqueArray(fc.record({ line: fc.integer({ min: 1, max: 2 }), quantity, frameSize }), {
        minLength: 1,
        maxLength: 2,
        selector: ({ line }) => line,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('cancel', 'pay', 'late', 'refund', 'return', 'ship') }) },
)

describe('the changes of an order', () => {
  it('leave the books right, whatever customer and shop do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 3, maxLength: 10 }), async (isPaid, steps) => {
        const order = await aChangeableOrder(shop)
        const own = changerOf(shop, order)
        const url = `/api/admin/orders/${order.id}`
        if (isPaid) await admin.patch(url, { paymentStatus: 'paid' })
        const run = async (one: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
          if ('lines' in one) {
            const lines = one.lines.map((line) => (line.line === 2 ? { ...line, frameSize: undefined } : line))
            if (one.what === 'amend') return own.amend({ lines, account })
            const { version } = await own.offer()
            return admin.post(`${url}/changes`, { version, lines })
          }
          if (one.what === 'cancel') return own.cancel({ account })
          if (one.what === 'pay') return admin.patch(url, { paymentStatus: 'paid' })
          if (one.what === 'late') return admin.post(`${url}/late-transfer`)
          if (one.what === 'ship') return admin.patch(url, { orderStatus: 'shipped', reason: 'Paga al ritiro' })
          const lines = [{ line: 1, quantity: 1, place: 'check' }]
          if (one.what === 'refund') return admin.post(`${url}/refunds`, { lines, account })
          const back = [{ line: 1, quantity: 1 }]
          return guestOf(shop, order).open({ kind: 'withdrawal', outcome: 'refund', lines: back })
        }
        for (const one of steps) {
          expect((await run(one)).statusCode).toBeLessThan(500)
          expect(await brokenBooks(shop)).toEqual([])
        }
      }),
      { numRuns: 25, seed: 16, endOnFailure: true },
    )
  })

  it('are in the export, and forgotten with the account as far as they are personal', async () => {
    const person = await aCustomer(shop)
    const items = [{ productId: placed.tyre, quantity: 1 }]
    const order = (await person.post('/api/orders', anOrderBody({ items }))).json<PlacedOrder>()
    const { customerName, customerPhone, city, postalCode, province } = anOrderBody().order
    const address = { customerName, customerPhone, city, postalCode, province, shippingAddress: 'Via Roma 1' }
    await changerOf(shop, order).amended({ address })
    expect((await person.get('/api/customer/export')).body).toContain('Via Roma 1, 36100 Vicenza (VI)')
    await person.delete('/api/customer', { password: testPassword })
    const event = (await read(order.id)).events.find(({ kind }) => kind === 'changed')
    expect(event?.data).toEqual({ pieces: [], hasNewAddress: true })
  })
})
