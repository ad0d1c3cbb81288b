import { beforeEach, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { reminderJob } from '../workshop/timed-jobs.ts'

const shop = shopForEachTest()
const to = 'giulia@example.org'
/** A Wednesday after the tests' Friday, at nine in Rome. */
const start = '2026-11-25T08:00:00.000Z'
let service: number
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
  const body = { name: 'Controllo', nameEn: 'Check', minutes: 45, priceKind: 'fixed', price: '35.00' }
  service = (await admin.post('/api/admin/workshop/services', body)).json().id
})

const aBooking = (change: object = {}) => ({
  ...{ service, start, bicycle: { kind: 'city' }, name: 'Giulia Ferrari', phone: '348 000 0000', email: to },
  problem: 'Il freno fischia',
  ...change,
})
const guest = () => new Visitor(shop)
const path = '/api/workshop/bookings'
const book = (change: object = {}, headers = {}) => guest().post(path, aBooking(change), headers)
const mails = async () => {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter((mail) => mail.to === to)
}
const starts = async (from = '2026-11-25', days = 1) =>
  (await guest().get(`/api/workshop/slots?service=${service}&from=${from}&days=${days}`))
    .json<{ start: string }[]>()
    .map((one) => one.start)

describe('services and the setting', () => {
  it('are listed for all, changed by the owner, and switched off once they were booked', async () => {
    expect((await guest().get('/api/workshop/services')).json()).toMatchObject([
      { name: 'Controllo', nameEn: 'Check', minutes: 45, price: '35.00' },
    ])
    await book()
    expect((await admin.delete(`/api/admin/workshop/services/${service}`)).statusCode).toBe(204)
    expect((await guest().get('/api/workshop/services')).json()).toEqual([])
    expect((await book()).json().code).toBe('service_unknown')
    expect((await admin.delete('/api/admin/workshop/services/99999')).statusCode).toBe(404)
  })

  it('hold capacity, hours and the sum to approve, and refuse an older version', async () => {
    const setting = '/api/admin/settings/workshop'
    const usual = { capacity: 2, hours: null, approveAbove: '50.00' }
    expect((await admin.get(setting)).json()).toMatchObject({ version: 0, value: usual })
    const mornings = Array.from({ length: 7 }, () => [[600, 660]])
    const value = { capacity: 1, hours: mornings, approveAbove: '80,5' }
    expect((await admin.put(setting, { version: 0, value })).json()).toMatchObject({
      version: 1,
      value: { ...value, approveAbove: '80.50' },
    })
    expect((await admin.put(setting, { version: 0, value })).statusCode).toBe(409)
    expect(await starts()).toEqual(['2026-11-25T09:00:00.000Z'])
  })
})

describe('a booking', () => {
  it('is made without an account, confirmed with a calendar file, and the same again for its key', async () => {
    const key = { 'idempotency-key': 'una-prenotazione' }
    const answer = await book({}, key)
    expect(answer.statusCode).toBe(201)
    const { number, key: opens } = answer.json()
    const again = await book({}, key)
    expect([again.statusCode, again.json()]).toEqual([200, { number, key: opens }])
    expect((await book({ name: 'Altra' }, key)).json().code).toBe('idempotency_conflict')
    expect((await guest().get(`${path}/${number}?key=${opens}`)).json()).toMatchObject({
      ...{ number, start, state: 'booked', canChange: true, service: { id: service, price: '35.00', minutes: 45 } },
    })
    expect((await guest().get(`${path}/${number}?key=no`)).json().code).toBe('booking_unknown')
    const calendar = await guest().get(`${path}/${number}/calendar?key=${opens}`)
    expect([calendar.statusCode, calendar.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect((await guest().get(`${path}/${number}/calendar`)).statusCode).toBe(404)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/officina/prenotazione/${number}?key=${opens}`)
    const file = mail?.attachments?.[0]
    expect([file?.fileName, file?.type]).toEqual([`${number}.ics`, 'text/calendar'])
    expect(file?.content.toString()).toBe(calendar.body)
    expect(calendar.body).toContain('DTSTART:20261125T080000Z\r\nDTEND:20261125T084500Z')
  })

  it('is refused at lunch, on a Sunday, in the past and with a short telephone', async () => {
    for (const wrong of [
      '2026-11-25T12:00:00Z',
      '2026-11-22T09:00:00Z',
      '2026-11-20T09:00:00Z',
      '2026-11-25T08:10:00Z',
    ])
      expect((await book({ start: wrong })).json()).toMatchObject({
        code: 'invalid_input',
        fields: { start: expect.anything() },
      })
    expect((await book({ phone: '348 00' })).json().fields).toHaveProperty('phone')
  })

  it('takes one of two places: of twenty at once two are there, the others hear the next three', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => book()))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((one) => one.json())
    expect(refused).toHaveLength(18)
    expect(refused[0]).toMatchObject({
      code: 'slot_taken',
      // 45 minutes from nine on still need the stands at half past nine.
      next: [
        { start: '2026-11-25T09:00:00.000Z' },
        { start: '2026-11-25T09:30:00.000Z' },
        { start: '2026-11-25T10:00:00.000Z' },
      ],
    })
    expect(await starts()).not.toContain(start)
  })

  it('is moved and cancelled until 24 hours before, and gives its place back', async () => {
    const { number, key } = (await book()).json()
    const at = `${path}/${number}?key=${key}`
    const later = '2026-11-26T14:30:00.000Z'
    expect((await guest().patch(at, { start: later })).json()).toMatchObject({ start: later })
    for (let i = 0; i < 2; i++) await book()
    expect((await guest().patch(at, { start })).json().code).toBe('slot_taken')
    shop.clock.now = new Date('2026-11-25T15:00:00Z')
    expect((await guest().patch(at, { start })).json().code).toBe('too_late')
    expect((await guest().delete(at)).json().code).toBe('too_late')
    shop.clock.now = new Date('2026-11-25T14:00:00Z')
    expect((await guest().delete(at)).statusCode).toBe(204)
    expect((await guest().delete(at)).statusCode).toBe(204)
    expect((await mails()).map(({ subject }) => subject)).toContain(`Prenotazione ${number} disdetta`)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('is told of by a closure or by hours of the workshop that leave it out', async () => {
    const { number } = (await book()).json()
    const hours = '/api/admin/settings/hours'
    const { version, value } = (await admin.get(hours)).json()
    const closed = (from: string) => ({ ...value, closures: [...value.closures, { from, to: from, hours: [] }] })
    expect((await admin.put(hours, { version, value: closed('2026-11-27') })).json().affected).toEqual([])
    const answer = await admin.put(hours, { version: version + 1, value: closed('2026-11-25') })
    expect([answer.statusCode, answer.json().affected]).toEqual([200, [number]])
    await admin.put(hours, { version: version + 2, value })
    const mornings = Array.from({ length: 7 }, () => [[600, 660]])
    const own = { capacity: 1, hours: mornings, approveAbove: '50.00' }
    const change = await admin.put('/api/admin/settings/workshop', { version: 0, value: own })
    expect(change.json().affected).toEqual([number])
  })

  it('is remembered once, the day before', async () => {
    await book()
    const run = () => reminderJob(shop.deps).run()
    await run()
    shop.clock.now = new Date('2026-11-24T09:00:00Z')
    await run()
    await run()
    expect((await mails()).map(({ subject }) => subject).filter((one) => one.startsWith('Domani'))).toHaveLength(1)
  })
})

describe('a job', () => {
  const jobs = '/api/admin/jobs'
  const move = (id: number, state: string, by = admin) => by.patch(`${jobs}/${id}`, { state })
  async function booked() {
    const { number } = (await book()).json()
    return (await admin.post(jobs, { bookingNumber: number })).json()
  }

  it('goes from its booking to its collection, with a mail when it is ready', async () => {
    const { id, bookingNumber, number, state } = await booked()
    expect([bookingNumber, state]).toEqual([number, 'booked'])
    expect((await move(id, 'ready')).json().code).toBe('invalid_transition')
    for (const next of ['arrived', 'in_work', 'waiting_for_parts', 'in_work', 'ready'])
      expect((await move(id, next)).json()).toMatchObject({ state: next })
    const counter = await signedInAs(shop, (await aMember(shop, 'counter')).id)
    expect((await counter.patch(`${jobs}/${id}`, { note: 'ok' })).json().code).toBe('role_missing')
    expect((await move(id, 'collected', counter)).json()).toMatchObject({ state: 'collected' })
    expect((await mails()).map(({ subject }) => subject)).toContain('La tua bici è pronta')
    expect((await admin.get(jobs)).json()).toEqual([])
    expect((await admin.get(`${jobs}?state=collected`)).json()).toHaveLength(1)
  })

  it('books a place by telephone, with a mail where there is an address', async () => {
    const wanted = { service, start, name: 'Giulia Ferrari', phone: '348 000 0000', email: to }
    const made = await admin.post(jobs, wanted)
    expect([made.statusCode, made.json()]).toMatchObject([201, { state: 'booked', start, total: '35.00' }])
    expect((await admin.post(jobs, { ...wanted, email: '' })).statusCode).toBe(201)
    expect((await admin.post(jobs, wanted)).json()).toMatchObject({ code: 'slot_taken' })
    expect((await admin.post(jobs, { ...wanted, service: undefined })).json().fields).toHaveProperty('service')
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    const [, address = ''] = /officina\/prenotazione(\/\S+)/.exec(mail?.text ?? '') ?? []
    expect((await guest().get(`${path}${address}`)).json()).toMatchObject({ start, state: 'booked' })
  })

  it('takes parts from the stock and gives them back, each once', async () => {
    const product = await aProduct(shop.deps, { stock: 3, priceCents: 1_000 })
    const { id } = await booked()
    const part = { productId: product.id, quantity: 2 }
    const key = { 'idempotency-key': 'un-pezzo' }
    const added = await admin.post(`${jobs}/${id}/parts`, part, key)
    expect(added.statusCode).toBe(201)
    expect((await admin.post(`${jobs}/${id}/parts`, part, key)).statusCode).toBe(200)
    const stock = async () => (await admin.get(`/api/admin/products?limit=100`)).json()[0].stock
    expect(await stock()).toBe(1)
    expect((await admin.post(`${jobs}/${id}/parts`, part)).json()).toMatchObject({
      code: 'insufficient_stock',
      available: 1,
    })
    const line = added.json().lines.find((one: { kind: string }) => one.kind === 'part')
    expect((await admin.delete(`${jobs}/${id}/parts/${line.id}`)).statusCode).toBe(204)
    expect((await admin.delete(`${jobs}/${id}/parts/${line.id}`)).json().code).toBe('job_line_unknown')
    expect(await stock()).toBe(3)
    await admin.post(`${jobs}/${id}/parts`, part)
    expect((await move(id, 'cancelled')).json()).toMatchObject({ state: 'cancelled', lines: [{ kind: 'labour' }] })
    expect(await stock()).toBe(3)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })

  it('beyond the limit needs an estimate that is accepted once, in time', async () => {
    const { id } = await booked()
    await move(id, 'arrived')
    await admin.post(`${jobs}/${id}/labour`, { name: 'Catena', price: '44.90' })
    expect((await move(id, 'in_work')).json().code).toBe('estimate_needed')
    const lines = [
      { name: 'Pattini', price: '38.50' },
      { name: 'Manopole', price: 30, isNeeded: false },
    ]
    const keyOf = async () => {
      const text = (await mails()).findLast((mail) => mail.subject.includes('preventivo'))?.text
      return /preventivo\?key=([\w-]+)/.exec(text ?? '')?.[1]
    }
    expect((await admin.post(`${jobs}/${id}/estimate`, { lines })).json()).toMatchObject({ state: 'estimate_sent' })
    const former = await keyOf()
    await admin.post(`${jobs}/${id}/estimate`, { lines })
    const answer = (key = '', accept = true) => guest().post(`/api/workshop/estimates/${key}`, { accept })
    expect((await answer(former)).json().code).toBe('estimate_closed')
    expect((await answer('none')).json().code).toBe('estimate_unknown')
    expect((await move(id, 'in_work')).json().code).toBe('estimate_needed')
    const key = await keyOf()
    shop.clock.advance({ minutes: 5 })
    expect((await answer(key)).json()).toMatchObject({ state: 'accepted', total: '118.40' })
    expect((await answer(key)).statusCode).toBe(410)
    expect((await move(id, 'in_work')).json()).toMatchObject({ state: 'in_work', total: '118.40', agreed: '118.40' })
  })

  it('refuses an estimate that has expired', async () => {
    const { id } = await booked()
    await move(id, 'arrived')
    await admin.post(`${jobs}/${id}/estimate`, { lines: [{ name: 'Pattini', price: '38.50' }] })
    const text = (await mails()).at(-1)?.text ?? ''
    shop.clock.advance({ days: 8 })
    const key = /preventivo\?key=([\w-]+)/.exec(text)?.[1]
    expect((await guest().post(`/api/workshop/estimates/${key}`, { accept: true })).json().code).toBe('estimate_closed')
  })
})
