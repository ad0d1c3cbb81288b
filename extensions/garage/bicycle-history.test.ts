import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, type TestCustomer, Visitor } from '#test/visitor.ts'
import { dueReminderJob } from './history/due-reminder-job.ts'

const shop = shopForEachTest()
const serialNumber = 'WTU 418 C 0932 K'
let admin: Visitor
let owner: TestCustomer
let id: string
beforeEach(async () => {
  admin = await anAdministrator(shop)
  owner = await aCustomer(shop)
  const { db } = shop.deps.database
  await db.update(customers).set({ emailVerifiedAt: shop.deps.clock() }).where(eq(customers.id, owner.user.id))
  const bike = await aProduct(shop.deps, { name: 'Gravel Orcia', category: 'biciclette' })
  const order = (await owner.post('/api/orders', anOrderBody({ items: [{ productId: bike.id, quantity: 1 }] }))).json()
  await db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.id, order.id))
  const serialNumbers = [{ line: 1, numbers: [serialNumber] }]
  await admin.patch(`/api/admin/orders/${order.id}`, { orderStatus: 'shipped', serialNumbers })
  const deliveredAt = new Date('2026-11-10T10:00:00Z')
  await db.update(orders).set({ orderStatus: 'delivered', deliveredAt }).where(eq(orders.id, order.id))
  id = (await owner.get('/api/customer/bikes')).json()[0].id
})

const historyOf = async (who: Visitor) => (await who.get(`/api/customer/bikes/${id}/history`)).json()
const aService = async (change: object = {}) => {
  const body = { name: 'Tagliando', nameEn: 'Full service', minutes: 60, priceKind: 'fixed', price: '79.00', ...change }
  return (await admin.post('/api/admin/workshop/services', body)).json().id
}

/** A job that was done and taken home, whatever person brought the bicycle. */
async function aVisit(service: number, email: string) {
  const bicycle = { kind: 'gravel', serialNumber: 'wtu418c-0932k' }
  const job = (await admin.post('/api/admin/jobs', { service, bicycle, name: 'Giulia Ferrari', email })).json()
  const product = await aProduct(shop.deps, { name: 'Catena 12 velocità', priceCents: 3_490, stock: 5 })
  const move = (state: string) => admin.patch(`/api/admin/jobs/${job.id}`, { state })
  for (const state of ['arrived', 'in_work']) await move(state)
  await admin.post(`/api/admin/jobs/${job.id}/parts`, { productId: product.id })
  for (const state of ['ready', 'collected']) await move(state)
  return job
}

describe('the history of a bicycle', () => {
  it('shows its owner purchase, work, parts and the next service, whatever the frame number’s spelling', async () => {
    const service = await aService({ againAfterMonths: 12 })
    await aService({ name: 'Controllo', againAfterMonths: 6 })
    expect(await historyOf(owner)).toMatchObject({
      bike: { id, serialNumber, orderNumber: expect.any(String), mayHandOver: true },
      visits: [],
      due: { day: '2027-05-10', name: 'Controllo' },
      wantsReminder: false,
    })
    const { number, id: jobId } = await aVisit(service, owner.user.email)
    expect(await historyOf(owner)).toMatchObject({
      visits: [
        {
          number,
          title: 'Tagliando',
          total: '113.90',
          lines: [
            { kind: 'labour', name: 'Tagliando' },
            { kind: 'part', name: 'Catena 12 velocità', quantity: 1 },
          ],
        },
      ],
      due: { day: '2027-11-20', name: 'Tagliando' },
    })
    const again = (
      await admin.post('/api/admin/jobs', { name: 'Giulia', bicycle: { kind: 'gravel', serialNumber } })
    ).json()
    expect(again.before).toMatchObject({ visits: 1, openNumber: null })
    expect((await admin.get(`/api/admin/jobs/${jobId}`)).json().before.openNumber).toBe(again.number)
  })

  it('goes to a new owner by the code, with the work and nothing of the person before', async () => {
    await aVisit(await aService(), owner.user.email)
    const buyer = await aCustomer(shop)
    expect((await buyer.get(`/api/customer/bikes/${id}/history`)).statusCode).toBe(404)
    const { code } = (await owner.post(`/api/customer/bikes/${id}/code`)).json()
    await buyer.post('/api/customer/bikes', { code })
    const [visit] = (await historyOf(buyer)).visits
    expect(visit).toMatchObject({ number: null, total: null, title: 'Tagliando' })
    expect(visit.lines).toHaveLength(2)
    expect((await owner.get(`/api/customer/bikes/${id}/history`)).statusCode).toBe(404)
  })

  it('reminds of the next service once, with consent alone, and no longer after a stop or a hand-over', async () => {
    await aService({ againAfterMonths: 6 })
    const job = dueReminderJob(shop.deps)
    const mails = async () => {
      await job.run()
      await shop.deps.mailSender.sendDue()
      return shop.mailer.sent.filter(({ subject }) => subject.includes('è ora di'))
    }
    const want = async (wantsReminder: boolean) =>
      (await owner.put(`/api/customer/bikes/${id}/reminder`, { wantsReminder })).json().wantsReminder
    const at = new Date('2027-05-01T10:00:00Z')
    const now = shop.clock.now
    shop.clock.now = at
    expect(await mails()).toEqual([])
    shop.clock.now = now
    expect(await want(true)).toBe(true)
    expect((await owner.get('/api/customer/export')).json().workshopReminders).toHaveLength(1)
    expect(await mails()).toEqual([])
    shop.clock.now = at
    expect(await mails()).toHaveLength(1)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    const [, token] = /le-tue-mail\?token=([\w.%-]+)/.exec(mail?.text ?? '') ?? []
    expect((await new Visitor(shop).post(`/api/unsubscribe?token=${token}`, {})).json()).toMatchObject({ isOn: false })
    shop.clock.now = now
    expect((await historyOf(owner)).wantsReminder).toBe(false)
    expect([await want(true), await want(false)]).toEqual([true, false])
    expect(
      (await owner.put(`/api/customer/bikes/${'0'.repeat(32)}/reminder`, { wantsReminder: true })).statusCode,
    ).toBe(404)
  })
})
