import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { spentAmounts } from '#server/platform/database/schema/payment-tables.ts'
import { sessions } from '#server/platform/database/schema/people-tables.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anOrder } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const account = { iban: 'DE89 3704 0044 0532 0130 00', holder: 'Altro Conto' }
const card = { reason: 'Scuse', recipientName: 'Anna', recipientEmail: 'anna@example.org', language: 'it' }

let owner: Visitor
beforeEach(async () => {
  owner = await asOwner()
})

const asOwner = async () => signedInAs(shop, (await aMember(shop, 'owner')).id)
const late = () => new Date(shop.clock.now.getTime() - 16 * 60_000)
/** A counter is limited whether asked again or not; an owner only when not. */
async function limited(role: 'counter' | 'owner'): Promise<{ id: string; browser: Visitor }> {
  const { id } = await aMember(shop, role)
  return { id, browser: await signedInAs(shop, id, role === 'owner' ? late() : undefined) }
}
/** The same person on a later day, whose password was asked as long ago. */
async function nextDay(person: { id: string }, role: 'counter' | 'owner'): Promise<Visitor> {
  shop.clock.advance({ days: 1 })
  return signedInAs(shop, person.id, role === 'owner' ? late() : undefined)
}

async function aPaidOrder(priceCents = 950_00, quantity = 1): Promise<string> {
  const { id } = await anOrder(shop, { priceCents, quantity })
  const payer = await asOwner()
  expect((await payer.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' })).statusCode).toBe(200)
  return id
}
const anUnpaidOrder = async () => (await anOrder(shop, { priceCents: 150_00 })).id

interface Kind {
  prepare: () => Promise<string>
  /** 150.00 on that order. */
  give: (by: Visitor, orderId: string) => ReturnType<Visitor['post']>
}

/** Each gives 150.00. */
const kinds: Record<string, Kind> = {
  'a refund': {
    prepare: aPaidOrder,
    give: (by, id) => by.post(`/api/admin/orders/${id}/refunds`, { other: '150.00', reason: 'Graffio' }),
  },
  'a change of an order': {
    prepare: () => aPaidOrder(150_00, 6),
    give: async (by, id) => {
      const offer = (await by.get(`/api/admin/orders/${id}/changes`)).json()
      const [line] = offer.lines
      const lines = [{ line: line.line, quantity: line.quantity - 1 }]
      return by.post(`/api/admin/orders/${id}/changes`, { version: offer.version, lines })
    },
  },
  'a gift card': {
    prepare: async () => '',
    give: (by) => by.post('/api/admin/gift-cards', { ...card, amount: '150.00' }),
  },
  'an order paid by hand': {
    prepare: anUnpaidOrder,
    give: (by, id) => by.patch(`/api/admin/orders/${id}`, { paymentStatus: 'paid' }),
  },
  'a cancelled order': {
    prepare: () => aPaidOrder(150_00),
    give: (by, id) => by.patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' }),
  },
  'a late transfer': {
    prepare: async () => {
      const id = await anUnpaidOrder()
      await (await asOwner()).patch(`/api/admin/orders/${id}`, { orderStatus: 'cancelled' })
      return id
    },
    give: (by, id) => by.post(`/api/admin/orders/${id}/late-transfer`, {}),
  },
  'the account of a refund': {
    prepare: async () => {
      const id = await aPaidOrder(150_00)
      await (await asOwner()).post(`/api/admin/orders/${id}/refunds`, { other: '150.00', reason: 'Graffio' })
      return id
    },
    give: async (by, id) => {
      const [refund] = (await (await asOwner()).get(`/api/admin/orders/${id}`)).json<AdminOrder>().refunds
      return by.call('PUT', `/api/admin/refunds/${refund?.id}/account`, account)
    },
  },
}

const outcome = async (answer: Awaited<ReturnType<Visitor['post']>>) =>
  answer.statusCode < 300 ? 'done' : answer.json().code
const refusals = { counter: 'role_missing', owner: 'confirmation_needed' } as const

/** An account is asked for in any case, whatever its owner has given. */
const cases = (['counter', 'owner'] as const).flatMap((role) =>
  Object.entries(kinds)
    .filter(([kind]) => role === 'counter' || kind !== 'the account of a refund')
    .map(([kind, how]) => ({ role, kind, ...how })),
)

describe('150.00, of which two are beyond the limit', () => {
  it.each(cases)(
    'is one a day, of two people two, and of many calls at once one: $kind by $role',
    async ({ role, prepare, give }) => {
      const one = await limited(role)
      const orders = [await prepare(), await prepare(), await prepare(), await prepare()] as const
      expect(await outcome(await give(one.browser, orders[0]))).toBe('done')
      expect(await outcome(await give(one.browser, orders[1]))).toBe(refusals[role])
      const other = await limited(role)
      const atOnce: string[] = await Promise.all(
        orders.slice(1).map(async (id) => outcome(await give(other.browser, id))),
      )
      expect(atOnce.sort()).toEqual(['done', ...Array(2).fill(refusals[role])].sort())
      const again = await nextDay(one, role)
      expect(await outcome(await give(again, await prepare()))).toBe('done')
      expect(await outcome(await give(again, await prepare()))).toBe(refusals[role])
    },
  )

  const onOneOrder = cases.filter(({ kind }) => ['a refund', 'a change of an order'].includes(kind))
  it.each(onOneOrder)('is one on an order, of any person and day: $kind by $role', async ({ role, prepare, give }) => {
    const order = await prepare()
    const one = await limited(role)
    expect(await outcome(await give(one.browser, order))).toBe('done')
    expect(await outcome(await give((await limited(role)).browser, order))).toBe(refusals[role])
    expect(await outcome(await give(await nextDay(one, role), order))).toBe(refusals[role])
    expect(await outcome(await give(await asOwner(), order))).toBe('done')
  })
})

describe('the limits of a person', () => {
  const rest = Object.keys(kinds).filter((kind) => kind !== 'a gift card')
  it.each(rest)('count a gift card and %s together', async (kind) => {
    const { browser } = await limited('counter')
    const { prepare, give } = kinds[kind] as Kind
    const order = await prepare()
    expect(await outcome(await (kinds['a gift card'] as Kind).give(browser, ''))).toBe('done')
    expect(await outcome(await give(browser, order))).toBe('role_missing')
  })

  it('let ten calls at once give as much as ten after another: refunds of 20.00', async () => {
    const { browser, id } = await limited('counter')
    const orders = await Promise.all(Array.from({ length: 3 }, () => aPaidOrder()))
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, i) =>
        browser.post(`/api/admin/orders/${orders[i % 3]}/refunds`, { other: '20.00', reason: 'Graffio' }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    const { db } = shop.deps.database
    const [row] = await db
      .select({ cents: sql<number>`sum(cents)::int` })
      .from(spentAmounts)
      .where(and(eq(spentAmounts.staff, id), eq(spentAmounts.kind, 'refund')))
    expect(row?.cents).toBe(200_00)
  })

  it('end at midnight in Rome, to the cent', async () => {
    shop.clock.now = new Date('2026-07-01T21:30:00Z')
    const { browser, id } = await limited('counter')
    const [first, second] = [await aPaidOrder(), await aPaidOrder()]
    const give = (by: Visitor, order: string, other: string) =>
      by.post(`/api/admin/orders/${order}/refunds`, { other, reason: 'Graffio' })
    expect(await outcome(await give(browser, first, '200.01'))).toBe('role_missing')
    expect(await outcome(await give(browser, first, '200.00'))).toBe('done')
    expect(await outcome(await give(browser, second, '0.01'))).toBe('role_missing')
    shop.clock.advance({ hours: 1 })
    expect(await outcome(await give(await signedInAs(shop, id), second, '200.00'))).toBe('done')
  })

  it('count nothing that was refused, that a repeated request repeats, or that an owner was asked for', async () => {
    const { browser } = await limited('counter')
    const order = await aPaidOrder()
    const headers = { 'idempotency-key': 'one-refund' }
    const body = { other: '150.00', reason: 'Graffio' }
    for (const status of [201, 200, 200])
      expect((await browser.post(`/api/admin/orders/${order}/refunds`, body, headers)).statusCode).toBe(status)
    expect((await browser.post(`/api/admin/orders/${order}/refunds`, { ...body, other: '50.01' })).statusCode).toBe(403)
    expect((await browser.post(`/api/admin/orders/${order}/refunds`, { ...body, other: '50.00' })).statusCode).toBe(201)
    expect((await owner.post(`/api/admin/orders/${order}/refunds`, { ...body, other: '600.00' })).statusCode).toBe(201)
    await shop.deps.database.db.update(sessions).set({ confirmedAt: late() })
    expect((await owner.post(`/api/admin/orders/${order}/refunds`, { ...body, other: '100.00' })).statusCode).toBe(201)
  })
})

describe('where a refund goes', () => {
  const refundOf = async (id: string) => (await owner.get(`/api/admin/orders/${id}`)).json<AdminOrder>().refunds[0]
  const mails = async () => {
    await shop.deps.mailSender.sendDue()
    return shop.mailer.sent.filter(({ subject }) => /conto per il rimborso|account for your refund/.test(subject))
  }

  it('is not the counter’s to say for an amount beyond its limit', async () => {
    const id = await aPaidOrder()
    await owner.post(`/api/admin/orders/${id}/refunds`, { other: '900.00', reason: 'Reso' })
    const { browser } = await limited('counter')
    const answer = await browser.call('PUT', `/api/admin/refunds/${(await refundOf(id))?.id}/account`, account)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'role_missing'])
    expect([(await refundOf(id))?.iban ?? null, await mails()]).toEqual([null, []])
  })

  it('counts once for who asked for the refund, and tells the customer each time', async () => {
    const id = await aPaidOrder()
    const { browser } = await limited('counter')
    expect(
      (await browser.post(`/api/admin/orders/${id}/refunds`, { other: '180.00', reason: 'Reso' })).statusCode,
    ).toBe(201)
    const url = `/api/admin/refunds/${(await refundOf(id))?.id}/account`
    for (const iban of [account.iban, 'IT60 X054 2811 1010 0000 0123 456']) {
      expect((await browser.call('PUT', url, { ...account, iban })).statusCode).toBe(200)
      shop.clock.advance({ minutes: 1 })
    }
    const told = await mails()
    expect(told.map(({ to }) => to)).toEqual(Array(2).fill('giulia.ferrari@example.org'))
    expect(told.map(({ text }) => /finisce con (\w+)/.exec(text)?.[1])).toEqual(['3000', '3456'])
    expect(JSON.stringify(told)).not.toContain('DE8937040044')
  })

  it('asks for the password again, in a call of its own, with a refund and with a change', async () => {
    const id = await aPaidOrder(100_00, 3)
    const { id: counter } = await aMember(shop, 'counter')
    const browser = await signedInAs(shop, counter, late())
    const give = (by: Visitor) =>
      by.post(`/api/admin/orders/${id}/refunds`, { other: '10.00', reason: 'Reso', account })
    const offer = (await browser.get(`/api/admin/orders/${id}/changes`)).json()
    const lines = [{ line: 1, quantity: 2 }]
    const change = (by: Visitor) =>
      by.post(`/api/admin/orders/${id}/changes`, { version: offer.version, lines, account })
    for (const send of [give, change]) expect(await outcome(await send(browser))).toBe('confirmation_needed')
    expect(await mails()).toEqual([])
    expect(await outcome(await change(await signedInAs(shop, counter)))).toBe('done')
    expect(await outcome(await give(await signedInAs(shop, counter)))).toBe('done')
    expect(await mails()).toHaveLength(1)
    const acts = (await owner.get('/api/admin/acts')).json()
    const record = JSON.stringify(acts)
    expect(record).toContain('3000')
    expect(record).not.toContain('DE89370400440532013000')
  })
})

it('sends a gift card elsewhere only where its balance may be given', async () => {
  const made = await owner.post('/api/admin/gift-cards', { ...card, amount: '500.00' })
  const url = `/api/admin/gift-cards/${made.json().id}/mail`
  const { browser } = await limited('counter')
  expect(await outcome(await browser.post(url, { recipientEmail: 'altro@example.org' }))).toBe('role_missing')
  expect(await outcome(await browser.post(url, {}))).toBe('done')
  const { id } = await aMember(shop, 'owner')
  expect(
    await outcome(await (await signedInAs(shop, id, late())).post(url, { recipientEmail: 'altro@example.org' })),
  ).toBe('confirmation_needed')
  expect(await outcome(await owner.post(url, { recipientEmail: 'altro@example.org' }))).toBe('done')
})
