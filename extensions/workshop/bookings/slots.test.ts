import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { exceptionsBetween } from '#shared/domain/platform/hours/opening-exceptions.ts'
import { hoursOnDay, type WeekHours } from '#shared/domain/platform/hours/opening-hours.ts'
import { daySlots, daysFrom, freeSlots, hasRoom, romeMoment, type Slot, slotDay, type WorkshopHours } from './slots.ts'

const morning = [540, 780] as const
const afternoon = [930, 1170] as const
const openingHours: WeekHours = [...Array.from({ length: 5 }, () => [morning, afternoon]), [morning], []]
const closures = [{ from: '2026-08-10', to: '2026-08-23', hours: [] }]
const year = { first: '2026-01-01', days: 365 }
const calendar = {
  openingHours,
  exceptions: exceptionsBetween(year.first, addDays(year.first, year.days), { openingHours, closures }),
}
/** A shop that is open through the nights of the clock changes. */
const always = { openingHours: Array.from({ length: 7 }, () => [[0, 1440] as const]), exceptions: [] }

const configurations: Record<string, WorkshopHours> = {
  'the shop’s hours, two stands': { calendar, hours: null, capacity: 2 },
  'own hours, one stand': {
    calendar,
    hours: [
      [[480, 720]],
      [],
      [[600, 1200]],
      [
        [540, 780],
        [1000, 1100],
      ],
      [[0, 1440]],
      [[0, 1440]],
      [[0, 1440]],
    ],
    capacity: 1,
  },
  'day and night, three stands': { calendar: always, hours: null, capacity: 3 },
}
const days = daysFrom(year.first, year.days)
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' })
const shownMinutes = (moment: Date) => {
  const [hours = 0, minutes = 0] = clock.format(moment).slice(11).split(':').map(Number)
  return hours * 60 + minutes
}

describe.each(Object.entries(configurations))('a year of slots: %s', (_name, workshop) => {
  it.each([20, 45, 120])('of %i minutes lie inside one span of the shop and of the workshop', (minutes) => {
    let count = 0
    for (const day of days)
      for (const { start, end } of daySlots(workshop, day, minutes)) {
        count++
        expect(+end - +start).toBe(minutes * 60_000)
        expect(clock.format(start).slice(0, 10)).toBe(day)
        const last = shownMinutes(new Date(+end - 60_000))
        const weekday = (new Date(day).getUTCDay() + 6) % 7
        for (const spans of [hoursOnDay(workshop.calendar, day), workshop.hours?.[weekday] ?? [[0, 1440]]])
          expect(spans.some(([opens, closes]) => opens <= shownMinutes(start) && last < closes)).toBe(true)
      }
    expect(count).toBeGreaterThan(300)
  })

  it('books at random without ever more at a time than there are stands, and loses none that was free', () => {
    const tries = fc.array(fc.tuple(fc.nat(6), fc.nat(60), fc.constantFrom(20, 45, 90, 120)), { maxLength: 80 })
    fc.assert(
      fc.property(fc.nat(350), tries, (offset, wishes) => {
        const booked: Slot[] = []
        for (const [ahead, index, minutes] of wishes) {
          const slots = daySlots(workshop, days[Math.min(364, offset + ahead)] ?? '', minutes)
          const slot = slots[index % (slots.length || 1)]
          if (slot && hasRoom(workshop, slot, booked)) booked.push(slot)
        }
        const atOnce = (moment: Date) => booked.filter(({ start, end }) => start <= moment && moment < end).length
        for (const { start } of booked) expect(atOnce(start)).toBeLessThanOrEqual(workshop.capacity)
      }),
      { numRuns: 60 },
    )
  })
})

describe('slots', () => {
  it.each([
    ['2026-03-29', 150, undefined],
    ['2026-03-29', 180, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 540, '2026-10-25T08:00:00.000Z'],
    ['2026-07-01', 1440, '2026-07-01T22:00:00.000Z'],
  ])('on %s minute %i is %s', (day, minutes, expected) => {
    expect(romeMoment(day, minutes)?.toISOString()).toBe(expected)
  })

  it('skip the hour that a night does not have', () => {
    const starts = daySlots({ calendar: always, hours: null, capacity: 1 }, '2026-03-29', 30).map(({ start }) => +start)
    expect(starts).toHaveLength(46)
    expect(new Set(starts).size).toBe(46)
  })

  it('are none on a closed day, at lunch or with less than an hour to come', () => {
    const workshop = configurations['the shop’s hours, two stands'] as WorkshopHours
    expect(daySlots(workshop, '2026-08-12', 20)).toEqual([])
    expect(daySlots(workshop, '2026-12-08', 20)).toEqual([])
    const now = new Date('2026-11-27T10:00:00Z')
    const free = freeSlots(workshop, { day: slotDay(now), minutes: 120, now }, [])
    expect(free.map(({ start }) => start.toISOString().slice(11, 16))).toEqual([
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
    ])
  })
})
