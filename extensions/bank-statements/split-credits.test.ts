import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { BankCredit } from './bank-credits.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const giulia = { customerName: 'Giulia Ferrari', customerEmail: 'giulia@example.org' }
const paolo = { customerName: 'Paolo Conti', customerEmail: 'paolo@example.org' }
async function order(cents: number, buyer = giulia): Promise<PlacedOrder> {
  const product = await aProduct(shop.deps, { stock: 5, priceCents: cents })
  const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }] })
  const answer = await sendOrder(shop, { ...body, order: { ...body.order, ...buyer } })
  expect(answer.statusCode).toBe(201)
  return answer.json<PlacedOrder>()
}
async function send(amount: string, payer: string, text: string): Promise<BankCredit> {
  const file = `Data;Importo;Ordinante;Descrizione\n23/11/2026;${amount};${payer};${text}\n`
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/bank-statements',
    headers: { 'content-type': 'application/octet-stream' },
    cookies: admin.cookies,
    payload: Buffer.from(file),
  })
  expect(answer.statusCode).toBe(200)
  const [credit] = await list()
  if (!credit) throw new Error('no credit')
  return credit
}
const list = async () => (await admin.get('/api/admin/bank-credits')).json<BankCredit[]>()
const book = (id: string, orderId: string) => admin.post(`/api/admin/bank-credits/${id}/book`, { orderId })
const split = (id: string, parts: { orderId: string; amount?: string }[]) =>
  admin.post(`/api/admin/bank-credits/${id}/split`, { parts })
const stateOf = async ({ id }: PlacedOrder) =>
  (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>().paymentStatus
const numbersOf = (credit: BankCredit) => credit.orders?.map(({ orderNumber }) => orderNumber).sort()

describe('one transfer for several orders', () => {
  it.each<[string, (a: PlacedOrder, b: PlacedOrder) => [payer: string, text: string]]>([
    ['that names both', (a, b) => ['AZIENDA SRL', `SALDO ${a.orderNumber} E ${b.orderNumber}`]],
    ['that names one', (a) => ['GIULIA FERRARI', `SALDO ${a.orderNumber}`]],
    ['that names one, of another payer', (_a, b) => ['MARIO FERRARI', `SALDO ${b.orderNumber}`]],
    ['that names none', () => ['FERRARI GIULIA', 'SALDO ORDINI']],
  ])('is proposed for them %s, and pays each', async (_how, said) => {
    const [a, b] = [await order(100_00), await order(230_00)]
    await order(50_00, paolo)
    const credit = await send('330,00', ...said(a, b))
    expect([credit.group, numbersOf(credit)]).toEqual(['doubtful', [a.orderNumber, b.orderNumber].sort()])
    expect(credit.signs).toContain('amount_of_several')
    const parts = (credit.orders ?? []).map(({ id }) => ({ orderId: id }))
    expect((await split(credit.id, parts)).statusCode).toBe(204)
    expect([await stateOf(a), await stateOf(b), await list()]).toEqual(['paid', 'paid', []])
    expect(await checkInvariants(shop.deps)).toEqual([])
    expect((await split(credit.id, parts)).json().code).toBe('credit_decided')
  })

  it('is not proposed where two sums fit, nor for two buyers', async () => {
    await Promise.all([order(100_00), order(100_00), order(200_00), order(60_00, paolo)])
    expect((await send('300,00', 'FERRARI GIULIA', 'SALDO')).orders).toBeUndefined()
    expect((await send('160,00', 'FERRARI GIULIA', 'SALDO')).orders).toBeUndefined()
  })

  it('booked for one of them leaves the other’s money to be decided, never to give back', async () => {
    const [a, b] = [await order(100_00), await order(230_00)]
    const credit = await send('330,00', 'FERRARI GIULIA', `SALDO ${a.orderNumber}`)
    expect((await book(credit.id, a.id)).statusCode).toBe(204)
    const [rest, ...others] = await list()
    expect([others, rest?.state, rest?.amount, rest?.toReturn]).toEqual([[], 'open', '230.00', null])
    expect(rest?.order?.orderNumber).toBe(b.orderNumber)
    expect(rest?.signs).not.toContain('double')
    expect((await book(rest?.id ?? '', b.id)).statusCode).toBe(204)
    expect([await stateOf(a), await stateOf(b), await list()]).toEqual(['paid', 'paid', []])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('may be divided by hand, in part and with a rest, and comes in no second time', async () => {
    const [a, b] = [await order(100_00), await order(230_00)]
    const credit = await send('200,00', 'TIZIO', 'ACCONTO')
    const parts = [
      { orderId: a.id, amount: '100.00' },
      { orderId: b.id, amount: '80.00' },
    ]
    expect((await split(credit.id, parts)).statusCode).toBe(204)
    expect([await stateOf(a), await stateOf(b)]).toEqual(['paid', 'pending'])
    const found = await list()
    expect(found.map(({ group, amount }) => `${group} ${amount}`).sort()).toEqual(['in_part 80.00', 'unknown 20.00'])
    expect((await send('200,00', 'TIZIO', 'ACCONTO')).id).toBe(found[0]?.id)
    expect(await list()).toHaveLength(2)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it.each<[string, (a: PlacedOrder, b: PlacedOrder) => { orderId: string; amount?: string }[], string]>([
    [
      'more than it is',
      (a, b) => [
        { orderId: a.id, amount: '90.00' },
        { orderId: b.id, amount: '200.00' },
      ],
      'credit_not_for_order',
    ],
    [
      'more than an order waits for',
      (a, b) => [
        { orderId: a.id, amount: '110.00' },
        { orderId: b.id, amount: '10.00' },
      ],
      'credit_not_for_order',
    ],
    [
      'one order twice',
      (a) => [
        { orderId: a.id, amount: '10.00' },
        { orderId: a.id, amount: '10.00' },
      ],
      'credit_not_for_order',
    ],
    [
      'an order that there is not',
      (a) => [{ orderId: a.id }, { orderId: '7d44b9f0-0000-4000-8000-000000000000' }],
      'order_not_found',
    ],
    ['nothing', (a, b) => [{ orderId: a.id, amount: '0.00' }, { orderId: b.id }], 'invalid_input'],
    ['one order alone', (a) => [{ orderId: a.id }], 'invalid_input'],
  ])('is not divided into %s, and nothing is booked', async (_what, parts, code) => {
    const [a, b] = [await order(100_00), await order(230_00)]
    const credit = await send('250,00', 'TIZIO', 'ACCONTO')
    expect((await split(credit.id, parts(a, b))).json().code).toBe(code)
    expect([await stateOf(a), await stateOf(b)]).toEqual(['pending', 'pending'])
    expect((await list()).map(({ state, amount }) => [state, amount])).toEqual([['open', '250.00']])
  })

  it('is divided once, however many divide and book it at the same moment', async () => {
    const [a, b] = [await order(100_00), await order(230_00)]
    const credit = await send('330,00', 'FERRARI GIULIA', 'SALDO')
    const both = [{ orderId: a.id }, { orderId: b.id }]
    const answers = await Promise.all([
      split(credit.id, both),
      split(credit.id, both.toReversed()),
      split(credit.id, both),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
    expect([await stateOf(a), await stateOf(b), await list()]).toEqual(['paid', 'paid', []])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })
})
