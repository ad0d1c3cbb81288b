import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type OfferRow, offerIds } from './offer-ids.ts'

/** Few letters and separators, so that codes and sizes run into each other all the time; and long ones. */
const part = fc
  .array(fc.constantFrom('A', 'a', 'B', '1', '-', ' ', '_', '\u00a0', 'é', '😀'), { minLength: 1, maxLength: 5 })
  .map((all) => all.join(''))
const long = fc
  .tuple(part, fc.integer({ min: 40, max: 60 }))
  .map(([text, length]) => text + 'X-1'.padStart(length, 'L'))
const rows = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    productCode: fc.oneof(part, long),
    sizes: fc.uniqueArray(fc.oneof(part, fc.constantFrom('S', 'M', 'M / 54', '43,5')), { maxLength: 4 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
)

const entriesOf = (all: readonly OfferRow[]) =>
  all.flatMap(({ id, sizes }) => ['', ...sizes].map((size) => ({ id, size })))

it('are unique and short enough, whatever the codes and sizes, and no space is in them', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const ids = offerIds(all)
      const made = entriesOf(all).map(({ id, size }) => ids.of(id, size) ?? '')
      expect(new Set(made.map((one) => one.toLowerCase())).size).toBe(made.length)
      for (const one of made) expect(one).toMatch(/^\S+$/)
      for (const one of made) expect([...one].length).toBeLessThanOrEqual(50)
    }),
    { numRuns: 2_000 },
  )
})

it('stay the same when products come in later, in any order of reading', () => {
  fc.assert(
    fc.property(rows, rows, (first, later) => {
      const more = later.map((one) => ({ ...one, id: one.id + 1_000 }))
      const [before, after] = [offerIds(first), offerIds([...more, ...first].reverse())]
      for (const { id, size } of entriesOf(first)) expect(after.of(id, size)).toBe(before.of(id, size))
    }),
  )
})

it('are the code and the size as ever where no other product has the same', () => {
  const ids = offerIds([
    { id: 1, productCode: 'MAG-1', sizes: ['S', 'M'] },
    { id: 2, productCode: 'MAG-1-S', sizes: [] },
    { id: 3, productCode: 'SEL 1', sizes: [] },
    { id: 4, productCode: 'SEL_1', sizes: [] },
  ])
  expect([ids.of(1), ids.of(1, 'S'), ids.of(1, 'M'), ids.of(3)]).toEqual(['MAG-1', 'MAG-1-S', 'MAG-1-M', 'SEL_1'])
  expect([ids.of(2), ids.of(4)]).toEqual([
    expect.stringMatching(/^MAG-1-S-[0-9a-f]{10}$/),
    expect.stringMatching(/^SEL_1-[0-9a-f]{10}$/),
  ])
  expect([...ids.renamed]).toEqual([2, 4])
})
