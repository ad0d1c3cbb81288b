import { addDays, isItalianHoliday } from './italian-holidays.ts'
import type { ExceptionalDays, Span, WeekHours } from './opening-hours.ts'

/** An exception to the weekly hours; `from` and `to` "09-08" mean that day of every year. */
export interface Closure {
  from: string
  to: string
  hours: readonly Span[]
  reason?: string | undefined
}

const isWithin = (day: string, { from, to }: Closure) =>
  from.length === day.length ? from <= day && day <= to : day.slice(5) === from

/** A day goes before the same day of every year, and either before a span that it lies in. */
function closureOn(day: string, closures: readonly Closure[]): Closure | undefined {
  const there = closures.filter((one) => isWithin(day, one))
  const single = there.filter(({ from, to }) => from === to)
  return single.find(({ from }) => from === day) ?? single[0] ?? there[0]
}

const isAlike = (a: readonly Span[], b: readonly Span[]) => String(a) === String(b)

/**
 * The exceptional days from one day to another, days alike for one reason that follow each other as one. A holiday is
 * closed unless a closure gives it hours; a day that is as its weekday always is (a holiday on a Sunday) is no exception.
 */
export function exceptionsBetween(
  first: string,
  last: string,
  { openingHours, closures }: { openingHours: WeekHours; closures: readonly Closure[] },
): ExceptionalDays[] {
  const found: ExceptionalDays[] = []
  // A closure in progress is listed with its first day.
  const begun = closures.filter((one) => isWithin(first, one) && one.from.length === first.length)
  let day = begun.reduce((start, { from }) => (from < start ? from : start), first)
  for (; day <= last; day = addDays(day, 1)) {
    const closure = closureOn(day, closures)
    const hours = closure?.hours ?? (isItalianHoliday(day) ? [] : undefined)
    if (hours === undefined) continue
    const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
    const isSpan = closure !== undefined && closure.from !== closure.to
    if (!isSpan && isAlike(hours, openingHours[weekday] ?? [])) continue
    const before = found.at(-1)
    const reason = closure?.reason || undefined
    const isSame = before && isAlike(before.hours, hours) && before.reason === reason && addDays(before.to, 1) === day
    if (isSame) before.to = day
    else found.push({ from: day, to: day, hours, ...(reason && { reason }) })
  }
  return found.filter(({ to }) => to >= first)
}
