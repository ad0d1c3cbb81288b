import { describe, expect, it } from 'vitest'
import { changedPrice, judgePrice, type PriceChange } from './price-change.ts'

const change = (kind: PriceChange['kind'], value: number, rounding: PriceChange['rounding'] = 'cent') => ({
  kind,
  value,
  rounding,
})

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

  it('rounded ends as it should and is the nearest such price, for a thousand prices', () => {
    for (let cents = 150; cents < 100_000; cents += 97) {
      const exact = changedPrice(cents, change('percent_up', 73))
      for (const [rounding, ending] of [
        ['ninety', 90],
        ['euro', 0],
      ] as const) {
        const after = changedPrice(cents, change('percent_up', 73, rounding))
        expect(after % 100).toBe(ending)
        expect(Math.abs(after - exact)).toBeLessThanOrEqual(50)
      }
    }
  })
})

it.each([
  [10_000, true, change('percent_up', 10), 'reduced'],
  [0, false, change('amount_up', 100), 'unpriced'],
  [100, false, change('amount_down', 100), 'not_positive'],
  [99_999_999, false, change('percent_up', 3_000), 'too_high'],
  [9_990, false, change('percent_up', 1, 'ninety'), 'same'],
  [9_990, false, change('percent_up', 20, 'ninety'), undefined],
] as const)('%d cents, reduced %s, %j: %s', (cents, isReduced, by, refusal) =>
  expect(judgePrice(cents, isReduced, by).refusal).toBe(refusal),
)
