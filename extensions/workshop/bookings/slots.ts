import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import {
  hoursOnDay,
  type OpeningCalendar,
  type Span,
  type WeekHours,
} from '#shared/domain/platform/hours/opening-hours.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'

/** When the workshop takes bicycles: inside the shop's hours and its own, so many at a time. */
export interface WorkshopHours {
  calendar: OpeningCalendar
  /** Null: the shop's hours. */
  hours: WeekHours | null
  capacity: number
}

export interface Slot {
  start: Date
  end: Date
}

const minuteMs = 60_000
const dayMs = 86_400_000
const stepMinutes = 30
/** A customer needs the time to come. */
export const leadMs = 60 * minuteMs
/** Nothing is booked further ahead. */
export const mostDaysAhead = 120

/**
 * The moment at which Rome's clocks show so many minutes of a day. The hour that a night skips has none (undefined), of
 * the hour that a night has twice it is the first.
 */
export function romeMoment(day: string, minutes: number): Date | undefined {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
  return [2, 1].map((hours) => new Date(shown - hours * 3_600_000)).find((one) => +romeClock(one) === shown)
}

export const slotDay = (moment: Date): string => romeClock(moment).toISOString().slice(0, 10)

function common(a: readonly Span[], b: readonly Span[]): Span[] {
  return a.flatMap(([from, to]) =>
    b.flatMap(([opens, closes]): Span[] => {
      const [start, end] = [Math.max(from, opens), Math.min(to, closes)]
      return start < end ? [[start, end]] : []
    }),
  )
}

function spansOn({ calendar, hours }: WorkshopHours, day: string): readonly Span[] {
  const open = hoursOnDay(calendar, day)
  if (!hours) return open
  const weekday = (new Date(day).getUTCDay() + 6) % 7
  return common(open, hours[weekday] ?? [])
}

export const openMinutesOn = (workshop: WorkshopHours, day: string): number =>
  spansOn(workshop, day).reduce((sum, [opens, closes]) => sum + closes - opens, 0)

/** Whether all of it is inside one span of the workshop's hours. */
export function isInHours(workshop: WorkshopHours, { start, end }: Slot): boolean {
  const day = slotDay(start)
  return spansOn(workshop, day).some(([opens, closes]) => {
    const [from, to] = [romeMoment(day, opens), romeMoment(day, closes)]
    return from && to && from <= start && end <= to
  })
}

/** Where work of so many minutes fits on a day, whatever is booked: never across a break or a closing. */
export function daySlots(workshop: WorkshopHours, day: string, minutes: number): Slot[] {
  return spansOn(workshop, day).flatMap(([opens, closes]) => {
    const closing = romeMoment(day, closes)
    const slots: Slot[] = []
    for (let at = opens; closing && at + minutes <= closes; at += stepMinutes) {
      const start = romeMoment(day, at)
      const end = start && new Date(+start + minutes * minuteMs)
      if (start && end && end <= closing) slots.push({ start, end })
    }
    return slots
  })
}

/** So many at that time; without a number one. */
export type Booked = Slot & { count?: number }

const sum = (booked: readonly Booked[]) => booked.reduce((all, { count = 1 }) => all + count, 0)

const overlaps = (a: Slot, b: Slot) => a.start < b.end && b.start < a.end

/** Whether one more fits between the bookings: at no moment more are there than the capacity. */
export function hasRoom({ capacity }: Pick<WorkshopHours, 'capacity'>, slot: Slot, booked: readonly Booked[]): boolean {
  const there = booked.filter((one) => overlaps(one, slot))
  if (sum(there) < capacity) return true
  const begins = [slot.start, ...there.map(({ start }) => start).filter((start) => start > slot.start)]
  return begins.every((moment) => sum(there.filter(({ start, end }) => start <= moment && moment < end)) < capacity)
}

/** The free slots of a day that can still be reached. */
export function freeSlots(
  workshop: WorkshopHours,
  { day, minutes, now }: { day: string; minutes: number; now: Date },
  booked: readonly Booked[],
): Slot[] {
  return daySlots(workshop, day, minutes).filter(
    (slot) =>
      +slot.start >= +now + leadMs && +slot.start <= +now + mostDaysAhead * dayMs && hasRoom(workshop, slot, booked),
  )
}

/** Day by day from one on. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => addDays(first, i))
