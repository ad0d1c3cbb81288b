import {
  addDays,
  addWorkingDays,
  isItalianHoliday,
  isWorkingDay,
} from '#shared/domain/platform/hours/italian-holidays.ts'
import { dayOf, hoursOnDay, isClosedDay, type OpeningCalendar } from '#shared/domain/platform/hours/opening-hours.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import type { DeliveryZone } from './delivery-zones.ts'

/** Brought to a zone, brought sooner, or fetched from the shop. */
export type DeliveryWay = DeliveryZone | 'express' | 'pickup'

/** Delivery times: by the shop's hours, category and destination. Days are whole numbers from 0. */
export interface DispatchRules {
  /** Minutes after midnight: orders paid until then are begun on the same day. */
  cutOff: number
  /** Shop days until products of a category ship, after the first; others need none. */
  assemblyDays: Readonly<Record<string, number>>
  /** Working days on the way. */
  carrierDays: Readonly<Record<DeliveryZone, number>>
  express?: { days: number } | null
}

/** A bank transfer that is made now is there by then. */
export const transferMs = 2 * 24 * 60 * 60 * 1000

/** Days of the shop's calendar, "2026-12-02". */
interface DeliveryPromise {
  /** Paid on this day until the cut-off, it arrives then. */
  orderBy: string
  /** The last day on which it may leave, or be ready to be fetched. */
  leaves: string
  /** At its customer's, or ready in the shop. */
  arrives: string
}

/** Longer than any closure: a shop that never opens promises nothing. */
const mostDays = 200

/** The shop works on days with opening hours, so not on Sundays and holidays. */
function isShopDay(day: string, calendar: OpeningCalendar): boolean {
  return (
    hoursOnDay(calendar, day).length > 0 && !isItalianHoliday(day) && new Date(`${day}T00:00:00Z`).getUTCDay() !== 0
  )
}

/** The first matching day from a day on; undefined when there is none within reach. */
function firstFrom(day: string, isRight: (day: string) => boolean): string | undefined {
  let reached = day
  for (let left = mostDays; left > 0; left--, reached = addDays(reached, 1)) if (isRight(reached)) return reached
  return undefined
}

/**
 * When an order paid at a moment arrives (rule 730): begun on the first shop day whose cut-off is not over, prepared in
 * shop days, collected by the courier on a working day of both, some working days on the way, and never delivered on a
 * Sunday, a holiday or a day on which the shop is closed. A pick-up is ready on the shop day after its preparation.
 * @param categories of all items of the order: it leaves when the slowest is ready
 * @returns undefined when the shop does not open in 200 days, where nothing is ordered, or while a category is unknown
 */
export function deliveryPromise(
  moment: Date,
  categories: readonly (string | undefined)[],
  way: DeliveryWay,
  rules: DispatchRules,
  calendar: OpeningCalendar,
): DeliveryPromise | undefined {
  const { cutOff, assemblyDays } = rules
  const known = categories.filter((one) => one !== undefined)
  if (known.length === 0 || known.length < categories.length) return undefined
  const isWorked = (day: string) => isShopDay(day, calendar)
  const clock = romeClock(moment)
  const isInTime = clock.getUTCHours() * 60 + clock.getUTCMinutes() < cutOff
  const today = dayOf(clock)
  const orderBy = firstFrom(isInTime ? today : addDays(today, 1), isWorked)
  let ready = orderBy
  for (let left = Math.max(0, ...known.map((one) => assemblyDays[one] ?? 0)); left > 0; left--)
    ready = ready && firstFrom(addDays(ready, 1), isWorked)
  if (way === 'pickup') {
    const fetched = ready && firstFrom(addDays(ready, 1), isWorked)
    return orderBy && fetched ? { orderBy, leaves: fetched, arrives: fetched } : undefined
  }
  const leaves = ready && firstFrom(ready, (day) => isWorked(day) && isWorkingDay(day))
  const arrives = leaves && arrivalFrom(leaves, way, rules, calendar)
  return orderBy && leaves && arrives ? { orderBy, leaves, arrives } : undefined
}

/** The day on which what leaves on a day arrives: after so many working days on the way. */
export function arrivalFrom(
  leaves: string,
  way: DeliveryWay,
  rules: Pick<DispatchRules, 'carrierDays' | 'express'>,
  calendar: OpeningCalendar,
): string | undefined {
  if (way === 'pickup') return leaves
  return firstFrom(
    addWorkingDays(leaves, daysOnTheWay(way, rules)),
    (day) => isWorkingDay(day) && !isClosedDay(calendar, day),
  )
}

function daysOnTheWay(
  way: Exclude<DeliveryWay, 'pickup'>,
  { carrierDays, express }: Pick<DispatchRules, 'carrierDays' | 'express'>,
): number {
  return way === 'express' ? (express?.days ?? carrierDays.mainland) : carrierDays[way]
}

/**
 * "3-5": working days to a place, from items that ship at once to those that need assembly; the latter never go
 * express.
 */
export function daysInWords(
  { assemblyDays, ...rules }: Pick<DispatchRules, 'assemblyDays' | 'carrierDays' | 'express'>,
  way: Exclude<DeliveryWay, 'pickup'> = 'mainland',
): string {
  const fewest = daysOnTheWay(way, rules)
  const most = fewest + (way === 'express' ? 0 : Math.max(0, ...Object.values(assemblyDays)))
  return most === fewest ? String(most) : `${fewest}-${most}`
}
