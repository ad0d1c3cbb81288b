import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { barsOf, chartSpan, ownPeriod, periodsOf } from './takings-periods.ts'

const day = fc.integer({ min: 0, max: 4_000 }).map((n) => addDays('2024-01-01', n))

it('names the periods that end today, each beside the same time before', () => {
  expect(
    periodsOf('2026-11-28').map(({ label, from, to, before }) => [label, from, to, before.from, before.to]),
  ).toEqual([
    ['Oggi', '2026-11-28', '2026-11-28', '2026-11-21', '2026-11-21'],
    ['Ieri, ven 27', '2026-11-27', '2026-11-27', '2026-11-20', '2026-11-20'],
    ['Settimana', '2026-11-23', '2026-11-28', '2026-11-16', '2026-11-21'],
    ['Novembre', '2026-11-01', '2026-11-28', '2026-10-01', '2026-10-28'],
    ['Trimestre', '2026-10-01', '2026-11-28', '2026-07-01', '2026-08-28'],
    ['2026', '2026-01-01', '2026-11-28', '2025-01-01', '2025-11-28'],
  ])
  expect(periodsOf('2026-03-31')[3]?.before).toMatchObject({ from: '2026-02-01', to: '2026-02-28' })
})

it('compares each period with an earlier one that does not touch it, whatever the day', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from = '', to = ''] = [one, other].sort()
      for (const period of [...periodsOf(one), ownPeriod({ from, to })]) {
        expect(period.from <= period.to).toBe(true)
        expect(period.before.from <= period.before.to).toBe(true)
        expect(period.before.to < period.from).toBe(true)
        const chart = chartSpan(period)
        expect(chart.from <= period.from && chart.to === period.to).toBe(true)
      }
    }),
  )
})

it('draws each day once, and loses no money in weeks', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_000), { minLength: 1, maxLength: 400 }), (amounts) => {
      const days = amounts.map((cents, i) => ({ date: addDays('2026-01-01', i), cents, orders: 1 }))
      const bars = barsOf(days)
      expect(bars.length).toBeLessThanOrEqual(62)
      expect(bars.reduce((sum, { cents }) => sum + cents, 0)).toBe(amounts.reduce((sum, cents) => sum + cents, 0))
      expect(bars.reduce((sum, { orders }) => sum + orders, 0)).toBe(days.length)
      for (const [i, bar] of bars.entries()) if (i > 0) expect(bar.from).toBe(addDays(bars[i - 1]?.to ?? '', 1))
    }),
  )
})
