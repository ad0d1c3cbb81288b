import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aSoldOrder, brokenBooks, guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { returnJobs } from './return-jobs.ts'

const shop = shopForEachTest()
const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }

const lineNo = fc.integer({ min: 1, max: 3 })
const quantity = fc.integer({ min: 1, max: 2 })
const place = fc.constantFrom('stock', 'check', 'none')
const nth = fc.nat({ max: 5 })
const wish = fc.record({ line: nth, quantity, kind: nth, outcome: nth, size: nth })
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constantFrom('open', 'staff opens'), wish }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('days'), days: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constantFrom('received', 'refuse', 'cancel', 'exchange', 'repaired'),
      nth,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('pieces'),
      nth,
      body: fc.record({ line: lineNo, quantity: fc.constant(1), to: fc.constantFrom('stock', 'none') }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('refund'),
      nth: fc.option(nth, { nil: undefined }),
      lines: fc.option(
        fc.uniqueArray(fc.record({ line: lineNo, quantity, place }), { maxLength: 2, selector: ({ line }) => line }),
        { nil: undefined },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('statement'),
      nth,
      state: fc.constantFrom('goods_received', 'refunded', 'refused'),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const oneOf = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(1, all.length)]

describe('returns of an order', () => {
  it('leave the books right, whatever customer, shop and calendar do', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        const placed = await aSoldOrder(shop)
        const guest = guestOf(shop, placed)
        let admin = await anAdministrator(shop)
        // Mostly valid requests: quantities and sizes may be too large or gone.
        const offered = async (want: typeof wish extends fc.Arbitrary<infer W> ? W : never) => {
          const { lines } = await guest.offer()
          const line = oneOf(lines, want.line)
          const kind = oneOf(line?.kinds ?? [], want.kind)
          const exchangeSize = oneOf(line?.exchangeSizes ?? [], want.size)?.frameSize ?? null
          return {
            kind: kind?.kind ?? 'withdrawal',
            outcome: oneOf(kind?.outcomes ?? [], want.outcome) ?? 'refund',
            lines: [
              { line: line?.line ?? 1, quantity: want.quantity, frameSize: line?.frameSize ?? null, exchangeSize },
            ],
          }
        }
        const run = async (one: Step) => {
          const read = async () => (await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>()
          const pick = async (n: number) => {
            return oneOf((await read()).returns, n)?.id ?? crypto.randomUUID()
          }
          if ('days' in one) {
            shop.clock.advance({ days: one.days })
            admin = await anAdministrator(shop)
            for (const job of returnJobs(shop.deps)) await job.run(new AbortController().signal)
            return undefined
          }
          if ('state' in one) {
            const { withdrawals } = await read()
            const { reference } = withdrawals[one.nth % Math.max(1, withdrawals.length)] ?? {
              reference: 'REC-2222-2222',
            }
            return admin.patch(`/api/admin/withdrawals/${reference}`, { state: one.state, stateNote: 'Prova' })
          }
          if ('lines' in one) {
            const returnId = one.nth === undefined ? undefined : await pick(one.nth)
            return admin.post(`/api/admin/orders/${placed.id}/refunds`, { returnId, lines: one.lines, account })
          }
          if ('wish' in one) {
            const body = await offered(one.wish)
            return one.what === 'open' ? guest.open(body) : admin.post(`/api/admin/orders/${placed.id}/returns`, body)
          }
          const { nth: n, body = { reason: 'Usato' } } = one as { nth: number; body?: object }
          return admin.post(`/api/admin/returns/${await pick(n)}/${one.what}`, body)
        }
        for (const one of steps) {
          const answer = await run(one)
          expect(answer?.statusCode ?? 200).toBeLessThan(500)
          expect(await brokenBooks(shop)).toEqual([])
        }
      }),
      { numRuns: 15, seed: 16, endOnFailure: true },
    )
  })
})
