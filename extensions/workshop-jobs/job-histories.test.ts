import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { isRelease } from '#test/gate.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { jobStates, mayMove } from '../workshop/bookings/job-life.ts'
import type { JobDetail } from './jobs/job-calls.ts'

const shop = shopForEachTest({ env: { SHOP_DEMO: 'on' } })
const jobs = '/api/admin/jobs'
const histories = isRelease ? 10_000 : 40
const atOnce = 4
const kinds = 3
const pieces = 40

/** What is done to a job, whether its state allows it or not. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ forward: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ part: fc.nat(kinds - 1), quantity: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ to: fc.constantFrom(...jobStates) }) },
  { weight: 2, arbitrary: fc.record({ sell: fc.constantFrom('all', 'all', 'less') }) },
  { weight: 3, arbitrary: fc.record({ order: fc.constantFrom('bill', 'bill', 'cancelled', 'paid') }) },
  { weight: 1, arbitrary: fc.record({ estimate: fc.nat(kinds - 1), accept: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const ready: Step[] = [{ to: 'arrived' }, { part: 0, quantity: 1 }, { to: 'in_work' }, { to: 'ready' }]
/** One of each kind, so that few random ones need not bring each by chance. */
const written: Step[][] = [
  [...ready, { order: 'bill' }, { order: 'paid' }],
  [...ready, { order: 'bill' }, { order: 'cancelled' }],
  [...ready, { sell: 'all' }],
  [{ to: 'arrived' }, { part: 1, quantity: 2 }, { remove: 0 }, { estimate: 1, accept: true }],
  [{ to: 'arrived' }, { part: 2, quantity: 1 }, { to: 'cancelled' }],
]
const walks = fc.sample(fc.array(step, { minLength: 5, maxLength: 14 }), { numRuns: histories, seed: 55 })

it(`keeps parts in exactly one place over ${histories} random histories of jobs`, async () => {
  const admin = await anAdministrator(shop)
  const products = await Promise.all(
    Array.from({ length: kinds }, () => aProduct(shop.deps, { priceCents: 900, stock: pieces })),
  )
  const done: Record<string, number> = {}
  const send = async (what: string, sent: ReturnType<Visitor['post']>) => {
    const answer = await sent
    expect(answer.statusCode, `${what} ${answer.body}`).toBeLessThan(500)
    if (answer.statusCode < 300) done[what] = (done[what] ?? 0) + 1
    return answer
  }
  const keyOf = async ({ number }: JobDetail) => {
    await shop.deps.mailSender.sendDue()
    const mail = shop.mailer.sent.findLast(({ text }) => text.includes(number) && text.includes('/officina/preventivo'))
    return /preventivo\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
  }
  const billKeyOf = async ({ number }: JobDetail) => {
    await shop.deps.mailSender.sendDue()
    const mail = shop.mailer.sent.findLast(({ text }) => text.includes(number) && text.includes('/officina/conto'))
    return /conto\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
  }
  const take = async (job: JobDetail, one: Step): Promise<void> => {
    const at = `${jobs}/${job.id}`
    const productId = products['part' in one ? one.part : 'estimate' in one ? one.estimate : 0]?.id
    if ('part' in one) await send('part', admin.post(`${at}/parts`, { productId, quantity: one.quantity }))
    else if ('remove' in one) {
      const line = job.lines[one.remove % (job.lines.length || 1)]
      if (line) await send('remove', admin.delete(`${at}/parts/${line.id}`))
    } else if ('order' in one) {
      const change = one.order === 'paid' ? { paymentStatus: 'paid' } : { orderStatus: 'cancelled' }
      if (one.order === 'bill')
        await send('bill', new Visitor(shop).post(`/api/workshop/bills/${await billKeyOf(job)}`))
      else if (job.orderId) await send(`order ${one.order}`, admin.patch(`/api/admin/orders/${job.orderId}`, change))
    } else if ('sell' in one) {
      const amount = one.sell === 'all' ? job.total : '0.01'
      const tenders = job.total === '0.00' || job.isPaid ? [] : [{ tender: 'cash', amount }]
      await send('sell', admin.post(`${at}/hand-over`, { tenders }))
    } else if ('estimate' in one) {
      const lines = [{ name: 'Pezzo', price: '9.00', productId }]
      const { statusCode } = await send('estimate', admin.post(`${at}/estimate`, { lines }))
      const answer = async () =>
        new Visitor(shop).post(`/api/workshop/estimates/${await keyOf(job)}`, { accept: one.accept })
      if (statusCode < 300) await send('answer', answer())
    } else {
      const next = jobStates.filter((state) => mayMove(job.state, state) && state !== 'estimate_sent')
      const state = 'to' in one ? one.to : next[one.forward % (next.length || 1)]
      if (state) await send(state, admin.patch(at, { state }))
    }
  }
  const live = async (walk: readonly Step[]) => {
    const { id } = (await admin.post(jobs, { name: 'Giulia', email: 'giulia@example.org' })).json()
    for (const one of walk) await take((await admin.get(`${jobs}/${id}`)).json(), one)
  }
  // Alone: beside others a mail may still be on its way when its key is looked for.
  for (const walk of written) await live(walk)
  for (const what of ['part', 'remove', 'answer', 'cancelled', 'sell', 'bill', 'order cancelled', 'order paid'])
    expect(done[what], what).toBeGreaterThan(0)
  for (let run = 0; run < walks.length; run += atOnce) {
    await Promise.all(walks.slice(run, run + atOnce).map(live))
    // Shelves are filled again, so that later histories find parts too, and now and then none.
    if (run % 20 === 0)
      for (const { id } of products) {
        const { stock } = (await admin.get(`/api/admin/products/${id}`)).json()
        const change = pieces - stock
        if (change > pieces / 2)
          await admin.post(`/api/admin/products/${id}/stock`, { change, reference: `fill ${run} ${id}` })
      }
    if (run % 2_500 === 0) {
      expect(await checkInvariants(shop.deps)).toEqual([])
      if (isRelease) process.stdout.write(`${run} histories\n`)
    }
  }
  expect(await checkInvariants(shop.deps)).toEqual([])
  if (isRelease) process.stdout.write(`${JSON.stringify(done)}\n`)
}, 7_200_000)
