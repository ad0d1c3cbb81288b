import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { cancelUnpaidBankOrders, remindOfTransfers } from '#server/orders/order/order-jobs.ts'
import { newOrderNumber } from '#server/orders/order-records/order-number.ts'
import { tables } from '#server/platform/database/database.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { seededRandom } from '../../faults/seeded-random.ts'
import type { BankCredit } from './bank-credits.ts'
import { bankStatementJobs } from './bank-statement-jobs.ts'

const { bankCredits, orders } = tables
const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

type Line = [day: string, amount: string, payer: string, text: string]

const iban = 'IT60X0542811101000000123456'
const statement = (lines: readonly Line[], account = iban) =>
  [
    `Conto;${account};;`,
    'Data;Importo;Ordinante;Descrizione',
    ...lines.map(([day, amount, payer, text]) => `${day};${amount};${payer};${text}`),
  ].join('\n')
const upload = (content: string, visitor = admin) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/admin/bank-statements',
    headers: { 'content-type': 'application/octet-stream' },
    cookies: visitor.cookies,
    payload: Buffer.from(content),
  })
const send = async (...lines: Line[]) => expect((await upload(statement(lines))).statusCode).toBe(200)
const list = async () => (await admin.get('/api/admin/bank-credits')).json<BankCredit[]>()
const only = async () => {
  const [credit, ...others] = await list()
  if (!credit || others.length > 0) throw new Error(`${others.length + 1} credits`)
  return credit
}
const book = (id: string, orderId: string, more = {}) =>
  admin.post(`/api/admin/bank-credits/${id}/book`, { orderId, ...more })
const decide = (id: string, state: string) => admin.put(`/api/admin/bank-credits/${id}`, { state })
const bookSure = (ids: string[]) => admin.post('/api/admin/bank-credits/book-sure', { ids })
const read = async (id: string) => (await admin.get(`/api/admin/orders/${id}`)).json<AdminOrder>()
const stateOf = async (id: string) => {
  const { orderStatus, paymentStatus } = await read(id)
  return `${orderStatus} ${paymentStatus}`
}
const mails = async () => {
  shop.mailer.sent = []
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.map(({ subject }) => subject)
}
const later = async (days: number) => {
  shop.clock.advance({ days })
  admin = await anAdministrator(shop)
}
/** Of 100.00 euro, delivery free. */
const order = () => anOrder(shop, { priceCents: 100_00, stock: 5, quantity: 1 })

describe('a bank statement', () => {
  it('is taken in once, and books nothing', async () => {
    const { id, orderNumber } = await order()
    const file = statement([
      ['23/11/2026', '100,00', 'FERRARI GIULIA', orderNumber],
      ['22/11/2026', '312,00', 'COMUNE DI VICENZA', 'RIMBORSO'],
      ['22/11/2026', '-80,10', 'ENEL', 'BOLLETTA'],
    ])
    expect((await upload(file)).json()).toEqual({
      added: 2,
      known: 0,
      debits: 1,
      from: '2026-11-22',
      to: '2026-11-23',
    })
    expect((await upload(file)).json()).toMatchObject({ added: 0, known: 2 })
    expect(await stateOf(id)).toBe('processing pending')
    const credits = await list()
    expect(credits.map(({ group, payer }) => [group, payer])).toEqual([
      ['sure', 'FERRARI GIULIA'],
      ['unknown', 'COMUNE DI VICENZA'],
    ])
    expect(credits[0]).toMatchObject({
      amount: '100.00',
      order: { id, orderNumber, due: '100.00' },
      signs: ['reference', 'amount', expect.any(String)],
      found: orderNumber.slice(3),
    })
  })

  it('takes two transfers that look the same for two', async () => {
    await send(['23/11/2026', '10,00', 'ROSSI', 'ACQUISTO'], ['23/11/2026', '10,00', 'ROSSI', 'ACQUISTO'])
    expect(await list()).toHaveLength(2)
  })

  it.each([
    [
      'another account',
      () => statement([['23/11/2026', '1,00', 'A', 'B']], 'IT28W8000000292100645211151'),
      409,
      'statement_other_account',
    ],
    ['no statement', () => 'ciao', 400, 'statement_unreadable'],
    [
      'lines that say nothing',
      () =>
        statement([
          ['23/11/2026', 'venti', 'A', 'B'],
          ['23/11/2026', 'dieci', 'A', 'B'],
        ]),
      400,
      'statement_line_unreadable',
    ],
    [
      'more than is read at once',
      () => statement(Array.from({ length: 1_001 }, (_, i): Line => ['23/11/2026', '1,00', 'A', `B ${i}`])),
      400,
      'statement_too_long',
    ],
    ['nothing that came in', () => statement([['23/11/2026', '-1,00', 'A', 'B']]), 400, 'statement_empty'],
    ['nothing at all', () => '', 400, 'invalid_input'],
  ])('is refused with a sentence for %s, and nothing of it is kept', async (_what, file, status, code) => {
    const answer = await upload(file())
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().message).not.toMatch(/[{}]/)
    expect(await shop.deps.database.db.select().from(bankCredits)).toEqual([])
  })

  it('comes in without its odd entries, which are named', async () => {
    const file = statement([
      ['23/11/2026', '0,00', 'A', 'STORNO'],
      ['23/11/2026', '10,00', 'A', 'B\0C'],
      ['31/02/2026', '5,00', 'A', 'D'],
      ['23/11/2026', '99999999999,00', 'A', 'E'],
      ['23/11/2026', 'dieci', 'A', 'F'],
    ])
    const answer = await upload(file)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      added: 1,
      leftOut: {
        count: 4,
        entries: [
          { place: 3, why: 'zero', said: '0.00 A STORNO' },
          { place: 5, why: 'day' },
          { place: 6, why: 'huge' },
          { place: 7, why: 'unreadable', said: 'dieci A F' },
        ],
      },
    })
    expect(await only()).toMatchObject({ amount: '10.00', text: 'B C' })
  })

  it('of several megabytes is read beside, and refused with a sentence when it is too much', async () => {
    const answer = await upload(`<Document>${'<a b="c"/>'.repeat(450_000)}</Document>`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'statement_unreadable'])
    const many = Array.from({ length: 900 }, (_, i): Line => ['23/11/2026', '1,00', 'A', `${i} ${'x'.repeat(300)}`])
    expect((await upload(statement(many))).json()).toMatchObject({ added: 900 })
  })

  it('is the administrator’s alone', async () => {
    expect((await upload(statement([['23/11/2026', '1,00', 'A', 'B']]), new Visitor(shop))).statusCode).toBe(401)
  })
})

describe('money of a bank transfer', () => {
  it('pays its order when staff confirm it, once, and its customer gets a mail', async () => {
    const { id, orderNumber } = await order()
    await mails()
    await send(['23/11/2026', '100,00', 'FERRARI GIULIA', `ord ${orderNumber.toLowerCase().replaceAll('-', ' ')}`])
    const credit = await only()
    expect(credit.group).toBe('sure')
    expect((await book(credit.id, id)).statusCode).toBe(204)
    expect(await stateOf(id)).toBe('processing paid')
    expect(await mails()).toEqual([`Pagamento ricevuto per l’ordine ${orderNumber}`])
    expect(await list()).toEqual([])
    const again = await book(credit.id, id)
    expect([again.statusCode, again.json().code]).toEqual([409, 'credit_decided'])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('is booked by all the sure ones together; what is not sure stays', async () => {
    const [first, second, third] = [await order(), await order(), await order()]
    await send(
      ['23/11/2026', '100,00', 'A', first.orderNumber],
      ['23/11/2026', '100,00', 'B', second.orderNumber],
      ['23/11/2026', '99,00', 'C', third.orderNumber],
    )
    const credits = await list()
    expect((await bookSure(credits.map(({ id }) => id))).json()).toEqual({ booked: 2, left: 1 })
    expect(await Promise.all([first, second, third].map(({ id }) => stateOf(id)))).toEqual([
      'processing paid',
      'processing paid',
      'processing pending',
    ])
  })

  it('pays an order once, however many book it at the same moment', async () => {
    const { id, orderNumber } = await order()
    await send(['23/11/2026', '100,00', 'A', orderNumber], ['24/11/2026', '100,00', 'A', orderNumber])
    const credits = await list()
    const answers = await Promise.all(credits.flatMap((credit) => [book(credit.id, id), book(credit.id, id)]))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('pays an order that has left unpaid', async () => {
    const { id, orderNumber } = await order()
    await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'shipped', reason: 'Cliente di casa' })
    await send(['23/11/2026', '60,00', 'A', orderNumber], ['24/11/2026', '40,00', 'A', orderNumber])
    for (const { id: credit } of (await list()).toReversed()) expect((await book(credit, id)).statusCode).toBe(204)
    expect([await stateOf(id), await list()]).toEqual(['shipped paid', []])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('in part leaves the order waiting for the rest, which is asked for; it is not cancelled meanwhile', async () => {
    const { id, orderNumber } = await order()
    await mails()
    await send(['23/11/2026', '88,00', 'FERRARI GIULIA', orderNumber])
    const credit = await only()
    expect([credit.group, credit.signs]).toEqual(['doubtful', ['reference', 'amount_less', expect.any(String)]])
    await book(credit.id, id)
    expect(await mails()).toEqual([`Ordine ${orderNumber}: mancano 12,00\u00a0€`])
    expect(shop.mailer.sent[0]?.text).not.toContain('annullato')
    expect((await read(id)).bankDueAt).toBeNull()
    expect(await only()).toMatchObject({ group: 'in_part', booked: '88.00', order: { due: '12.00' } })
    await later(8)
    expect(await cancelUnpaidBankOrders(shop.deps)).toBe(0)
    const cancelled = await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' })
    expect([cancelled.statusCode, cancelled.json().code]).toEqual([409, 'order_partly_paid'])
    await send(['01/12/2026', '12,00', 'FERRARI GIULIA', orderNumber])
    const rest = (await list()).find(({ group }) => group === 'sure')
    await book(rest?.id ?? '', id)
    expect([await stateOf(id), await list()]).toEqual(['processing paid', []])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('in part is enough when staff accept it', async () => {
    const { id, orderNumber } = await order()
    await send(['23/11/2026', '99,50', 'FERRARI GIULIA', orderNumber])
    await book((await only()).id, id)
    expect((await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })).statusCode).toBe(200)
    expect([await stateOf(id), await list()]).toEqual(['processing paid', []])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('in part goes back when the order is given up', async () => {
    const { id, orderNumber } = await order()
    await send(['23/11/2026', '88,00', 'FERRARI GIULIA', orderNumber])
    const credit = await only()
    await book(credit.id, id)
    expect((await decide(credit.id, 'to_return')).statusCode).toBe(204)
    expect(await only()).toMatchObject({ group: 'to_return', toReturn: '88.00' })
    expect((await admin.patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' })).statusCode).toBe(200)
    await decide(credit.id, 'returned')
    expect(await list()).toEqual([])
  })

  it('that is too much pays the order, and the rest goes back', async () => {
    const { id, orderNumber } = await order()
    await send(['23/11/2026', '120,00', 'FERRARI GIULIA', orderNumber])
    const credit = await only()
    await book(credit.id, id)
    expect(await stateOf(id)).toBe('processing paid')
    expect(await only()).toMatchObject({ group: 'to_return', booked: '100.00', toReturn: '20.00' })
    expect((await decide(credit.id, 'open')).json().code).toBe('credit_decided')
    expect((await decide(credit.id, 'returned')).statusCode).toBe(204)
  })

  it('that comes twice is said to be double, and pays nothing else', async () => {
    const { id, orderNumber } = await order()
    await send(['23/11/2026', '100,00', 'A', orderNumber], ['24/11/2026', '100,00', 'A', orderNumber])
    const [second, first] = await list()
    expect([first?.group, second?.group, second?.signs.includes('double')]).toEqual(['sure', 'doubtful', true])
    await book(first?.id ?? '', id)
    expect((await only()).signs).toContain('double')
    expect((await book(second?.id ?? '', id)).json().code).toBe('credit_not_for_order')
    await decide(second?.id ?? '', 'to_return')
    expect((await only()).toReturn).toBe('100.00')
  })

  it('that comes after the cancellation reopens the order, or is noted to be returned', async () => {
    const [first, second] = [await order(), await order()]
    await later(8)
    await cancelUnpaidBankOrders(shop.deps)
    await send(['02/12/2026', '100,00', 'A', first.orderNumber], ['02/12/2026', '100,00', 'B', second.orderNumber])
    const credits = await list()
    expect(credits.map(({ group, order: one }) => [group, one?.canReopen])).toEqual([
      ['late', true],
      ['late', true],
    ])
    const of = (orderId: string) => credits.find(({ order: one }) => one?.id === orderId)?.id ?? ''
    await book(of(first.id), first.id)
    await book(of(second.id), second.id, { reopen: false })
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['processing paid', 'cancelled pending'])
    expect((await read(second.id)).transferToReturn).toMatchObject({ amount: '100.00' })
    expect(await list()).toEqual([])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('is refused for an order by wallet, one that is paid, and one that there is not', async () => {
    const { id } = await order()
    await admin.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })
    await send(['23/11/2026', '100,00', 'A', 'ACQUISTO'])
    const { id: credit } = await only()
    expect((await book(credit, id)).json().code).toBe('credit_not_for_order')
    expect((await book(credit, crypto.randomUUID())).json().code).toBe('order_not_found')
    expect((await book(crypto.randomUUID(), id)).json().code).toBe('credit_not_found')
    expect((await decide(crypto.randomUUID(), 'ignored')).json().code).toBe('credit_not_found')
  })

  it('that belongs to no order is put aside, found again, and deleted after 90 days', async () => {
    await send(['23/11/2026', '312,00', 'COMUNE', 'RIMBORSO'])
    const { id } = await only()
    await decide(id, 'ignored')
    expect(await list()).toEqual([])
    await decide(id, 'open')
    expect(await list()).toHaveLength(1)
    await later(91)
    for (const job of bankStatementJobs(shop.deps)) await job.run()
    expect(await shop.deps.database.db.select().from(bankCredits)).toEqual([])
  })
})

it('proposes the right order for 95 % of 200 transfers, 30 of them with a misspelt reference, and books none', async () => {
  const placed = await order()
  const { db } = shop.deps.database
  const [row] = await db.select().from(orders).where(eq(orders.id, placed.id))
  if (!row) throw new Error('no order')
  const random = seededRandom(16)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const names = ['Ferrari', 'Rossi', 'Bianchi', 'Conti', 'Moretti', 'Greco', 'Bruno', 'Gallo', 'Costa', 'Fontana']
  const firsts = ['Giulia', 'Luca', 'Anna', 'Marco', 'Sara', 'Paolo', 'Elena', 'Davide', 'Chiara', 'Andrea']
  const copies = Array.from({ length: 200 }, () => {
    const orderNumber = newOrderNumber('PV')
    const cents = 1_000 + Math.floor(random() * 400) * 50
    return {
      ...row,
      id: crypto.randomUUID(),
      orderNumber,
      bankReference: orderNumber,
      customerName: `${pick(firsts)} ${pick(names)}`,
      subtotalCents: cents,
      shippingCents: 0,
      totalCents: cents,
    }
  })
  await db.insert(orders).values(copies)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  const swapAt = (text: string, at: number) => text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)
  const disturb = (code: string) => {
    const at = 3 + Math.floor(random() * 7)
    return pick([
      () => code.slice(0, at) + pick([...letters]) + code.slice(at + 1),
      () => code.slice(0, at) + code.slice(at + 1),
      () => code.slice(0, at) + pick([...letters]) + code.slice(at),
      () => swapAt(code, at),
      () => pick(['ACQUISTO BICI', 'BONIFICO A VOSTRO FAVORE', 'SALDO ORDINE']),
    ])()
  }
  const write = (orderNumber: string, i: number) => {
    const way = pick([orderNumber, orderNumber.replaceAll('-', ''), orderNumber.toLowerCase(), orderNumber.slice(3)])
    return i < 30 ? disturb(orderNumber) : way
  }
  const lines = copies.map(({ orderNumber, customerName, totalCents }, i): Line => {
    const amount = (totalCents / 100).toFixed(2).replace('.', ',')
    return [
      '23/11/2026',
      amount,
      customerName.split(' ').reverse().join(' ').toUpperCase(),
      `ORD ${write(orderNumber, i)} GRAZIE`,
    ]
  })
  await send(...lines)
  const credits = await list()
  const right = lines.filter(([, , payer, text], i) =>
    credits.some((credit) => credit.payer === payer && credit.text === text && credit.order?.id === copies[i]?.id),
  )
  expect(right.length).toBeGreaterThanOrEqual(190)
  const sure = credits.filter(({ group }) => group === 'sure')
  const isWrong = sure.filter(({ text, order: one }) => {
    const at = lines.findIndex(([, , , said]) => said === text)
    return copies[at]?.id !== one?.id
  })
  expect([isWrong, sure.length >= 165]).toEqual([[], true])
  expect(await db.select({ id: orders.id }).from(orders).where(eq(orders.paymentStatus, 'paid'))).toEqual([])
})

it('reminds a customer once, after three days, of a transfer that has not come', async () => {
  const [waiting, paid] = [await order(), await order()]
  await admin.patch(`/api/admin/orders/${paid.id}`, { paymentStatus: 'paid' })
  await mails()
  await later(2)
  expect(await remindOfTransfers(shop.deps)).toBe(0)
  await later(1)
  expect([await remindOfTransfers(shop.deps), await remindOfTransfers(shop.deps)]).toEqual([1, 0])
  expect(await mails()).toEqual([`Aspettiamo il bonifico per l’ordine ${waiting.orderNumber}`])
})
