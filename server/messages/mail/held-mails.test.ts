import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressProofPath } from '#server/messages/mail/address-proof-link.ts'
import { addressTokenOf } from '#server/messages/mail/recipient-limit.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { countedCalls } from '#server/platform/database/schema/people-tables.ts'
import { shopJobs } from '#server/shop-jobs.ts'
import type { AdminMail } from '#shared/contract/messages/admin-mails.ts'
import type { OrderEditOffer } from '#shared/contract/orders/order-edits.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { RATE_LIMIT: 'on' } })
const most = 5
let from = 0
const stranger = () => new Visitor(shop, `198.51.${Math.floor(++from / 250)}.${from % 250}`)

async function mailsTo(to: string) {
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent.filter((mail) => mail.to === to)
}

async function place(customerEmail: string) {
  const { id: productId } = await aProduct(shop.deps, { stock: 9, priceCents: 5_100 })
  const body = anOrderBody({ order: { customerEmail }, items: [{ productId, quantity: 1 }] })
  const answer = await stranger().post('/api/orders', body)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<PlacedOrder>()
}
async function cancel({ orderNumber, accessKey }: PlacedOrder) {
  expect((await stranger().post(`/api/orders/${orderNumber}/cancel?k=${accessKey}`, {})).statusCode).toBe(200)
}
async function change({ orderNumber, accessKey }: PlacedOrder, street: string) {
  const path = `/api/orders/${orderNumber}/changes?k=${accessKey}`
  const { version, address } = (await stranger().get(path)).json<OrderEditOffer>()
  const body = { version, address: { ...address, shippingAddress: street } }
  expect((await stranger().post(path, body)).statusCode).toBe(200)
}

async function passDays(days: number) {
  for (let day = 0; day < days; day++) {
    shop.clock.advance({ days: 1 })
    for (const job of shopJobs(shop.deps)) await job.run()
    await shop.deps.mailSender.sendDue()
  }
}

async function prove(address: string) {
  const token = await addressTokenOf(shop.deps, address)
  const query = new URLSearchParams({ e: address, m: token, si: '1' })
  expect((await stranger().get(`${addressProofPath}?${query}`)).statusCode).toBe(200)
}

const listed = async (admin: Visitor, query = '') => (await admin.get(`/api/admin/mails${query}`)).json<AdminMail[]>()

it('of eight orders placed and cancelled in a stranger’s name never leave, and staff see them and may send one', async () => {
  const to = 'vittima@example.org'
  for (let i = 0; i < 8; i++) {
    await cancel(await place(to))
    await mailsTo(to)
  }
  expect(await mailsTo(to)).toHaveLength(most)
  await passDays(30)
  expect(await mailsTo(to)).toHaveLength(most)
  const admin = await anAdministrator(shop)
  const held = await listed(admin, '?state=held')
  expect(held).toHaveLength(16 - most)
  for (const mail of held) expect(mail).toMatchObject({ to, state: 'held', sentAt: null, nextAttemptAt: null })
  expect(await listed(admin, '?state=pending')).toEqual([])
  expect((await admin.get('/api/admin/tasks')).json().heldMails).toEqual({ count: 16 - most })
  expect((await admin.post(`/api/admin/mails/${held[0]?.id}/retry`)).json().state).toBe('pending')
  expect(await mailsTo(to)).toHaveLength(most + 1)
  await prove(to)
  // The third order's confirmation had left, and its cancellation was held.
  const told = (await mailsTo(to)).slice(most + 1)
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('annullato')])
  expect(await listed(admin, '?state=held')).toEqual([])
})

it('say on release what is true by then', async () => {
  const to = 'io@example.org'
  const placed: PlacedOrder[] = []
  for (let i = 0; i < 9; i++) {
    placed.push(await place(to))
    await mailsTo(to)
  }
  const [changed, cancelled, asWas] = [placed[6], placed[7], placed[8]] as [PlacedOrder, PlacedOrder, PlacedOrder]
  await change(changed, 'Via Prima 1')
  await change(changed, 'Via Seconda 2')
  await cancel(cancelled)
  shop.clock.advance({ hours: 2 })
  // There is room again, but the address was never told of the order.
  await change(asWas, 'Via Terza 3')
  expect(await mailsTo(to)).toHaveLength(most)
  await prove(to)
  const released = (await mailsTo(to)).slice(most)
  const expected = [placed[5], changed, asWas].map((order) => `Ordine ${order?.orderNumber} confermato`)
  expect(released.map(({ subject }) => subject).toSorted()).toEqual(expected.toSorted())
  const text = released.find(({ subject }) => subject.includes(changed.orderNumber))?.text
  expect(text).toContain('Via Seconda 2')
  expect(text).not.toContain('Via Prima 1')
})

it('hold whatever strangers do, in any order', async () => {
  const acts = fc.array(fc.constantFrom('place', 'change', 'cancel', 'withdraw', 'card', 'hour'), {
    minLength: 12,
    maxLength: 18,
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const to = `nessuno${++run}@example.org`
      const open: PlacedOrder[] = []
      let limit = most
      for (const act of [...sequence.slice(0, 4).map(() => 'place'), ...sequence]) {
        await shop.deps.database.db.delete(countedCalls)
        const last = open.at(-1)
        if (act === 'hour') {
          shop.clock.advance({ minutes: 61 })
          limit += most
        } else if (act === 'place') open.push(await place(to))
        else if (act === 'change' && last) await change(last, `Via ${open.length} ${from}`)
        else if (act === 'cancel' && last) await cancel(open.pop() as PlacedOrder)
        else if (act === 'withdraw') {
          const statement = { customerName: 'N', customerEmail: to, orderNumber: 'PV-AAAA-AAAA', items: '' }
          expect((await stranger().post('/api/withdrawals', statement)).statusCode).toBe(201)
        } else if (act === 'card') {
          const names = { customerName: 'Un Nome', recipientName: 'Un Nome' }
          const card = { amount: '25.00', ...names, customerEmail: to, recipientEmail: to }
          expect((await stranger().post('/api/gift-cards', card)).statusCode).toBe(201)
        }
        expect((await mailsTo(to)).length).toBeLessThanOrEqual(Math.min(limit, 2 * most))
      }
      const before = (await mailsTo(to)).length
      shop.clock.advance({ days: 3 })
      expect(await mailsTo(to)).toHaveLength(before)
      await prove(to)
      const released = (await mailsTo(to)).slice(before)
      const standings = await shop.deps.database.db.select().from(orders)
      for (const { subject } of released) {
        const about = standings.find(({ orderNumber }) => subject.includes(orderNumber))
        if (about) expect(subject.includes('annullat')).toBe(about.orderStatus === 'cancelled')
      }
    }),
    { numRuns: 6, seed: 49 },
  )
})
