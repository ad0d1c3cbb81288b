import type { Shop } from '#server/platform/shop-config.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { exceptionsBetween } from '#shared/domain/platform/hours/opening-exceptions.ts'
import { hoursOnDay, type Span } from '#shared/domain/platform/hours/opening-hours.ts'
import { romeClock } from '#shared/domain/platform/hours/rome-clock.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'

type Hours = Pick<Shop, 'openingHours' | 'closures'>

const knownDays = 120
const hourMs = 3_600_000

interface OpenDay {
  day: string
  hours: readonly Span[]
}

/** The next days on which the shop opens, the first one included. */
export function openDaysFrom(first: string, shop: Hours, ahead = knownDays): OpenDay[] {
  const { openingHours } = shop
  const calendar = { openingHours, exceptions: exceptionsBetween(first, addDays(first, ahead), shop) }
  return Array.from({ length: ahead }, (_, i) => addDays(first, i))
    .map((day) => ({ day, hours: hoursOnDay(calendar, day) }))
    .filter(({ hours }) => hours.length > 0)
}

/** A minute of a day by Rome's clock; undefined for one that the change of the clocks leaves out. */
export function romeMoment(day: string, minute: number): Date | undefined {
  const shown = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  return [1, 2].map((hours) => new Date(shown - hours * hourMs)).find((moment) => +romeClock(moment) === shown)
}

/** @returns when the last of so many open days after today closes, and when the day before it opens */
export function keptTimes(shop: Hours, at: Date, keptDays: number): { keptUntil: Date; remindAt: Date | null } {
  const days = openDaysFrom(addDays(romeDayOf(at), 1), shop)
  const last = days[keptDays - 1]
  const before = days[keptDays - 2]
  const closes = last && romeMoment(last.day, last.hours.at(-1)?.[1] ?? 0)
  // A shop that has not said when it opens.
  const keptUntil = closes ?? new Date(+at + keptDays * 24 * hourMs)
  return { keptUntil, remindAt: (before && romeMoment(before.day, before.hours[0]?.[0] ?? 0)) ?? null }
}
