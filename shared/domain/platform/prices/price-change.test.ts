import { describe, expect, it } from 'vitest'
import { judgePrice, type PriceChange, priceChangeKinds, priceRoundings } from './price-change.ts'

const change = (kind: PriceChange['kind'], value: number, rounding: PriceChange['rounding'] = 'cent') => ({
  kind,
  value,
  rounding,
})

const changedPrice = (cents: number, by: PriceChange) => judgePrice(cents, false, by).afterCents

describe('a changed price', () => {
  it.each([
    [10_000, change('percent_up', 35), 10_350],
    [999, change('percent_up', 5), 1_004],
    [10_000, change('percent_down', 100), 9_000],
    [1_999, change('amount_up', 150), 2_149],
    [1_999, change('amount_down', 150), 1_849],
    [10_000, change('percent_up', 50, 'ninety'), 10_490],
    [10_000, change('percent_up', 30, 'ninety'), 10_290],
    [10_039, change('percent_up', 1, 'ninety'), 10_090],
    [120, change('percent_down', 500, 'ninety'), 90],
    [10_049, change('amount_up', 1, 'euro'), 10_100],
    [120, change('percent_down', 800, 'euro'), 100],
  ])('%d cents, %j: %d', (cents, by, after) => expect(changedPrice(cents, by)).toBe(after))

  it('up and the same down again by an amount is what it was, for a thousand prices', () => {
    for (let cents = 1; cents < 100_000; cents += 97)
      expect(changedPrice(changedPrice(cents, change('amount_up', 1_234)), change('amount_down', 1_234))).toBe(cents)
  })

  it('goes the way that it was asked to or stays, to the nearest such price, for all prices, sizes and roundings', () => {
    for (let cents = 1; cents < 30_000; cents += cents < 2_000 ? 1 : 83)
      for (const kind of priceChangeKinds)
        for (const value of [1, 5, 20, 37, 50, 100, 150, 300, 750, 899])
          for (const rounding of priceRoundings) {
            const of = JSON.stringify([cents, kind, value, rounding])
            const { afterCents, refusal, isOdd } = judgePrice(cents, false, change(kind, value, rounding))
            const exact = changedPrice(cents, change(kind, value))
            if (refusal) {
              expect(afterCents, of).toBe(cents)
              continue
            }
            expect(afterCents > cents, of).toBe(kind.endsWith('up'))
            if (rounding !== 'cent') expect(afterCents % 100, of).toBe(rounding === 'ninety' ? 90 : 0)
            if (exact > 150) expect(Math.abs(afterCents - exact), of).toBeLessThanOrEqual(rounding === 'cent' ? 0 : 50)
            expect(isOdd, of).toBe(Math.abs(afterCents - exact) > Math.abs(exact - cents))
          }
  })
})

it.each([
  [10_000, true, change('percent_up', 10), 'reduced'],
  [0, false, change('amount_up', 100), 'unpriced'],
  [100, false, change('amount_down', 100), 'not_positive'],
  [99_999_999, false, change('percent_up', 3_000), 'too_high'],
  [9_990, false, change('percent_up', 1, 'ninety'), 'same'],
  [1_280, false, change('percent_down', 20, 'ninety'), 'against'],
  [1_280, false, change('percent_down', 20, 'euro'), 'against'],
  [150, false, change('percent_down', 50, 'ninety'), 'against'],
  [30, false, change('percent_down', 50, 'ninety'), 'against'],
  [1_300, false, change('percent_up', 20, 'ninety'), 'against'],
  [320, false, change('percent_up', 20, 'ninety'), 'against'],
  [320, false, change('percent_up', 20, 'euro'), 'against'],
  [1_280, false, change('written', 900), undefined],
  [9_990, false, change('percent_up', 20, 'ninety'), undefined],
] as const)('%d cents, reduced %s, %j: %s', (cents, isReduced, by, refusal) =>
  expect(judgePrice(cents, isReduced, by).refusal).toBe(refusal),
)
