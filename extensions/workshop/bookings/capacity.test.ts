import { describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { anAdministrator } from '#test/administrator.ts'
import { isRelease } from '#test/gate.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { workshopBookings, workshopJobs } from '../workshop-tables.ts'
import { slotsFrom } from './book-slot.ts'

const shop = shopForEachTest()
const settings = '/api/admin/settings'

async function aService(admin: Visitor, minutes: number) {
  const body = { name: 'Controllo', minutes, priceKind: 'fixed', price: '35.00' }
  return (await admin.post('/api/admin/workshop/services', body)).json().id
}

const hours = {
  'the shop’s hours': null,
  'its own hours': [
    [[600, 780]],
    [],
    [
      [540, 700],
      [960, 1_140],
    ],
    [[600, 660]],
    [[540, 1_140]],
    [[540, 780]],
    [],
  ],
  afternoons: Array.from({ length: 7 }, () => [[900, 1_170]]),
}

describe.each(Object.entries(hours))('a year of closures over bookings by %s', (_name, own) => {
  it('names each booking that lies outside now, and loses none', async () => {
    const admin = await anAdministrator(shop)
    const service = await aService(admin, 45)
    await admin.put(`${settings}/workshop`, { version: 0, value: { capacity: 2, hours: own, approveAbove: '50.00' } })
    const booked: { number: string; key: string; day: string }[] = []
    const weeks = isRelease ? 52 : 8
    for (let week = 0; week < weeks; week++) {
      const from = addDays('2026-11-23', week * 7)
      shop.clock.now = new Date(`${addDays(from, -3)}T10:00:00Z`)
      const free = (await new Visitor(shop).get(`/api/workshop/slots?service=${service}&from=${from}&days=7`)).json()
      for (const one of [free[week % (free.length || 1)], free.at(-1 - (week % 3))]) {
        if (!one) continue
        const { start } = one
        const person = { name: 'Giulia', phone: '348 000 0000', email: `g${week}@example.org` }
        const made = await new Visitor(shop).post('/api/workshop/bookings', {
          service,
          start,
          bicycle: { kind: 'city' },
          ...person,
        })
        expect(made.statusCode).toBe(201)
        booked.push({ ...made.json(), day: start.slice(0, 10) })
      }
    }
    shop.clock.now = new Date('2026-11-20T10:00:00Z')
    const owner = await anAdministrator(shop)
    const { version, value } = (await owner.get(`${settings}/hours`)).json()
    const isClosed = (day: string) => Number(day.slice(8)) <= 10
    const months = [...new Set(booked.map(({ day }) => day.slice(0, 7)))]
    const closures = months.map((month) => ({ from: `${month}-01`, to: `${month}-10`, hours: [] }))
    const saved = await owner.put(`${settings}/hours`, { version, value: { ...value, closures } })
    expect(saved.json().affected.sort()).toEqual(
      booked.flatMap(({ number, day }) => (isClosed(day) ? [number] : [])).sort(),
    )
    for (const { number, key } of booked)
      expect((await new Visitor(shop).get(`/api/workshop/bookings/${number}?key=${key}`)).json()).toMatchObject({
        state: 'booked',
      })
    for (const month of months) {
      const free = await new Visitor(shop).get(`/api/workshop/slots?service=${service}&from=${month}-01&days=10`)
      expect(
        free.json().filter(({ start }: { start: string }) => isClosed(start.slice(0, 10)) && start.startsWith(month)),
      ).toEqual([])
    }
    expect(await checkInvariants(shop.deps)).toEqual([])
  })
})

it.runIf(isRelease)('finds free times between 10,000 bookings in 5 ms of processor', async () => {
  const admin = await anAdministrator(shop)
  const service = await aService(admin, 45)
  await admin.put(`${settings}/workshop`, { version: 0, value: { capacity: 50, hours: null, approveAbove: '50.00' } })
  const { db } = shop.deps.database
  const at = shop.deps.clock()
  const person = {
    language: 'it',
    name: 'G',
    phone: '1',
    email: 'g@example.org',
    bicycleKind: 'city',
    createdAt: at,
  } as const
  const days = 100
  for (let part = 0; part < 20; part++) {
    const jobs = await db
      .insert(workshopJobs)
      .values(Array.from({ length: 500 }, () => ({ ...person, state: 'booked' as const, title: 'Controllo' })))
      .returning({ id: workshopJobs.id })
    await db.insert(workshopBookings).values(
      jobs.map(({ id: jobId }, i) => {
        const day = addDays('2026-11-23', (part * 500 + i) % days)
        const startAt = new Date(Date.parse(`${day}T08:00:00Z`) + (i % 8) * 1_800_000)
        return { jobId, day, startAt, endAt: new Date(+startAt + 2_700_000), accessKeys: '' }
      }),
    )
  }
  const cpuOf = async (work: () => Promise<unknown>) => {
    const spent: number[] = []
    for (let i = 0; i < 60; i++) {
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      spent.push((user + system) / 1_000)
    }
    return spent.toSorted((a, b) => a - b)[30] ?? 0
  }
  const week = await cpuOf(() => slotsFrom(db, shop.deps, { from: '2026-11-30', days: 7, minutes: 45 }))
  const day = await cpuOf(() => slotsFrom(db, shop.deps, { from: '2026-12-01', days: 1, minutes: 45 }))
  process.stdout.write(`10,000 bookings: a day ${day.toFixed(2)} ms, a week ${week.toFixed(2)} ms of processor\n`)
  expect(service).toBeGreaterThan(0)
  expect(week).toBeLessThanOrEqual(5)
})
