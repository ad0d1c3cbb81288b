import { describe, expect, it } from 'vitest'
import { applyCoupons, type CouponTerms } from './apply-coupons.ts'
import { totalsOf } from './totals.ts'
import { worthOfUnits } from './worth-of-units.ts'

const policy = { flatFeeCents: 4_900, freeOverCents: 5_000 }
const terms = (change: Partial<CouponTerms>): CouponTerms => ({
  code: 'A10',
  kind: 'percent',
  value: 10,
  minimumCents: 0,
  isCombinable: true,
  productIds: null,
  ...change,
})
const line = (productId: number, quantity: number, unitCents: number) => ({ productId, quantity, unitCents })

/** Numbers that are the same in each run. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The same cent by cent: percent before amounts, by name, each cent to the line with the largest deficit. */
function slowly(lines: ReturnType<typeof line>[], codes: readonly CouponTerms[]): number {
  const rest = lines.map(({ quantity, unitCents }) => quantity * unitCents)
  let off = 0
  for (const kind of ['percent', 'amount'])
    for (const code of codes.filter((one) => one.kind === kind).toSorted((a, b) => a.code.localeCompare(b.code))) {
      const mine = lines.flatMap(({ productId }, i) => (code.productIds?.includes(productId) === false ? [] : [i]))
      const price = mine.reduce((sum, i) => sum + (lines[i]?.quantity ?? 0) * (lines[i]?.unitCents ?? 0), 0)
      const left = mine.reduce((sum, i) => sum + (rest[i] ?? 0), 0)
      const cents = Math.min(
        kind === 'percent' ? Math.round((price * code.value) / 100) : code.value,
        Math.floor(left * 0.9 + 1e-9),
      )
      const before = mine.map((i) => rest[i] ?? 0)
      const exact = before.map((value) => (cents * value) / left)
      const given = exact.map(Math.floor)
      for (let n = given.reduce((a, b) => a + b, 0); n < cents; n++) {
        const behind = exact.map((e, k) => e - (given[k] ?? 0))
        const k = behind.indexOf(Math.max(...behind))
        given[k] = (given[k] ?? 0) + 1
      }
      for (const [k, i] of mine.entries()) rest[i] = (rest[i] ?? 0) - (given[k] ?? 0)
      off += cents
    }
  return off
}

describe('codes', () => {
  it('take percent of the price and amounts by what the lines still cost, to the cent', () => {
    const lines = [line(1, 2, 7_900), line(2, 1, 5_990)]
    const { applied, lineDiscounts } = applyCoupons(
      lines,
      [terms({}), terms({ code: 'B', kind: 'amount', value: 500 })],
      0,
    )
    expect(applied.map(({ discountCents }) => discountCents)).toEqual([2_179, 500])
    expect(lineDiscounts).toEqual([1_943, 736])
  })

  it('never make the delivery dearer, and one makes it free', () => {
    expect(totalsOf([line(1, 1, 5_100)], policy, [terms({})])).toMatchObject({ shippingCents: 0, discountCents: 510 })
    const free = totalsOf([line(1, 1, 1_000)], policy, [terms({ kind: 'delivery', value: 0 })])
    expect(free).toMatchObject({ shippingCents: 0, discountCents: 0, totalCents: 1_000 })
    expect(free.codes).toEqual([{ code: 'A10', discountCents: 0, deliveryCents: 4_900 }])
  })

  it('say why they do nothing', () => {
    const lines = [line(1, 1, 6_000)]
    const refusal = (...codes: CouponTerms[]) => applyCoupons(lines, codes, 0).refused.map((one) => one.refusal)
    expect(refusal(terms({ minimumCents: 6_001 }))).toEqual(['code_minimum'])
    expect(refusal(terms({ productIds: [2] }))).toEqual(['code_no_goods'])
    expect(refusal(terms({ kind: 'delivery' }))).toEqual(['code_nothing_off'])
    expect(refusal(terms({}), terms({ code: 'B', isCombinable: false }))).toEqual(['code_not_combinable'])
  })

  it('come to the same whatever was typed first, add up, and leave a tenth (100,000 carts, seed 55)', () => {
    const below = drawer(55)
    for (let n = 0; n < 100_000; n++) {
      const lines = Array.from({ length: 1 + below(4) }, (_, i) => line(i + 1, 1 + below(5), 1 + below(30_000)))
      const codes = Array.from({ length: 1 + below(3) }, (_, i) =>
        terms({
          code: `C${i}`,
          kind: below(3) === 0 ? 'amount' : 'percent',
          value: 1 + below(90),
          productIds: below(2) === 0 ? null : [1, 1 + below(4)],
        }),
      )
      const there = totalsOf(lines, policy, codes)
      const back = totalsOf(lines, policy, codes.toReversed())
      if (there.totalCents !== back.totalCents || `${there.lineDiscounts}` !== `${back.lineDiscounts}`)
        expect.fail(`cart ${n} depends on the order of its codes`)
      const sum = there.lineDiscounts.reduce((a, b) => a + b, 0)
      const isRight =
        sum === there.discountCents &&
        sum === there.codes.reduce((all, one) => all + one.discountCents, 0) &&
        sum === slowly(lines, codes) &&
        there.totalCents === there.subtotalCents + there.shippingCents - sum &&
        there.totalCents > 0 &&
        there.lineDiscounts.every(
          (cents, i) => cents >= 0 && cents <= (lines[i]?.quantity ?? 0) * (lines[i]?.unitCents ?? 0),
        )
      if (!isRight) expect.fail(`cart ${n}: ${JSON.stringify({ lines, codes, there })}`)
    }
  })
})

describe('what pieces are worth', () => {
  it('is together what the line cost, in whatever parts it goes back (seed 56)', () => {
    const below = drawer(56)
    for (let n = 0; n < 10_000; n++) {
      const quantity = 1 + below(99)
      const unitCents = 1 + below(50_000)
      const discountCents = below(quantity * unitCents)
      let refundedQuantity = 0
      let sum = 0
      while (refundedQuantity < quantity) {
        const units = 1 + below(quantity - refundedQuantity)
        sum += worthOfUnits({ quantity, unitCents, discountCents, refundedQuantity }, units)
        refundedQuantity += units
      }
      expect(sum).toBe(quantity * unitCents - discountCents)
    }
  })
})
