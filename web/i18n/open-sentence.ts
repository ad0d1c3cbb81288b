import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { nextOpening, type OpeningCalendar, openStateAt } from '#shared/domain/platform/hours/opening-hours.ts'
import type { Dictionary } from './it.ts'

/** The top bar's sentence: until when the shop is open, or when it opens next; undefined when it never does. */
export function openSentence(calendar: OpeningCalendar, moment: Date, t: Dictionary['layout']): string | undefined {
  const { isOpen, hours, changesAt } = openStateAt(calendar, moment)
  if (changesAt !== undefined) {
    const time = clockTime(changesAt)
    if (isOpen) return t.openUntil(time)
    return hours[0]?.[0] === changesAt ? t.opensAt(time) : t.reopensAt(time)
  }
  const next = nextOpening(calendar, moment)
  if (!next) return undefined
  const time = clockTime(next.minute)
  if (next.daysAhead === 1) return t.opensTomorrowAt(time)
  const weekday = t.days[next.weekday] ?? ''
  const [, month, day] = next.day.split('-').map(Number)
  return t.opensOn(next.daysAhead < 7 ? weekday : `${weekday} ${day}/${month}`, time)
}
