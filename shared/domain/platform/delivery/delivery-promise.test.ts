import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, isItalianHoliday, isWorkingDay } from '#shared/domain/platform/hours/italian-holidays.ts'
import { type Closure, exceptionsBetween } from '#shared/domain/platform/hours/opening-exceptions.ts'
import {
  hoursOnDay,
  isClosedDay,
  type OpeningCalendar,
  type WeekHours,
} from '#shared/domain/platform/hours/opening-hours.ts'
import { romeDayOf, startOfRomeDay } from '#shared/domain/platform/hours/rome-time.ts'
import { type DispatchRules, daysInWords, deliveryPromise } from './delivery-promise.ts'
import { type DeliveryZone, deliveryZoneOf, deliveryZones } from './delivery-zones.ts'
import { usualZones } from './zone-entries.ts'

const weekday = [
  [540, 780],
  [930, 1170],
] as const
const openingHours: WeekHours = [weekday, weekday, weekday, weekday, weekday, [[540, 780]], []]
const rules: DispatchRules = {
  cutOff: 720,
  assemblyDays: { biciclette: 2, 'bici-usate': 2 },
  carrierDays: { mainland: 2, islands: 3, remote: 5 },
}
const calendarOn = (day: string, closures: readonly Closure[] = []): OpeningCalendar => ({
  openingHours,
  exceptions: exceptionsBetween(day, addDays(day, 250), { openingHours, closures }),
})
const at = (romeTime: string) => {
  const [hours = 0, minutes = 0] = romeTime.slice(11).split(':').map(Number)
  return new Date(+startOfRomeDay(romeTime.slice(0, 10)) + (hours * 60 + minutes) * 60_000)
}
const promised = (
  romeTime: string,
  categories: string[],
  zone: DeliveryZone = 'mainland',
  closures: readonly Closure[] = [],
) => deliveryPromise(at(romeTime), categories, zone, rules, calendarOn(romeTime.slice(0, 10), closures))

const august: Closure = { from: '2027-08-09', to: '2027-08-22', hours: [] }
const patron: Closure = { from: '09-08', to: '09-08', hours: [] }

it.each([
  ['2026-11-23T11:59', ['accessori'], 'mainland', '2026-11-23 2026-11-25', 'a minute before the cut-off'],
  ['2026-11-23T12:00', ['accessori'], 'mainland', '2026-11-24 2026-11-26', 'at the cut-off: tomorrow’s work'],
  ['2026-11-23T09:00', ['biciclette'], 'mainland', '2026-11-25 2026-11-27', 'a bicycle is put together first'],
  ['2026-11-23T09:00', ['accessori', 'biciclette'], 'mainland', '2026-11-25 2026-11-27', 'together: the slowest'],
  ['2026-11-23T09:00', ['accessori'], 'islands', '2026-11-23 2026-11-26', 'to Palermo'],
  ['2026-11-23T09:00', ['accessori'], 'remote', '2026-11-23 2026-11-30', 'to Lipari'],
  ['2026-11-27T13:00', ['accessori'], 'mainland', '2026-11-30 2026-12-02', 'Friday afternoon: no courier on Saturday'],
  ['2026-11-28T09:00', ['accessori'], 'mainland', '2026-11-30 2026-12-02', 'Saturday morning'],
  ['2026-11-26T09:00', ['biciclette'], 'mainland', '2026-11-30 2026-12-02', 'put together on Friday and Saturday'],
  ['2026-11-29T09:00', ['accessori'], 'mainland', '2026-11-30 2026-12-02', 'Sunday'],
  ['2026-12-07T09:00', ['accessori'], 'mainland', '2026-12-07 2026-12-10', 'across the 8th of December'],
  ['2026-12-24T09:00', ['accessori'], 'mainland', '2026-12-24 2026-12-29', 'across Christmas'],
  ['2027-03-26T09:00', ['accessori'], 'mainland', '2027-03-26 2027-03-31', 'across Easter and the change of clocks'],
  ['2027-08-05T09:00', ['biciclette'], 'mainland', '2027-08-23 2027-08-25', 'not ready before the shop closes'],
  ['2027-08-06T09:00', ['accessori'], 'mainland', '2027-08-06 2027-08-23', 'on its way while the shop is closed'],
  ['2027-08-12T09:00', ['accessori'], 'mainland', '2027-08-23 2027-08-25', 'within the closure'],
  ['2027-09-06T09:00', ['accessori'], 'mainland', '2027-09-06 2027-09-09', 'not on the patron’s day'],
] as const)('paid at %s: %j to %s leaves and arrives %s (%s)', (romeTime, categories, zone, expected, _name) => {
  const promise = promised(romeTime, [...categories], zone, [august, patron])
  expect(`${promise?.leaves} ${promise?.arrives}`).toBe(expected)
})

it('says until which day it holds', () => {
  expect(promised('2026-11-23T09:00', ['accessori'])?.orderBy).toBe('2026-11-23')
  expect(promised('2026-11-28T13:00', ['accessori'])?.orderBy).toBe('2026-11-30')
})

it('is not given by a shop that never opens', () => {
  const calendar = { openingHours: [[], [], [], [], [], [], []], exceptions: [] }
  expect(deliveryPromise(at('2026-11-23T09:00'), ['accessori'], 'mainland', rules, calendar)).toBeUndefined()
})

it.each([[[]], [[undefined]], [['accessori', undefined]]])(
  'promises nothing of %j: nothing, or not known yet',
  (categories) => {
    const calendar = calendarOn('2026-11-23')
    expect(deliveryPromise(at('2026-11-23T09:00'), categories, 'mainland', rules, calendar)).toBeUndefined()
    expect(deliveryPromise(at('2026-11-23T09:00'), categories, 'pickup', rules, calendar)).toBeUndefined()
  },
)

it('is never a Sunday, a holiday or a closure, over years of moments, and never earlier for who pays later', () => {
  const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2026-01-01', days))
  const span = fc
    .tuple(day, fc.integer({ min: 0, max: 30 }))
    .map(([from, days]): Closure => ({ from, to: addDays(from, days), hours: [] }))
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 1_439 }),
      fc.constantFrom('accessori', 'biciclette'),
      fc.constantFrom(...deliveryZones),
      fc.array(span, { maxLength: 3 }),
      (paidOn, minute, category, zone, closures) => {
        const moment = new Date(+startOfRomeDay(paidOn) + minute * 60_000)
        const today = romeDayOf(moment)
        const calendar = calendarOn(today, closures)
        const promise = deliveryPromise(moment, [category], zone, rules, calendar)
        const later = deliveryPromise(new Date(+moment + 3_600_000), [category], zone, rules, calendar)
        if (!promise || !later) throw new Error('no promise')
        for (const one of [promise.leaves, promise.arrives]) {
          expect(isWorkingDay(one) && !isItalianHoliday(one)).toBe(true)
          expect(isClosedDay(calendar, one)).toBe(false)
        }
        expect(hoursOnDay(calendar, promise.leaves)).not.toHaveLength(0)
        expect(promise.leaves >= today && promise.arrives > promise.leaves).toBe(true)
        expect(later.arrives >= promise.arrives).toBe(true)
      },
    ),
    { numRuns: 2_000 },
  )
})

it.each([
  ['36100', 'mainland'],
  ['00118', 'mainland'],
  ['90100', 'islands'],
  ['09124', 'islands'],
  ['98055', 'remote'],
  ['80073', 'remote'],
  ['80078', 'mainland'],
  ['30121', 'remote'],
  ['30170', 'mainland'],
  ['57037', 'remote'],
  ['', 'mainland'],
])('%s is %s', (postalCode, zone) => expect(deliveryZoneOf(postalCode, usualZones)).toBe(zone))

it('says in words how many days it takes', () => {
  expect([daysInWords(rules), daysInWords(rules, 'islands'), daysInWords({ ...rules, assemblyDays: {} })]).toEqual([
    '2-4',
    '3-5',
    '2',
  ])
})
