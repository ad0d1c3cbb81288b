import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder, stockOf } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { keptTimes, romeMoment } from './pick-up/open-days.ts'
import { pickUpJobs } from './pick-up/pick-up-jobs.ts'
import { pickUpSlots } from './pick-up/pick-up-slots.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
const pickup = { paymentMethod: 'counter', delivery: 'pickup', shippingAddress: '', city: '', postalCode: '' }
const agrees = async () => expect(await checkInvariants(shop.deps)).toEqual([])

beforeEach(async () => {
  const admin = await anAdministrator(shop)
  const { version, rules } = (await admin.get('/api/admin/delivery')).json()
  await admin.put('/api/admin/delivery', { version, rules: { ...rules, isPickUpOffered: true } })
})

async function toCollect(more: Record<string, unknown> = {}, priceCents = 12_000, quantity = 1) {
  const product = await aProduct(shop.deps, { stock: 5, priceCents })
  const items = [{ productId: product.id, quantity }]
  const answer = await sendOrder(shop, anOrderBody({ items, order: { ...pickup, ...more } as never }))
  return { answer, product, placed: answer.json() }
}
const due = async () => {
  for (const job of pickUpJobs(shop.deps)) await job.run(new AbortController().signal)
  await shop.deps.mailSender.sendDue()
}

describe('an order that is paid in the shop', () => {
  it('is for pick-up only, kept for three open days, and handed over for its code and the money', async () => {
    shop.clock.now = new Date('2026-11-20T10:00:00Z')
    expect(
      (
        await toCollect({ delivery: 'courier', shippingAddress: 'Via Roma 1', city: 'Padova', postalCode: '35121' })
      ).answer.json().code,
    ).toBe('counter_needs_pickup')
    const { answer, placed, product } = await toCollect()
    expect(answer.statusCode, answer.body).toBe(201)
    expect(placed).toMatchObject({ paymentStatus: 'pending', channel: 'distance', instrument: null })
    expect(placed.pickupCode).toMatch(/^\d{6}$/)
    // Friday: Saturday, Monday and Tuesday, until it closes.
    expect(placed.keptUntil.slice(0, 10)).toBe('2026-11-24')
    const page = (await shop.app.inject(`/api/orders/${placed.orderNumber}?k=${placed.accessKey}`)).json()
    expect(page).toMatchObject({ pickupCode: placed.pickupCode, keptUntil: placed.keptUntil, paymentMethod: 'counter' })
    const admin = await anAdministrator(shop)
    const url = `/api/admin/orders/${placed.id}`
    expect((await admin.get(url)).json()).toMatchObject({ pickupCode: placed.pickupCode })
    const wrong = placed.pickupCode === '111111' ? '222222' : '111111'
    const give = (body: object, headers = {}) => admin.post(`${url}/hand-over`, body, headers)
    expect((await give({ code: wrong })).json().code).toBe('pickup_code_wrong')
    const refused = await give({ code: placed.pickupCode })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_required'])
    const cash = { tender: 'cash', amount: '120.00', received: '150.00' }
    expect((await give({ code: placed.pickupCode, tenders: [{ ...cash, amount: '119.99' }] })).json().code).toBe(
      'tenders_differ',
    )
    expect((await give({ code: placed.pickupCode, tenders: [{ ...cash, received: '100' }] })).json().code).toBe(
      'received_short',
    )
    expect((await give({ tenders: [cash] })).statusCode).toBe(400)
    const key = { 'idempotency-key': 'one-hand-over' }
    const body = { code: placed.pickupCode, tenders: [cash] }
    const done = await give(body, key)
    expect(done.statusCode, done.body).toBe(200)
    expect(done.json()).toMatchObject({
      ...{ orderStatus: 'delivered', paymentStatus: 'paid', channel: 'counter', instrument: 'cash', change: '30.00' },
      ...{ parcels: [], tenders: [{ tender: 'cash', amount: '120.00' }] },
    })
    expect(done.json().pickupCode).toBeUndefined()
    expect((await give(body, key)).statusCode).toBe(200)
    expect((await give({ ...body, collectedBy: 'x' }, key)).json().code).toBe('idempotency_conflict')
    expect((await give(body)).json().code).toBe('invalid_transition')
    expect(await stockOf(shop, product.id)).toEqual({ '': 4 })
    const changed = await admin.patch(url, { channel: 'distance', reason: 'Pagato a distanza' })
    expect(changed.json()).toMatchObject({ channel: 'distance' })
    expect((await admin.patch(url, { channel: 'counter' })).json().code).toBe('reason_required')
    await agrees()
  })

  it('is refused to guesses of its code after five', async () => {
    const { placed } = await toCollect()
    const admin = await anAdministrator(shop)
    const guess = async () =>
      (await admin.post(`/api/admin/orders/${placed.id}/hand-over`, { code: 'nessuno' })).statusCode
    for (let i = 0; i < 5; i++) expect(await guess()).toBe(409)
    expect(await guess()).toBe(429)
  })

  it('is reminded of on the second day and goes back to stock after the last, made ready or not', async () => {
    shop.clock.now = new Date('2026-11-20T10:00:00Z')
    const { placed, product } = await toCollect()
    const other = await toCollect()
    const admin = await anAdministrator(shop)
    const ready = await admin.patch(`/api/admin/orders/${other.placed.id}`, { orderStatus: 'shipped' })
    expect(ready.statusCode, ready.body).toBe(200)
    expect((await admin.patch(`/api/admin/orders/${other.placed.id}`, { orderStatus: 'delivered' })).statusCode).toBe(
      409,
    )
    shop.clock.now = new Date('2026-11-23T09:00:00Z')
    await due()
    await due()
    const reminders = shop.mailer.sent.filter(({ subject }) => subject.includes('ti aspetta'))
    expect(reminders).toHaveLength(2)
    expect(reminders.map(({ text }) => text).join()).toContain(placed.pickupCode)
    shop.clock.now = new Date('2026-11-24T22:00:00Z')
    await due()
    for (const { id } of [placed, other.placed])
      expect((await (await anAdministrator(shop)).get(`/api/admin/orders/${id}`)).json().orderStatus).toBe('cancelled')
    expect([await stockOf(shop, product.id), await stockOf(shop, other.product.id)]).toEqual([{ '': 5 }, { '': 5 }])
    expect(shop.mailer.sent.filter(({ subject }) => subject.includes('annullato'))).toHaveLength(2)
    await agrees()
  })

  it('goes back to stock with the part that was made ready, none of which leaves unpaid', async () => {
    shop.clock.now = new Date('2026-11-20T10:00:00Z')
    const { placed, product } = await toCollect({}, 12_000, 2)
    const admin = await anAdministrator(shop)
    const lines = [{ line: 1, quantity: 1 }]
    const packed = await admin.post(`/api/admin/orders/${placed.id}/parcels`, { lines, send: true })
    const [parcel] = packed.json().parcels
    const brought = await admin.post(`/api/admin/parcels/${parcel.id}/delivered`)
    expect([packed.statusCode, brought.json().code]).toEqual([201, 'invalid_transition'])
    expect(packed.json().steps).not.toContain('deliver')
    shop.clock.now = new Date('2026-11-24T22:00:00Z')
    await due()
    const { orderStatus, parcels } = (await (await anAdministrator(shop)).get(`/api/admin/orders/${placed.id}`)).json()
    expect({ orderStatus, parcels }).toEqual({ orderStatus: 'cancelled', parcels: [] })
    expect(await stockOf(shop, product.id)).toEqual({ '': 5 })
    await agrees()
  })

  it('can be cancelled by the staff though it was made ready: its pieces are for sale again, its buyer gets a mail', async () => {
    const { placed, product } = await toCollect()
    const admin = await anAdministrator(shop)
    const url = `/api/admin/orders/${placed.id}`
    await admin.patch(url, { orderStatus: 'shipped' })
    const cancelled = await admin.patch(url, { orderStatus: 'cancelled' })
    expect(cancelled.statusCode, cancelled.body).toBe(200)
    expect(cancelled.json()).toMatchObject({ orderStatus: 'cancelled', parcels: [] })
    expect(await stockOf(shop, product.id)).toEqual({ '': 5 })
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent.filter(({ subject }) => subject.includes('annullato'))).toHaveLength(1)
    await agrees()
  })

  it('takes a time of its own, of which no more are given than there are places', async () => {
    shop.clock.now = new Date('2026-11-20T10:00:00Z')
    const admin = await anAdministrator(shop)
    expect((await shop.app.inject('/api/pickup-slots')).json()).toEqual([])
    const { value } = (await admin.get('/api/admin/settings/pickup')).json()
    const saved = await admin.call('PUT', '/api/admin/settings/pickup', {
      version: 0,
      value: { ...value, slotMinutes: 30, capacity: 1 },
    })
    expect(saved.statusCode, saved.body).toBe(200)
    const [slot] = (await shop.app.inject('/api/pickup-slots')).json()
    expect(slot.left).toBe(1)
    const { answer, placed } = await toCollect({ pickupSlot: slot.start })
    expect(answer.statusCode, answer.body).toBe(201)
    expect(placed.pickupSlot).toBe(slot.start)
    const late = await toCollect({ pickupSlot: slot.start })
    expect([late.answer.statusCode, late.placed.code, late.placed.next.length]).toEqual([409, 'slot_taken', 3])
    await admin.patch(`/api/admin/orders/${placed.id}`, { orderStatus: 'cancelled' })
    expect((await shop.app.inject('/api/pickup-slots')).json()[0].start).toBe(slot.start)
    await agrees()
  })
})

describe('a sale over the counter', () => {
  it('is an order that is paid and handed over, in the books of its day', async () => {
    shop.clock.now = new Date('2026-11-20T10:00:00Z')
    const admin = await anAdministrator(shop)
    const tube = await aProduct(shop.deps, { stock: 3, priceCents: 1_000 })
    const jersey = await aProduct(shop.deps, { stock: 3, priceCents: 5_000 })
    const items = [
      { productId: tube.id, quantity: 2 },
      { productId: jersey.id, quantity: 1, price: '45.00', reason: 'Graffio' },
    ]
    const sell = (body: object, headers = {}) => admin.post('/api/admin/counter/sales', body, headers)
    const noReason = await sell({
      items: [{ ...items[1], reason: '' }],
      tenders: [{ tender: 'cash', amount: '45.00' }],
    })
    expect([noReason.statusCode, Object.keys(noReason.json().fields)]).toEqual([400, ['items.0.reason']])
    const tenders = [
      { tender: 'cash', amount: '40.00', received: '50.00' },
      { tender: 'terminal', amount: '25.00' },
    ]
    const sold = await sell({ items, tenders }, { 'idempotency-key': 'sale' })
    expect(sold.statusCode, sold.body).toBe(201)
    expect(sold.json()).toMatchObject({
      ...{
        channel: 'counter',
        orderStatus: 'delivered',
        paymentStatus: 'paid',
        paymentMethod: 'counter',
        instrument: 'mixed',
      },
      ...{
        customerName: 'Vendita al banco',
        customerEmail: '',
        total: '65.00',
        change: '10.00',
        parcels: [],
        mails: [],
      },
    })
    expect(sold.json().events.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['payment_confirmed', 'delivered']),
    )
    expect((await sell({ items, tenders }, { 'idempotency-key': 'sale' })).statusCode).toBe(200)
    expect([await stockOf(shop, tube.id), await stockOf(shop, jersey.id)]).toEqual([{ '': 1 }, { '': 2 }])
    const many = await sell({
      items: [{ productId: tube.id, quantity: 2 }],
      tenders: [{ tender: 'cash', amount: '20.00' }],
    })
    expect([many.statusCode, many.json().code]).toEqual([409, 'insufficient_stock'])
    const sheet = (await admin.get('/api/admin/counter/days/2026-11-20')).json()
    expect(sheet).toMatchObject({
      sales: '65.00',
      refunds: '0.00',
      expectedCash: '40.00',
      countedCash: null,
      difference: null,
    })
    expect(sheet.byVatRate).toEqual([{ vatRate: 22, gross: '65.00', net: '53.28', vat: '11.72' }])
    const counted = await admin.call('PUT', '/api/admin/counter/days/2026-11-20', {
      countedCash: '35.00',
      note: 'Resto sbagliato',
    })
    expect(counted.json()).toMatchObject({ countedCash: '35.00', difference: '-5.00', note: 'Resto sbagliato' })
    expect((await admin.get('/api/admin/counter/days/2026-11-20/lines')).body).toContain(tube.productCode)
    expect((await admin.get('/api/admin/counter/days/2026-13-20')).statusCode).toBe(400)
    const found = await admin.get(`/api/admin/counter/lookup?code=${tube.productCode}`)
    expect(found.json()).toMatchObject({ product: { id: tube.id }, size: null })
    expect((await admin.get('/api/admin/counter/lookup?code=4006381333931')).json().code).toBe('code_unknown')
    expect((await admin.get('/api/admin/customers')).json()).toEqual([])
    await agrees()
  })

  it('and the web sell the last piece once', async () => {
    const admin = await anAdministrator(shop)
    const { id: productId } = await aProduct(shop.deps, { stock: 1, priceCents: 1_000 })
    const sale = { items: [{ productId, quantity: 1 }], tenders: [{ tender: 'cash', amount: '10.00' }] }
    const order = anOrderBody({ items: [{ productId, quantity: 1 }] })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 ? admin.post('/api/admin/counter/sales', sale) : sendOrder(shop, order),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)])
    expect(await stockOf(shop, productId)).toEqual({ '': 0 })
    await agrees()
  })

  it('lets a counter reduce within the limits of the shop and the person, and puts tickets aside', async () => {
    const { id } = await aMember(shop, 'counter')
    const browser = await signedInAs(shop, id)
    const product = await aProduct(shop.deps, { stock: 9, priceCents: 10_000 })
    const at = (price: string) =>
      browser.post('/api/admin/counter/sales', {
        items: [{ productId: product.id, quantity: 1, price, reason: 'Cliente' }],
        tenders: [{ tender: 'cash', amount: price }],
      })
    expect((await at('79.99')).json().code).toBe('role_missing')
    expect((await at('80.00')).statusCode).toBe(201)
    expect(await stockOf(shop, product.id)).toEqual({ '': 8 })
    const ticket = { name: 'Signora in bici', items: [{ productId: product.id, quantity: 1 }] }
    const parked = await browser.post('/api/admin/counter/tickets', ticket, { 'idempotency-key': 'aside' })
    expect(parked.statusCode, parked.body).toBe(201)
    expect((await browser.post('/api/admin/counter/tickets', ticket, { 'idempotency-key': 'aside' })).statusCode).toBe(
      200,
    )
    expect((await browser.get('/api/admin/counter/tickets')).json()).toHaveLength(1)
    const url = `/api/admin/counter/tickets/${parked.json().id}`
    expect([(await browser.call('DELETE', url)).statusCode, (await browser.call('DELETE', url)).statusCode]).toEqual([
      204, 404,
    ])
    await agrees()
  })
})

it('keeps slots within opening hours on every day of a year, whatever the grain', () => {
  const { openingHours } = shop.deps.shop
  const closures = [{ from: '2026-08-10', to: '2026-08-23', hours: [] }]
  for (const slotMinutes of [15, 45, 120])
    for (let day = Date.parse('2026-01-01T06:00:00Z'); day < Date.parse('2027-01-01'); day += 13 * 86_400_000) {
      const settings = { slotMinutes, capacity: 1, leadHours: { part: 1, bicycle: 24 }, keptDays: 3 }
      for (const { start, end } of pickUpSlots({ openingHours, closures }, settings, {
        now: new Date(day),
        hasBicycle: false,
      })) {
        const rome = (moment: Date) =>
          new Date(moment.toLocaleString('sv-SE', { timeZone: 'Europe/Rome' }).replace(' ', 'T').concat('Z'))
        const [from, to] = [rome(start), rome(end)]
        const minute = (moment: Date) => moment.getUTCHours() * 60 + moment.getUTCMinutes()
        const spans = openingHours[(from.getUTCDay() + 6) % 7] ?? []
        const isClosed = from.toISOString() >= '2026-08-10' && from.toISOString() < '2026-08-24'
        expect(
          !isClosed && spans.some(([open, close]) => minute(from) >= open && minute(to) <= close),
          start.toISOString(),
        ).toBe(true)
      }
    }
  expect(romeMoment('2026-03-29', 150)).toBeUndefined()
  const { keptUntil } = keptTimes({ openingHours, closures }, new Date('2026-12-23T10:00:00Z'), 3)
  expect(keptUntil.toISOString().slice(0, 10)).toBe('2026-12-29')
})
