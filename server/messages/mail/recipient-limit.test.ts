import { beforeEach, describe, expect, it } from 'vitest'
import { proveEmail } from '#server/accounts/customers/prove-email.ts'
import { outbox } from '#server/platform/database/schema/order-tables.ts'
import { countedCalls } from '#server/platform/database/schema/people-tables.ts'
import type { OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { aCustomer, mailedToken, Visitor } from '#test/visitor.ts'
import { recipientJobs } from './recipient-jobs.ts'

const victim = 'vittima@example.org'
const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
let productId: number
let from = 0
beforeEach(async () => {
  productId = (await aProduct(shop.deps, { stock: 900, priceCents: 5_100 })).id
})

/** Each call from a network of its own: no other limit stands in the way. */
const stranger = () => new Visitor(shop, `198.51.${Math.floor(++from / 250)}.${from % 250}`)
async function sent(to = victim) {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter((mail) => mail.to === to)
}
const place = async (by = stranger(), customerEmail = victim) => {
  const body = anOrderBody({ order: { customerEmail }, items: [{ productId, quantity: 1 }] })
  const answer = await by.post('/api/orders', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<PlacedOrder>()
}
const cancel = ({ orderNumber, accessKey }: PlacedOrder) =>
  stranger().post(`/api/orders/${orderNumber}/cancel?k=${accessKey}`, {})
async function change({ orderNumber, accessKey }: PlacedOrder, i: number) {
  const path = `/api/orders/${orderNumber}/changes?k=${accessKey}`
  const { version, address } = (await stranger().get(path)).json<OrderEditOffer>()
  return stranger().post(path, { version, address: { ...address, shippingAddress: `Via Roma ${i}` } })
}

/** Every call that makes the shop write to a typed address. */
const ways: Record<string, (i: number) => Promise<unknown>> = {
  'place and cancel': async () => cancel(await place()),
  'place and change': async (i) => change(await place(), i),
  'gift cards': async () => {
    const names = { customerName: 'Un Nome', recipientName: 'Un Nome' }
    const card = { amount: '25.00', ...names, customerEmail: victim, recipientEmail: victim }
    return stranger().post('/api/gift-cards', card)
  },
  withdrawals: async () => {
    const statement = { customerName: 'N', customerEmail: victim, orderNumber: 'PV-AAAA-AAAA', items: '' }
    return stranger().post('/api/withdrawals', statement)
  },
  resets: () => stranger().post('/api/customer/password-reset', { email: victim }),
  accounts: async (i) => {
    const owner = await aCustomer(shop, { email: `altro${i}@example.org` })
    return owner.put('/api/customer/profile', { firstName: 'Ada', lastName: 'Rossi', email: victim })
  },
}

describe('mails to an address that has not been confirmed', () => {
  it.each(Object.entries(ways))('are five an hour and ten a day: by %s', async (_name, way) => {
    for (let i = 0; i < 8; i++) await way(i)
    expect((await sent()).length).toBeLessThanOrEqual(5)
    for (let hour = 1; hour < 20; hour++) {
      shop.clock.advance({ hours: 1, minutes: 1 })
      await way(hour + 10)
      await sent()
    }
    expect((await sent()).length).toBeLessThanOrEqual(10)
  })

  it('are five an hour and ten a day by all of these together', async () => {
    for (let hour = 0; hour < 6; hour++) {
      for (const way of Object.values(ways)) await way(hour + 50)
      const before = shop.mailer.sent.filter((mail) => mail.to === victim).length
      expect((await sent()).length - before).toBeLessThanOrEqual(5)
      shop.clock.advance({ hours: 1, minutes: 1 })
    }
    expect((await sent()).length).toBeLessThanOrEqual(10)
  })

  it('leave no order out: each waits until the address is confirmed, by a press in the last one that came', async () => {
    const placed: PlacedOrder[] = []
    for (let i = 0; i < 9; i++) placed.push(await place())
    expect(await sent()).toHaveLength(5)
    shop.clock.advance({ hours: 30 })
    expect(await sent()).toHaveLength(5)
    const link = (await sent()).at(-1)?.text.match(/http\S+(\/conferma-indirizzo\?[^\s)]+)/)?.[1] ?? ''
    expect((await sent()).slice(0, 4).join()).not.toContain('conferma-indirizzo')
    const page = await stranger().get(link)
    expect(page.body).toContain('È il mio indirizzo')
    // A program that opens every link of a mail has proven nothing.
    expect(await sent()).toHaveLength(5)
    expect((await stranger().get(`${link}&si=1`)).body).toContain('Grazie')
    const numbers = (await sent()).map(({ subject }) => subject)
    for (const { orderNumber } of placed) expect(numbers).toContain(`Ordine ${orderNumber} confermato`)
    await place()
    expect(await sent()).toHaveLength(10)
  })

  it('are confirmed by nothing but the own token', async () => {
    for (let i = 0; i < 6; i++) await place()
    const wrong = `/conferma-indirizzo?${new URLSearchParams({ e: victim, m: 'x'.repeat(43), si: '1' })}`
    expect((await stranger().get(wrong)).statusCode).toBe(404)
    for (let i = 0; i < 5; i++) await place(stranger(), 'io@example.org')
    const own = (await sent('io@example.org')).at(-1)?.text.match(/m=([\w-]+)/)?.[1] ?? ''
    const foreign = `/conferma-indirizzo?${new URLSearchParams({ e: victim, m: own, si: '1' })}`
    expect((await stranger().get(foreign)).statusCode).toBe(404)
    expect(await sent()).toHaveLength(5)
  })

  it('also leave once the account of the address confirms it', async () => {
    const customer = await aCustomer(shop, { email: victim })
    for (let i = 0; i < 6; i++) await place()
    expect(await sent()).toHaveLength(5)
    await proveEmail(shop.deps, customer.user.id, await mailedToken(shop, victim, '/verifica-email'))
    expect(await sent()).toHaveLength(7)
  })

  it('that are no orders’ wait for the proof as well', async () => {
    for (let i = 0; i < 5; i++) await place()
    await sent()
    const receipt = { customerName: 'N', customerEmail: 'altra@example.org', orderNumber: 'PV-AAAA-AAAA', items: '' }
    for (let i = 0; i < 5; i++) await place(stranger(), 'altra@example.org')
    await shop.deps.mailSender.sendDue()
    shop.clock.advance({ minutes: 30 })
    // The calls of the orders would refuse the statement; this is about the outbox alone.
    await shop.deps.database.db.delete(countedCalls)
    expect((await stranger().post('/api/withdrawals', receipt)).statusCode).toBe(201)
    expect(await sent('altra@example.org')).toHaveLength(5)
    shop.clock.advance({ hours: 30 })
    expect(await sent('altra@example.org')).toHaveLength(5)
    const link = (await sent('altra@example.org')).at(-1)?.text.match(/http\S+(\/conferma-indirizzo\?[^\s)]+)/)?.[1]
    await stranger().get(`${link}&si=1`)
    expect(await sent('altra@example.org')).toHaveLength(6)
  })

  it('are forgotten 60 days later', async () => {
    for (let i = 0; i < 7; i++) await place()
    await sent()
    shop.clock.advance({ days: 61 })
    for (const job of recipientJobs(shop.deps)) await job.run()
    const rows = await shop.deps.database.db.select().from(outbox)
    expect(rows.filter(({ heldAt }) => heldAt)).toEqual([])
  })
})

describe('mails to others', () => {
  it('are as many as there are orders from an account whose address is confirmed', async () => {
    const customer = await aCustomer(shop, { email: 'ada@example.org' })
    await proveEmail(shop.deps, customer.user.id, await mailedToken(shop, 'ada@example.org', '/verifica-email'))
    for (let i = 0; i < 12; i++) await place(customer, 'ada@example.org')
    expect(await sent('ada@example.org')).toHaveLength(13)
  })

  it('know no limit with RATE_LIMIT=off', async () => {
    const { database, catalog } = shop.deps
    const open = await openTestShop({ database, catalog })
    for (let i = 0; i < 8; i++) await place(new Visitor(open))
    await open.deps.mailSender.sendDue()
    expect(open.mailer.sent.filter(({ to }) => to === victim)).toHaveLength(8)
    await open.close()
  })
})
