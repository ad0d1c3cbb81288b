import { describe, expect, it } from 'vitest'
import { addDays, easterSunday, isItalianHoliday, isWorkingDay } from './italian-holidays.ts'

describe('easterSunday', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2038, '2038-04-25'],
  ])('of %d is %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it('is always a Sunday between 22 March and 25 April', () => {
    for (let year = 1900; year <= 2200; year++) {
      const day = easterSunday(year)
      expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0)
      expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true)
    }
  })
})

describe('isItalianHoliday', () => {
  it.each(['2026-01-01', '2026-01-06', '2026-04-05', '2026-04-06', '2026-04-25', '2026-05-01', '2026-06-02'])(
    'knows %s',
    (day) => expect(isItalianHoliday(day)).toBe(true),
  )
  it.each(['2026-08-15', '2026-10-04', '2026-11-01', '2026-12-08', '2026-12-25', '2026-12-26', '2027-03-29'])(
    'knows %s',
    (day) => expect(isItalianHoliday(day)).toBe(true),
  )
  it.each(['2025-10-04', '2026-04-07', '2026-12-24', '2026-12-31', '2026-11-02'])('does not invent %s', (day) =>
    expect(isItalianHoliday(day)).toBe(false),
  )
})

describe('isWorkingDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-12-08', false],
  ])('of %s is %s', (day, isWorking) => expect(isWorkingDay(day)).toBe(isWorking))
})

describe('addDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('counts %s and %d to %s', (day, days, later) => expect(addDays(day, days)).toBe(later))
})
