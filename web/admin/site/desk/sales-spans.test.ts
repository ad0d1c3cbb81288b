import { describe, expect, it } from 'vitest'
import { centsOf } from '#shared/domain/platform/money.ts'
import { spansOf, spanText } from './sales-spans.ts'

const daysUntil = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    day: new Date(Date.UTC(2026, 10, 20) - (count - 1 - i) * 86_400_000).toISOString().slice(0, 10),
    orders: 1,
    total: '10.10',
  }))

describe('the bars of the sales', () => {
  it('are days in a month', () => {
    const spans = spansOf(daysUntil(30))
    expect(spans).toHaveLength(30)
    expect(spans.at(-1)).toEqual({ from: '2026-11-20', to: '2026-11-20', total: '10.10' })
    expect(spanText(spans[29] ?? { from: '', to: '', total: '' })).toBe('20 nov')
  })

  it('are weeks that end today in a year, and say from when to when; no day is lost or counted twice', () => {
    const spans = spansOf(daysUntil(365))
    expect(spans).toHaveLength(53)
    const last = spans.at(-1)
    expect(last).toEqual({ from: '2026-11-14', to: '2026-11-20', total: '70.70' })
    expect(last && spanText(last)).toBe('dal 14 nov al 20 nov')
    expect(spans[0]).toMatchObject({ from: '2025-11-21', to: '2025-11-21' })
    expect(spans.reduce((sum, { total }) => sum + centsOf(total), 0)).toBe(365 * 1010)
  })
})
