import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { emptyTestDatabase, tempFolder } from '#test/test-database.ts'
import { foundRequests } from './found-requests.ts'
import { fuzz, sendOne } from './fuzz-run.ts'
import { type FuzzShop, openFuzzShop } from './fuzz-shop.ts'
import { undocumentedAddresses } from './undocumented-calls.ts'

// A short walk through what `npm run faults -- fuzz` does at length; FAULT_SEED takes another way.
const seed = Number(process.env.FAULT_SEED ?? 20_261_121)
const requests = 1_500

let shop: FuzzShop
beforeAll(async () => {
  shop = await openFuzzShop(await emptyTestDatabase(), tempFolder('fuzz'))
})
afterAll(() => shop.close())

describe(`whatever is asked (seed ${seed})`, () => {
  it('is answered as the document says, without a fault and without an inner detail', {
    timeout: 300_000,
  }, async () => {
    const { sent, findings, statuses } = await fuzz(shop, { seed, requests, extra: undocumentedAddresses })
    expect(findings).toEqual([])
    expect(sent).toBe(requests)
    // It has come through to the work itself, not only to the refusals.
    expect((statuses.get('200') ?? 0) + (statuses.get('201') ?? 0)).toBeGreaterThan(requests / 5)
    expect(await checkInvariants(shop.deps)).toEqual([])
  })
})

describe('what the fuzzer has found', () => {
  it.each(foundRequests)('$what', async ({ request, status, code }) => {
    const { answer, problems } = await sendOne(shop, request)
    expect({ status: answer?.status, code: JSON.parse(answer?.body.toString() ?? '{}').code }).toEqual({ status, code })
    expect(problems).toEqual([])
  })
})
