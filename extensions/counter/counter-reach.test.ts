import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { isRelease } from '#test/gate.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { openTestShop, shopForEachTest, type TestShop } from '#test/test-app.ts'
import { pickUpSlots } from './pick-up/pick-up-slots.ts'

const shop = shopForEachTest()
const agrees = async () => expect(await checkInvariants(shop.deps)).toEqual([])

/** Another program on the same database; the embedded one has a single process. */
async function anotherNode(): Promise<TestShop> {
  if (inject('databaseKind') === 'embedded') return shop
  const [row] = rawRows<{ name: string }>(await shop.deps.database.db.execute(sql`select current_database() as name`))
  const database = await openDatabase({ url: inject('postgresUrl').replace(/\/postgres$/, `/${row?.name}`) })
  const node = await openTestShop({ database })
  return { ...node, close: () => node.close().then(() => database.close()) }
}

it('sells the last piece once, asked for a hundred times at once at the counter and on the web of two nodes', async () => {
  const other = await anotherNode()
  const nodes = [shop, other]
  const admins = [await anAdministrator(shop), await anAdministrator(shop)]
  admins[1] = Object.assign(Object.create(Object.getPrototypeOf(admins[1])), admins[1], { shop: other })
  const { id: productId } = await aProduct(shop.deps, { stock: 1, priceCents: 1_000 })
  await other.deps.catalog.refresh()
  const sale = { items: [{ productId, quantity: 1 }], tenders: [{ tender: 'cash', amount: '10.00' }] }
  const order = (i: number) =>
    anOrderBody({ items: [{ productId, quantity: 1 }], order: { customerEmail: `b${i}@example.org` } })
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => {
      const node = Math.floor(i / 2) % 2
      if (i % 2 === 0) return (admins[node] as (typeof admins)[number]).post('/api/admin/counter/sales', sale)
      return sendOrder(nodes[node] as TestShop, order(i))
    }),
  )
  const codes = answers.map(({ statusCode }) => statusCode)
  expect(codes.filter((code) => code === 201)).toHaveLength(1)
  expect(codes.filter((code) => code === 409)).toHaveLength(99)
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 409).map((one) => one.json().code))).toEqual(
    new Set(['insufficient_stock']),
  )
  expect(await stockOf(shop, productId)).toEqual({ '': 0 })
  if (other !== shop) await other.close()
  await agrees()
})

it('keeps every slot of a year within hours, holidays, closures and both changes of the clocks', () => {
  const holidays = ['2026-01-01', '2026-01-06', '2026-04-06', '2026-04-25', '2026-05-01', '2026-06-02', '2026-08-15']
  holidays.push('2026-11-01', '2026-12-08', '2026-12-25', '2026-12-26')
  const own = shop.deps.shop.openingHours
  const night: [number, number][] = [
    [0, 300],
    [1380, 1440],
  ]
  const configurations = [
    { slotMinutes: 30, openingHours: own, closures: [{ from: '2026-08-10', to: '2026-08-23', hours: [] }] },
    { slotMinutes: 45, openingHours: own, closures: [] },
    // Open at two at night, when the clocks change.
    {
      slotMinutes: 120,
      openingHours: own.map(() => night),
      closures: [{ from: '2026-07-01', to: '2026-07-03', hours: [] }],
    },
  ]
  let slots = 0
  for (const { slotMinutes, openingHours, closures } of configurations)
    for (let day = '2025-12-31'; day < '2027-01-01'; day = addDays(day, isRelease ? 1 : 7)) {
      const settings = { slotMinutes, capacity: 1, leadHours: { part: 2, bicycle: 48 }, keptDays: 3 }
      const now = new Date(+startOfRomeDay(day) + 9 * 3_600_000)
      for (const hasBicycle of [false, true])
        for (const { start, end } of pickUpSlots({ openingHours, closures }, settings, { now, hasBicycle })) {
          const [from, to] = [romeClock(start), romeClock(end)]
          const date = from.toISOString().slice(0, 10)
          const minutes = [from, to].map((at) => (+at - Date.parse(`${date}T00:00:00Z`)) / 60_000) as [number, number]
          const open = openingHours[(from.getUTCDay() + 6) % 7] ?? []
          const isClosed = closures.some((one) => one.from <= date && date <= one.to) || holidays.includes(date)
          const isInside = open.some(([opens, closes]) => minutes[0] >= opens && minutes[1] <= closes)
          const isWhole = +end - +start === slotMinutes * 60_000 && minutes[1] - minutes[0] === slotMinutes
          const lead = (hasBicycle ? 48 : 2) * 3_600_000
          if (isClosed || !isInside || !isWhole || +start < +now + lead)
            expect.fail(`${date} ${minutes} of ${slotMinutes}`)
          slots++
        }
    }
  expect(slots).toBeGreaterThan(1_000)
})

describe('the day sheets of a year', () => {
  const days = isRelease ? 365 : 12

  it('say what was sold less what was given back, to the cent', async () => {
    const random = fc.sample(fc.array(fc.nat({ max: 9_999 }), { minLength: 24, maxLength: 24 }), {
      numRuns: days,
      seed: 53,
    })
    const { id: productId } = await aProduct(shop.deps, { stock: 9_000, priceCents: 10_000 })
    const { id: discId } = await aProduct(shop.deps, { stock: 9_000, priceCents: 3_333 })
    const books = new Map<string, { sold: number; back: number; cash: number; backCash: number }>()
    const of = (day: string) => {
      const one = books.get(day) ?? { sold: 0, back: 0, cash: 0, backCash: 0 }
      books.set(day, one)
      return one
    }
    const sold: { id: string; cents: number; cash: number }[] = []
    const decimal = (cents: number) => (cents / 100).toFixed(2)
    for (const [d, dice] of random.entries()) {
      const day = addDays('2026-01-02', d)
      shop.clock.now = new Date(+startOfRomeDay(day) + (dice[0] ?? 0) * 8_000)
      const admin = await anAdministrator(shop)
      for (let i = 0; i < 2 + ((dice[1] ?? 0) % 2); i++) {
        const [a = 0, b = 0, c = 0] = dice.slice(2 + i * 3)
        const price = 100 + a
        const items = [
          { productId, quantity: 1 + (b % 3), price: decimal(price), reason: 'Prova' },
          ...(c % 2 ? [{ productId: discId, quantity: 1 + (c % 4) }] : []),
        ]
        const cents = price * (1 + (b % 3)) + (c % 2 ? 3_333 * (1 + (c % 4)) : 0)
        const part = c % 3 === 0 ? cents : c % 3 === 1 ? 0 : Math.floor(cents / 2)
        const tenders = [
          ...(part > 0 ? [{ tender: 'cash', amount: decimal(part) }] : []),
          ...(cents > part ? [{ tender: 'terminal', amount: decimal(cents - part) }] : []),
        ]
        const answer = await admin.post('/api/admin/counter/sales', { items, tenders })
        expect(answer.statusCode, answer.body).toBe(201)
        sold.push({ id: answer.json().id, cents, cash: part })
        of(day).sold += cents
        of(day).cash += part
      }
      const back = (dice[20] ?? 0) % 3 === 0 ? sold.splice((dice[21] ?? 0) % sold.length, 1)[0] : undefined
      if (!back) continue
      const cents = 1 + ((dice[22] ?? 0) % back.cents)
      const asked = await admin.post(`/api/admin/orders/${back.id}/refunds`, { other: decimal(cents), reason: 'Prova' })
      expect(asked.statusCode, asked.body).toBe(201)
      const done = await admin.post(`/api/admin/refunds/${asked.json().refunds[0].id}/done`, undefined)
      expect(done.statusCode, done.body).toBe(200)
      of(day).back += cents
      of(day).backCash += Math.max(0, cents - (back.cents - back.cash))
    }
    const admin = await anAdministrator(shop)
    const rates = { gross: 0, parts: 0 }
    for (const [day, { sold: cents, back, cash, backCash }] of books) {
      const sheet = (await admin.get(`/api/admin/counter/days/${day}`)).json()
      expect([day, sheet.sales, sheet.refunds, sheet.expectedCash]).toEqual([
        day,
        decimal(cents),
        decimal(back),
        decimal(cash - backCash),
      ])
      const tenders = sheet.byTender.reduce(
        (sum: number, { amount }: { amount: string }) => sum + Number(amount) * 100,
        0,
      )
      expect(Math.round(tenders)).toBe(cents)
      for (const { gross, net, vat } of sheet.byVatRate) {
        rates.gross += Math.round(Number(gross) * 100)
        rates.parts += Math.round(Number(net) * 100) + Math.round(Number(vat) * 100)
      }
    }
    const total = [...books.values()].reduce((sum, one) => sum + one.sold, 0)
    expect(rates).toEqual({ gross: total, parts: total })
    await agrees()
  }, 600_000)
})
