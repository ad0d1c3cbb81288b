import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { SHOP_DEMO: 'on' } })
const jobs = '/api/admin/jobs'
const to = 'giulia@example.org'
/** A Wednesday after the tests' Friday, at nine in Rome. */
const start = '2026-11-25T08:00:00.000Z'
let admin: Visitor
let service: number
const aService = async (change: object = {}) => {
  const body = { name: 'Controllo', minutes: 45, priceKind: 'fixed', price: '35.00', ...change }
  return (await admin.post('/api/admin/workshop/services', body)).json().id
}
beforeEach(async () => {
  admin = await anAdministrator(shop)
  service = await aService()
})
const aBooking = (change: object = {}) => ({
  ...{ service, start, bicycle: { kind: 'city' }, name: 'Giulia Ferrari', phone: '348 000 0000', email: to },
  ...change,
})
const guest = (of: Pick<typeof shop, 'app'> = shop) => new Visitor(of)
const book = (change: object = {}) => guest().post('/api/workshop/bookings', aBooking(change))
const move = (id: number, state: string) => admin.patch(`${jobs}/${id}`, { state })
const stockOf = async (id: number) => (await admin.get(`/api/admin/products/${id}`)).json().stock
const cash = (amount: string) => ({ tenders: [{ tender: 'cash', amount }] })

async function aReadyJob(parts: readonly object[] = []) {
  const { id } = (await admin.post(jobs, { service, name: 'Giulia Ferrari', email: to })).json()
  for (const state of ['arrived', 'in_work']) await move(id, state)
  for (const part of parts) await admin.post(`${jobs}/${id}/parts`, part)
  await move(id, 'ready')
  return id
}

describe('a job that is handed over', () => {
  it('becomes a sale with its labour and parts, each taxed by its own rate, in the day sheet', async () => {
    const chain = await aProduct(shop.deps, { priceCents: 2_490, stock: 3 })
    const book = await aProduct(shop.deps, { priceCents: 1_040, stock: 3 })
    await shop.deps.database.db.update(products).set({ vatClass: 'super_reduced' }).where(eq(products.id, book.id))
    const id = await aReadyJob([{ productId: chain.id, quantity: 2 }, { productId: book.id }])
    const ready = (await admin.get(`${jobs}/${id}`)).json()
    expect([ready.total, ready.sums]).toEqual([
      '95.20',
      {
        ...{ labour: '35.00', minutes: 45, parts: '60.20' },
        vat: [
          { vatRate: 22, gross: '84.80', net: '69.51', vat: '15.29' },
          { vatRate: 4, gross: '10.40', net: '10.00', vat: '0.40' },
        ],
      },
    ])
    const handOver = (body: object, headers = {}) => admin.post(`${jobs}/${id}/hand-over`, body, headers)
    expect((await handOver(cash('95.00'))).json().code).toBe('tenders_differ')
    const key = { 'idempotency-key': 'una-consegna' }
    const paid = { tenders: [{ tender: 'cash', amount: '95.20', received: '100.00' }] }
    const sold = await handOver(paid, key)
    expect([sold.statusCode, sold.json()]).toMatchObject([201, { state: 'collected', isPaid: true, change: '4.80' }])
    expect((await handOver(paid, key)).statusCode).toBe(200)
    expect((await handOver(paid)).json().code).toBe('invalid_transition')
    const order = (await admin.get(`/api/admin/orders/${sold.json().orderId}`)).json()
    expect(order).toMatchObject({ total: '95.20', channel: 'counter', paymentStatus: 'paid', orderStatus: 'delivered' })
    expect(order.items.map((one: { name: string; total: string }) => [one.name, one.total])).toEqual([
      ['Controllo', '35.00'],
      [chain.name, '49.80'],
      [book.name, '10.40'],
    ])
    expect((await admin.get('/api/admin/counter/days/2026-11-20')).json()).toMatchObject({
      sales: '95.20',
      byVatRate: [
        { vatRate: 22, gross: '84.80', vat: '15.29' },
        { vatRate: 4, gross: '10.40', vat: '0.40' },
      ],
    })
    expect([await stockOf(chain.id), await stockOf(book.id)]).toEqual([1, 2])
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('is given by the counter, once, and without money where nothing is to pay', async () => {
    const counter = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    const id = await aReadyJob()
    const both = await Promise.all([0, 1].map(() => counter.post(`${jobs}/${id}/hand-over`, cash('35.00'))))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    service = await aService({ name: 'Guardatela', priceKind: 'free', price: '0.00' })
    const free = await aReadyJob()
    const given = await counter.post(`${jobs}/${free}/hand-over`, { tenders: [] })
    expect(given.json()).toMatchObject({ state: 'collected', isPaid: false })
    expect(await checkInvariants(shop.deps)).toEqual([])
  })
})

describe('a test ride', () => {
  it('books a bicycle of the shop, of which no more ride at a time than are there', async () => {
    const ride = await aService({ name: 'Prova', priceKind: 'free', price: '0.00', minutes: 30, isTestRide: true })
    const bike = await aProduct(shop.deps, { name: 'Gravel Orcia', category: 'biciclette', stock: 1 })
    const saddle = await aProduct(shop.deps, { category: 'accessori', stock: 5 })
    expect((await book({ service: ride })).json().fields).toHaveProperty('productId')
    expect((await book({ service: ride, productId: saddle.id })).json().code).toBe('ride_unavailable')
    const first = await book({ service: ride, productId: bike.id })
    expect(first.statusCode).toBe(201)
    expect((await book({ service: ride, productId: bike.id })).json().code).toBe('ride_unavailable')
    const later = await book({ service: ride, productId: bike.id, start: '2026-11-25T09:00:00.000Z' })
    expect(later.statusCode).toBe(201)
    const { number, key } = later.json()
    const moved = await guest().patch(`/api/workshop/bookings/${number}?key=${key}`, { start })
    expect(moved.json().code).toBe('ride_unavailable')
    const listed = (await admin.get(jobs)).json()
    expect(listed[0]).toMatchObject({ productId: bike.id, bicycle: { description: 'Gravel Orcia' } })
  })
})

describe('bookings', () => {
  it('of one bicycle are not at one time on two stands', async () => {
    const bicycle = { kind: 'city', serialNumber: 'NL 88 4471' }
    expect((await book({ bicycle })).statusCode).toBe(201)
    expect((await book({ bicycle: { ...bicycle, serialNumber: 'nl884471' } })).json().code).toBe('bicycle_twice')
    expect((await book({ bicycle, start: '2026-11-25T10:00:00.000Z' })).statusCode).toBe(201)
  })

  it('for two places, twenty at once on two nodes, are two', async () => {
    const other = await openTestShop({ database: shop.deps.database, env: { SHOP_DEMO: 'on' } })
    try {
      const nodes = [shop, other]
      const send = (i: number) => guest(nodes[i % 2]).post('/api/workshop/bookings', aBooking())
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)))
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
      expect(answers.filter((one) => one.json().code === 'slot_taken')).toHaveLength(18)
      expect(await checkInvariants(shop.deps)).toEqual([])
    } finally {
      await other.app.close()
      await other.deps.catalog.close()
    }
  })

  it('outside a closure are named with their customers, told once by mail, and can be moved until their hour', async () => {
    const { number, key } = (await book()).json()
    const phoned = await admin.post(jobs, { service, start, name: 'Paola Zanin', phone: '348 111 1111' })
    const hours = '/api/admin/settings/hours'
    const { version, value } = (await admin.get(hours)).json()
    const closures = [...value.closures, { from: '2026-11-25', to: '2026-11-25', hours: [] }]
    const { affected } = (await admin.put(hours, { version, value: { ...value, closures } })).json()
    expect(affected).toEqual([number, phoned.json().number])
    const outside = '/api/admin/workshop/outside'
    expect((await admin.get(outside)).json()).toMatchObject([
      { number, name: 'Giulia Ferrari', start, email: to },
      { name: 'Paola Zanin', email: '', phone: '348 111 1111' },
    ])
    const told = await Promise.all([admin.post(outside), admin.post(outside)])
    expect(told.map((one) => one.json().told).sort()).toEqual([0, 1])
    await shop.deps.mailSender.sendDue()
    const mails = shop.mailer.sent.filter((mail) => mail.to === to && mail.subject.includes('siamo chiusi'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/officina/prenotazione/${number}?key=`)
    expect((await admin.get(outside)).json()).toHaveLength(1)
    shop.clock.now = new Date('2026-11-24T20:00:00Z')
    const at = `/api/workshop/bookings/${number}?key=${key}`
    expect((await guest().patch(at, { start: '2026-11-26T14:30:00.000Z' })).statusCode).toBe(200)
    admin = await anAdministrator(shop)
    expect((await admin.get(outside)).json()).toMatchObject([{ name: 'Paola Zanin' }])
  })
})

describe('the board', () => {
  it('shows the hours of a week against the stands, and how promises were kept', async () => {
    await book()
    const read = async (from = '') => (await admin.get(`/api/admin/workshop/week${from}`)).json()
    const { days, capacity } = await read('?from=2026-11-25')
    expect([days.length, capacity, days[0]]).toMatchObject([
      7,
      2,
      { day: '2026-11-25', bookedMinutes: 45, bookings: [{ title: 'Controllo', start, name: 'Giulia Ferrari' }] },
    ])
    expect(days[0].openMinutes).toBeGreaterThan(300)
    const kept = (await admin.post(jobs, { name: 'A', promisedAt: '2026-11-21T10:00:00Z' })).json().id
    const late = (await admin.post(jobs, { name: 'B', promisedAt: '2026-11-20T08:00:00Z' })).json().id
    for (const id of [kept, late])
      for (const state of ['arrived', 'in_work', 'ready', 'collected']) await move(id, state)
    shop.clock.advance({ minutes: 1 })
    expect(await read()).toMatchObject({ promised: 2, kept: 1, collected: 2 })
    expect((await admin.get('/api/admin/workshop/week?from=2026-13-01')).statusCode).toBe(400)
  })

  it('keeps photos of the workshop beside those of the customer, who does not see them', async () => {
    const { number, key } = (await book()).json()
    const [{ id }] = (await admin.get(jobs)).json()
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg')
    const request = new Response(form)
    const payload = Buffer.from(await request.arrayBuffer())
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const add = () => admin.call('POST', `${jobs}/${id}/photos`, payload, headers)
    const added = await add()
    expect([added.statusCode, added.json().staffPhotos.length, added.json().photos]).toEqual([201, 1, []])
    const [photo] = added.json().staffPhotos
    expect((await admin.get(`${jobs}/${id}/photos/${photo}`)).headers['content-type']).toBe('image/webp')
    expect((await guest().get(`/api/workshop/bookings/${number}?key=${key}`)).json().photos).toEqual([])
    for (let i = 1; i < 12; i++) await add()
    expect((await add()).json().code).toBe('workshop_photos_many')
  })
})
