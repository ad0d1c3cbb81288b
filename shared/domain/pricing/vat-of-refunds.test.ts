import { expect, it } from 'vitest'
import { type LineVatClass, vatOf } from '#shared/domain/platform/goods/vat.ts'
import { type TaxedRefund, vatOfRefunds } from './vat-of-refunds.ts'

/** Numbers that are the same in each run. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const classes: readonly LineVatClass[] = ['standard', 'reduced', 'super_reduced', 'margin']
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

it.each([
  [999, 7],
  [1_999, 10],
])('of %i cents %i times, piece by piece, leaves nothing', (totalCents, pieces) => {
  const order = vatOf([{ vatClass: 'standard', totalCents: totalCents * pieces }], 0)
  const one: TaxedRefund = { amountCents: totalCents, lines: [{ vatClass: 'standard', totalCents }] }
  const parts = vatOfRefunds(
    order,
    Array.from({ length: pieces }, () => one),
  ).flat()
  expect(sumOf(parts.map(({ taxableCents }) => taxableCents))).toBe(order[0]?.taxableCents)
  expect(sumOf(parts.map(({ taxCents }) => taxCents))).toBe(order[0]?.taxCents)
})

it('leaves nothing once all has gone back, and never less than nothing before (10,000 orders, seed 54)', () => {
  const draw = drawer(54)
  for (let n = 0; n < 10_000; n++) {
    const pieces = Array.from({ length: 1 + draw(8) }, () => {
      return { vatClass: classes[draw(4)] ?? 'standard', totalCents: draw(3) === 0 ? 1 + draw(9) : 1 + draw(30_000) }
    })
    const order = vatOf(pieces, draw(2) * draw(5_000))
    const refunds: TaxedRefund[] = []
    let leftCents = sumOf(order.map(({ grossCents }) => grossCents))
    const unsent = [...pieces]
    while (leftCents > 0) {
      const lines = unsent.splice(0, draw(3))
      const worth = sumOf(lines.map(({ totalCents }) => totalCents))
      // Free amounts above the lines, or something kept of them; the last one takes the rest.
      const wanted = draw(3) === 0 ? worth - draw(worth + 1) : worth + draw(2) * draw(2_000)
      const amountCents = refunds.length > 20 ? leftCents : Math.min(leftCents, wanted)
      refunds.push({ amountCents, lines })
      leftCents -= amountCents
    }
    const left = new Map(order.map((amount) => [amount.vatClass, { ...amount }]))
    for (const [i, parts] of vatOfRefunds(order, refunds).entries()) {
      const of = JSON.stringify([order, refunds, i, parts])
      expect(sumOf(parts.map(({ grossCents }) => grossCents)), of).toBe(refunds[i]?.amountCents)
      for (const { vatClass, grossCents, taxableCents, taxCents } of parts) {
        const rest = left.get(vatClass)
        if (!rest) throw new Error(of)
        rest.grossCents -= grossCents
        rest.taxableCents -= taxableCents
        rest.taxCents -= taxCents
        expect(taxableCents + taxCents, of).toBe(grossCents)
        expect(
          Math.min(taxableCents, taxCents, rest.grossCents, rest.taxableCents, rest.taxCents),
          of,
        ).toBeGreaterThanOrEqual(0)
      }
    }
    for (const { grossCents, taxableCents, taxCents } of left.values())
      expect([grossCents, taxableCents, taxCents]).toEqual([0, 0, 0])
  }
})
