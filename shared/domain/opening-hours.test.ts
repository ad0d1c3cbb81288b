import { describe, expect, it } from 'vitest'
import { clockTime, openStateAt, type WeekHours } from './opening-hours.ts'
import { romeDayOf, startOfRomeDay } from './rome-time.ts'

const weekday = [
  [540, 780],
  [930, 1170],
] as const
const hours: WeekHours = [weekday, weekday, weekday, weekday, weekday, [[540, 780]], []]

describe('opening hours', () => {
  it.each([
    ['2026-11-20T08:00:00Z', true, 780, 'Friday 09:00, the minute it opens'],
    ['2026-11-20T12:00:00Z', false, 930, 'Friday 13:00, the minute it closes'],
    ['2026-11-20T18:29:00Z', true, 1170, 'Friday 19:29'],
    ['2026-11-20T18:30:00Z', false, undefined, 'Friday 19:30, closed for today'],
    ['2026-07-03T13:30:00Z', true, 1170, 'Friday 15:30 in summer time'],
    ['2026-11-22T10:00:00Z', false, undefined, 'Sunday'],
  ])('at %s: open %s, changes at %s (%s)', (moment, isOpen, changesAt, _name) =>
    expect(openStateAt(hours, new Date(moment))).toMatchObject({ isOpen, changesAt }),
  )

  it('are read from the clock in Rome, whatever the date in Greenwich', () => {
    expect(openStateAt(hours, new Date('2026-11-22T23:30:00Z')).today).toBe(0)
    expect(clockTime(930)).toBe('15:30')
  })
})

describe('a day of the shop', () => {
  it.each([
    ['2026-11-21', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s begins at %s, also when the clocks change', (day, start) => {
    expect(startOfRomeDay(day).toISOString()).toBe(start)
    expect(romeDayOf(startOfRomeDay(day))).toBe(day)
  })
})
