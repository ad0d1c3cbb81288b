import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { requestReviews } from '#server/catalog/reviews/request-reviews.ts'
import { remindOfTransfers } from '#server/orders/order/order-jobs.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { aSoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()
const people = ['a@example.org', 'b@example.org']
const [lots] = fc.sample(fc.array(fc.constantFrom(...people), { minLength: 8, maxLength: 8 }), { numRuns: 1, seed: 49 })
const owners = lots ?? []

async function sentBy(job: () => Promise<unknown>) {
  shop.mailer.sent.splice(0)
  await Promise.all([job(), job()])
  await shop.deps.mailSender.sendDue()
  return shop.mailer.sent
}

function expectOneEach(mails: readonly { to: string; text: string }[], namesOf: (person: string) => string[]): void {
  expect(mails.map(({ to }) => to).toSorted()).toEqual([...new Set(owners)].toSorted())
  for (const { to, text } of mails) {
    for (const name of people.flatMap(namesOf)) expect(text.includes(name)).toBe(namesOf(to).includes(name))
  }
}

it('is one request for reviews a person, for orders that came within a day', async () => {
  const placed: { customerEmail: string; orderNumber: string }[] = []
  for (const [i, customerEmail] of owners.entries()) {
    const order = await aSoldOrder(shop, { deliveredDaysAgo: 20 - i / 10 })
    await shop.deps.database.db.update(orders).set({ customerEmail }).where(eq(orders.id, order.id))
    placed.push({ ...order, customerEmail })
  }
  await shop.deps.mailSender.sendDue()
  const due = owners.map((_, i) => i).filter((i) => i === owners.indexOf(owners[i] ?? ''))
  shop.clock.advance({ days: Math.max(...due) / 10 })
  const mails = await sentBy(() => requestReviews(shop.deps))
  expectOneEach(mails, (person) =>
    placed.flatMap(({ customerEmail, orderNumber }) => (customerEmail === person ? [orderNumber] : [])),
  )
  shop.clock.advance({ days: 1 })
  expect(await sentBy(() => requestReviews(shop.deps))).toEqual([])
})

it('is one reminder a person, with each unpaid order', async () => {
  const { id: productId } = await aProduct(shop.deps, { stock: 50 })
  const placed: { orderNumber: string; customerEmail: string }[] = []
  for (const customerEmail of owners) {
    const body = anOrderBody({ items: [{ productId, quantity: 1 }], order: { customerEmail } })
    const { orderNumber } = (await sendOrder(shop, body)).json()
    placed.push({ orderNumber, customerEmail })
  }
  await shop.deps.mailSender.sendDue()
  shop.clock.advance({ days: 4 })
  const mails = await sentBy(() => remindOfTransfers(shop.deps))
  const ours = mails.filter(({ subject }) => subject.startsWith('Aspettiamo'))
  expectOneEach(ours, (person) =>
    placed.flatMap(({ customerEmail, orderNumber }) => (customerEmail === person ? [orderNumber] : [])),
  )
})
