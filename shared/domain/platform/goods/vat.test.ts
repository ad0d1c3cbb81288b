import { describe, expect, it } from 'vitest'
import { spread, type TaxedLine, type VatClass, vatClasses, vatOf, vatRates } from './vat.ts'

const line = (vatClass: VatClass, totalCents: number): TaxedLine => ({ vatClass, totalCents })

/** Numbers that are the same in each run. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('the VAT of an order', () => {
  it('is what its amount holds, to the cent', () => {
    expect(vatOf([line('standard', 12_200)], 0)).toEqual([
      { vatClass: 'standard', rate: 22, grossCents: 12_200, taxableCents: 10_000, taxCents: 2_200 },
    ])
    expect(vatOf([line('standard', 790)], 4_900)).toMatchObject([
      { grossCents: 5_690, taxableCents: 4_664, taxCents: 1_026 },
    ])
  })

  it('says nothing of goods under the margin scheme', () => {
    expect(vatOf([line('margin', 32_000)], 0)).toEqual([
      { vatClass: 'margin', rate: null, grossCents: 32_000, taxableCents: 32_000, taxCents: 0 },
    ])
  })

  it('divides the delivery among the goods by their value, the odd cent to the largest remainder', () => {
    const three = vatOf([line('standard', 100), line('reduced', 100), line('margin', 100)], 4_900)
    expect(three.map(({ grossCents }) => grossCents)).toEqual([1_734, 1_733, 1_733])
    expect(spread(1, [1, 5, 4])).toEqual([0, 1, 0])
    expect(spread(10, [0, 0])).toEqual([10, 0])
    expect(spread(10, [])).toEqual([])
  })

  it('adds up, and is within a cent of its rate, whatever is bought (5,000 orders, seed 17)', () => {
    const below = drawer(17)
    for (let order = 0; order < 5_000; order++) {
      const lines = Array.from({ length: 1 + below(6) }, () =>
        line(vatClasses[below(4)] ?? 'standard', below(3) === 0 ? below(500) : below(2_000_000)),
      )
      const shipping = below(2) * below(10_000)
      const parts = vatOf(lines, shipping)
      const total = lines.reduce((sum, { totalCents }) => sum + totalCents, shipping)
      expect(parts.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(total)
      for (const { rate, grossCents, taxableCents, taxCents } of parts) {
        expect(taxableCents + taxCents).toBe(grossCents)
        // In cents; the law's own check allows one.
        expect(Math.abs(taxCents - (taxableCents * (rate ?? 0)) / 100)).toBeLessThan(1)
      }
      expect(vatOf([...lines].reverse(), shipping)).toEqual(parts)
    }
  })

  it('has a rate for each class but the margin scheme and gift cards', () => {
    expect(vatRates).toEqual({ standard: 22, reduced: 10, super_reduced: 4, margin: null, voucher: null })
  })
})
