import { describe, expect, it } from 'vitest'
import { lastDayAfter, refundDueAt, returnPeriods } from './withdrawal-period.ts'

/** Noon in Rome, winter or summer. */
const noon = (day: string) => new Date(`${day}T11:00:00Z`)

describe('the last day of the withdrawal', () => {
  it.each([
    ['an ordinary Friday', '2026-11-06', '2026-11-20'],
    ['a Saturday', '2026-11-07', '2026-11-23'],
    ['a Sunday', '2026-11-08', '2026-11-23'],
    ['Christmas, then Saint Stephen, then a week-end', '2026-12-11', '2026-12-28'],
    ['New Year', '2026-12-18', '2027-01-04'],
    ['Epiphany', '2026-12-23', '2027-01-07'],
    ['Easter Monday', '2026-03-23', '2026-04-07'],
    ['Good Friday, which is a working day', '2026-03-20', '2026-04-03'],
    ['the Day of Liberation on a Saturday', '2026-04-11', '2026-04-27'],
    ['the Day of Liberation on a Sunday, then Monday', '2027-04-11', '2027-04-26'],
    ['Labour Day on a Friday', '2026-04-17', '2026-05-04'],
    ['the Day of the Republic', '2026-05-19', '2026-06-03'],
    ['Assumption on a Saturday', '2026-08-01', '2026-08-17'],
    ['Saint Francis on a Monday', '2027-09-20', '2027-10-05'],
    ['All Saints on a Sunday', '2026-10-18', '2026-11-02'],
    ['the Immaculate Conception', '2026-11-24', '2026-12-09'],
    ['the day the clocks go back', '2026-10-11', '2026-10-26'],
  ])('moves on from %s', (_what, delivered, lastDay) => {
    expect(lastDayAfter(noon(delivered), 14)).toBe(lastDay)
  })

  it('counts from the day in Rome, not in Greenwich', () => {
    expect(lastDayAfter(new Date('2026-11-05T23:30:00Z'), 14)).toBe('2026-11-20')
    expect(lastDayAfter(new Date('2026-07-05T22:30:00Z'), 14)).toBe('2026-07-20')
  })
})

describe('returnPeriods', () => {
  const delivered = noon('2026-11-06')
  it.each([
    ['on the day of delivery', '2026-11-06T11:00:00Z', 'withdrawal'],
    ['in the last second of the 14th day in Rome', '2026-11-20T22:59:59.999Z', 'withdrawal'],
    ['in the first moment after it', '2026-11-20T23:00:00Z', 'voluntary_return'],
    ['20 days after', '2026-11-26T11:00:00Z', 'voluntary_return'],
    // The 30th day is Sunday 6 December, Monday follows.
    ['on the last day of the shop’s promise', '2026-12-07T22:59:59Z', 'voluntary_return'],
    ['40 days after', '2026-12-16T11:00:00Z', 'ended'],
  ] as const)('%s is %s', (_when, moment, phase) => {
    expect(returnPeriods(delivered, 30, new Date(moment))).toEqual({
      phase,
      withdrawalLastDay: '2026-11-20',
      returnLastDay: '2026-12-07',
    })
  })

  it('is open while no delivery is known', () => {
    expect(returnPeriods(null, 30, new Date())).toEqual({
      phase: 'open',
      withdrawalLastDay: null,
      returnLastDay: null,
    })
  })

  it('has no voluntary return where the shop promises no more than the law', () => {
    expect(returnPeriods(delivered, 14, noon('2026-11-21')).phase).toBe('ended')
  })
})

describe('refundDueAt', () => {
  it.each([
    ['2026-11-20T10:00:00Z', '2026-12-04T23:00:00.000Z'],
    ['2026-11-20T23:30:00Z', '2026-12-05T23:00:00.000Z'],
    ['2026-10-20T10:00:00Z', '2026-11-03T23:00:00.000Z'],
    ['2026-03-20T10:00:00Z', '2026-04-03T22:00:00.000Z'],
    // No working day is waited for: the consumer's money is never later than the 14th day.
    ['2026-12-11T10:00:00Z', '2026-12-25T23:00:00.000Z'],
  ])('of a statement at %s is %s', (at, due) => {
    expect(refundDueAt(new Date(at)).toISOString()).toBe(due)
  })
})
