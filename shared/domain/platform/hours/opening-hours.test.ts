import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'
import { addDays, isItalianHoliday } from './italian-holidays.ts'
import { type Closure, exceptionsBetween } from './opening-exceptions.ts'
import { nextOpening, type OpeningCalendar, openStateAt, type WeekHours } from './opening-hours.ts'
import { romeDayOf, startOfRomeDay } from './rome-time.ts'

const weekday = [
  [540, 780],
  [930, 1170],
] as const
const openingHours: WeekHours = [weekday, weekday, weekday, weekday, weekday, [[540, 780]], []]
const morning = [[540, 780]] as const
const week: OpeningCalendar = { openingHours, exceptions: [] }

/** The shop as its pages know it on a day. */
const calendarOn = (today: string, closures: readonly Closure[] = []): OpeningCalendar => ({
  openingHours,
  exceptions: exceptionsBetween(today, addDays(today, 182), { openingHours, closures }),
})

describe('opening hours', () => {
  it.each([
    ['2026-11-20T08:00:00Z', true, 780, 'Friday 09:00, the minute it opens'],
    ['2026-11-20T12:00:00Z', false, 930, 'Friday 13:00, the minute it closes'],
    ['2026-11-20T18:29:00Z', true, 1170, 'Friday 19:29'],
    ['2026-11-20T18:30:00Z', false, undefined, 'Friday 19:30, closed for today'],
    ['2026-07-03T13:30:00Z', true, 1170, 'Friday 15:30 in summer time'],
    ['2026-11-22T10:00:00Z', false, undefined, 'Sunday'],
  ])('at %s: open %s, changes at %s (%s)', (moment, isOpen, changesAt, _name) =>
    expect(openStateAt(week, new Date(moment))).toMatchObject({ isOpen, changesAt }),
  )

  it('are read from the clock in Rome, whatever the date in Greenwich', () => {
    expect(openStateAt(week, new Date('2026-11-22T23:30:00Z')).today).toBe(0)
    expect(clockTime(930)).toBe('15:30')
  })
})

describe('a day that is unlike its weekday', () => {
  const christmasEve: Closure = { from: '12-24', to: '12-24', hours: morning }
  const closedEve: Closure = { from: '2026-12-24', to: '2026-12-24', hours: [] }
  const summer: Closure = { from: '2027-08-09', to: '2027-08-22', hours: [] }
  const openAugust: Closure = { from: '2027-08-12', to: '2027-08-12', hours: morning }
  const openFerragosto: Closure = { from: '2026-08-15', to: '2026-08-15', hours: morning }
  const patron: Closure = { from: '09-08', to: '09-08', hours: [] }

  it.each([
    ['2026-12-25T10:00', [], false, 'Christmas on a Friday'],
    ['2026-12-26T10:00', [], false, 'Santo Stefano on a Saturday'],
    ['2026-12-28T10:00', [], true, 'the Monday after'],
    ['2027-03-29T10:00', [], false, 'Easter Monday, a day after the clocks went forward'],
    ['2027-03-30T09:00', [], true, 'the day after, at the first minute of summer time hours'],
    ['2026-10-26T09:00', [], true, 'the Monday after the clocks went back'],
    ['2026-08-15T10:00', [], false, 'Ferragosto on a Saturday'],
    ['2026-08-15T10:00', [openFerragosto], true, 'Ferragosto with hours of its own'],
    ['2026-08-15T14:00', [openFerragosto], false, 'Ferragosto after these hours'],
    ['2026-12-24T12:59', [christmasEve], true, 'the morning of Christmas Eve'],
    ['2026-12-24T16:00', [christmasEve], false, 'the afternoon of Christmas Eve'],
    ['2027-09-08T10:00', [patron], false, 'the patron of the town, every year'],
    ['2026-12-24T10:00', [christmasEve, closedEve], false, 'a day that one year is unlike every year’s'],
    ['2027-12-24T10:00', [christmasEve, closedEve], true, 'the same day a year later'],
    ['2027-08-11T10:00', [summer, openAugust], false, 'within a closure'],
    ['2027-08-12T10:00', [summer, openAugust], true, 'a single day within a closure'],
    ['2027-08-23T10:00', [summer], true, 'the day after a closure'],
  ] as const)('%s: the closures %j, open %s (%s)', (romeTime, closures, isOpen, _name) => {
    const day = romeTime.slice(0, 10)
    const moment = new Date(+startOfRomeDay(day) + minutesOf(romeTime) * 60_000)
    expect(openStateAt(calendarOn(day, closures), moment).isOpen).toBe(isOpen)
  })

  it.each([
    ['2026-12-24T14:00', [christmasEve], '2026-12-28 540'],
    ['2026-12-31T20:00', [], '2027-01-02 540'],
    ['2027-03-27T14:00', [], '2027-03-30 540'],
    ['2027-08-07T14:00', [summer], '2027-08-23 540'],
    ['2027-08-20T09:00', [summer], '2027-08-23 540'],
    ['2026-11-21T14:00', [], '2026-11-23 540'],
  ] as const)('after %s the shop opens next on the right day', (romeTime, closures, expected) => {
    const day = romeTime.slice(0, 10)
    const moment = new Date(+startOfRomeDay(day) + minutesOf(romeTime) * 60_000)
    const next = nextOpening(calendarOn(day, closures), moment)
    expect(`${next?.day} ${next?.minute}`).toBe(expected)
  })

  it('is told as one with the days alike around it, from its first day, and not when its weekday is closed anyway', () => {
    const days = (today: string, closures: Closure[], ahead = 183) =>
      exceptionsBetween(today, addDays(today, ahead), { openingHours, closures }).map(
        ({ from, to, hours }) => `${from} ${to} ${hours}`,
      )
    expect(days('2026-12-20', [christmasEve], 20)).toEqual([
      '2026-12-24 2026-12-24 540,780',
      '2026-12-25 2026-12-26 ',
      '2027-01-01 2027-01-01 ',
      '2027-01-06 2027-01-06 ',
    ])
    expect(days('2027-08-14', [summer], 30)).toEqual(['2027-08-09 2027-08-22 '])
    expect(days('2027-08-01', [summer, openAugust], 30)).toEqual([
      '2027-08-09 2027-08-11 ',
      '2027-08-12 2027-08-12 540,780',
      '2027-08-13 2027-08-22 ',
    ])
    // 2027-08-15 and Easter are Sundays.
    expect(days('2027-03-20', [], 12)).toEqual(['2027-03-29 2027-03-29 '])
  })

  it('is right on every day for any closures: its hours, else none on a holiday, else its weekday’s', () => {
    const dayAfter = (n: number) => addDays('2026-01-01', n)
    const closures = fc.array(
      fc.record({ start: fc.nat(800), length: fc.nat(20), isOpen: fc.boolean() }).map(
        ({ start, length, isOpen }): Closure => ({
          from: dayAfter(start),
          to: dayAfter(start + length),
          hours: isOpen ? morning : [],
        }),
      ),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(closures, fc.nat(800), fc.nat(182), (all, start, ahead) => {
        const day = dayAfter(start + ahead)
        const calendar = calendarOn(dayAfter(start), all)
        const there = all.filter(({ from, to }) => from <= day && day <= to)
        const closure = there.find(({ from, to }) => from === to) ?? there[0]
        const index = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
        const expected = closure?.hours ?? (isItalianHoliday(day) ? [] : openingHours[index])
        const noon = new Date(+startOfRomeDay(day) + 12 * 3_600_000)
        expect(openStateAt(calendar, noon).hours).toEqual(expected)
        const next = nextOpening(calendar, noon)
        if (next)
          expect(openStateAt(calendar, new Date(+startOfRomeDay(next.day) + 14 * 3_600_000)).hours).not.toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

function minutesOf(romeTime: string): number {
  return Number(romeTime.slice(11, 13)) * 60 + Number(romeTime.slice(14))
}

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
