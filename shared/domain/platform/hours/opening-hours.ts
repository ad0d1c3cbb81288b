import { romeClock } from './rome-clock.ts'

/** Minutes after midnight, Europe/Rome: [540, 780] is 09:00-13:00. */
export type Span = readonly [open: number, close: number]
/** Seven days, Monday first; an empty list is a closed day. */
export type WeekHours = readonly (readonly Span[])[]

/** Days of the shop's calendar ("2026-12-24"), both included, that are unlike the week's: without hours they are closed. */
export interface ExceptionalDays {
  from: string
  to: string
  hours: readonly Span[]
  /** In the shop's own words. */
  reason?: string | undefined
}

export interface OpeningCalendar {
  openingHours: WeekHours
  exceptions: readonly ExceptionalDays[]
}

interface OpenState {
  isOpen: boolean
  /** Index of today, Monday = 0. */
  today: number
  hours: readonly Span[]
  /** When it closes (open now) or opens next today, minutes after midnight; undefined when not again today. */
  changesAt: number | undefined
}

interface NextOpening {
  /** 1 is tomorrow. */
  daysAhead: number
  /** "2026-08-24". */
  day: string
  weekday: number
  minute: number
}

const dayMs = 86_400_000
/** Longer than any closure that is made known ahead. */
const mostDaysAhead = 100

const weekdayOf = (clock: Date) => (clock.getUTCDay() + 6) % 7
/** @param clock a day in its UTC fields */
export const dayOf = (clock: Date): string => clock.toISOString().slice(0, 10)

const exceptionOn = ({ exceptions }: OpeningCalendar, day: string) =>
  exceptions.find(({ from, to }) => from <= day && day <= to)

/** The hours of a day of the calendar ("2026-12-24"). */
export function hoursOnDay(calendar: OpeningCalendar, day: string): readonly Span[] {
  return exceptionOn(calendar, day)?.hours ?? calendar.openingHours[weekdayOf(new Date(day))] ?? []
}

/** Whether a day is closed against its weekday's hours. */
export function isClosedDay(calendar: OpeningCalendar, day: string): boolean {
  return exceptionOn(calendar, day)?.hours.length === 0
}

/** Whether the shop is open at a moment, in Europe/Rome. */
export function openStateAt(calendar: OpeningCalendar, moment: Date): OpenState {
  const clock = romeClock(moment)
  const today = weekdayOf(clock)
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const hours = hoursOnDay(calendar, dayOf(clock))
  const current = hours.find(([open, close]) => minute >= open && minute < close)
  return {
    isOpen: current !== undefined,
    today,
    hours,
    changesAt: current ? current[1] : hours.find(([open]) => open > minute)?.[0],
  }
}

/** When it opens on a later day; undefined when it does not within the known days. */
export function nextOpening(calendar: OpeningCalendar, moment: Date): NextOpening | undefined {
  const clock = romeClock(moment)
  for (let daysAhead = 1; daysAhead <= mostDaysAhead; daysAhead++) {
    const later = new Date(+clock + daysAhead * dayMs)
    const minute = hoursOnDay(calendar, dayOf(later))[0]?.[0]
    if (minute !== undefined) return { daysAhead, day: dayOf(later), weekday: weekdayOf(later), minute }
  }
  return undefined
}
