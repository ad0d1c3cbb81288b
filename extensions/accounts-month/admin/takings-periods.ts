import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { shortDay, weekdayText } from '#web/admin/admin-format.ts'

export interface Span {
  from: string
  to: string
}

export interface Period extends Span {
  id: string
  label: string
  /** The one it is compared with, and its words: «sul venerdì prima». */
  before: Span & { words: string }
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const two = (n: number) => String(n).padStart(2, '0')
const lengthOf = ({ from, to }: Span) => Math.round((+noon(to) - +noon(from)) / 86_400_000) + 1
const long = (day: string, part: Intl.DateTimeFormatOptions) =>
  noon(day).toLocaleDateString('it-IT', { ...part, timeZone: 'Europe/Rome' })
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same day of an earlier month; its last day where it is shorter. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  const first = new Date(Date.UTC(year, month - 1 - months, 1))
  return `${first.toISOString().slice(0, 7)}-${two(Math.min(date, last))}`
}

function dayPeriod(id: string, day: string, label: string): Period {
  const before = addDays(day, -7)
  const name = long(day, { weekday: 'long' })
  return { id, label, from: day, to: day, before: { from: before, to: before, words: `${name} prima` } }
}

function backBy(id: string, label: string, span: Span, months: number, words: string): Period {
  const before = { from: monthsBefore(span.from, months), to: monthsBefore(span.to, months), words }
  return { id, label, ...span, before }
}

/** Any days: beside as many days before them, one day beside that of the week before. */
export function ownPeriod({ from, to }: Span): Period {
  if (from === to) return dayPeriod('own', from, capital(weekdayText(noon(from))))
  const days = lengthOf({ from, to })
  const before = { from: addDays(from, -days), to: addDays(from, -1), words: `${days} giorni prima` }
  return { id: 'own', label: `${shortDay(from)} – ${shortDay(to)}`, from, to, before }
}

/** Those that end today, and yesterday. */
export function periodsOf(today: string): Period[] {
  const yesterday = addDays(today, -1)
  const monday = addDays(today, -((noon(today).getUTCDay() + 6) % 7))
  const [year = '', month = '01'] = today.split('-')
  const quarter = two(Math.floor((Number(month) - 1) / 3) * 3 + 1)
  const week = { from: addDays(monday, -7), to: addDays(today, -7), words: 'settimana prima' }
  return [
    dayPeriod('today', today, 'Oggi'),
    dayPeriod('yesterday', yesterday, `Ieri, ${long(yesterday, { weekday: 'short', day: 'numeric' })}`),
    { id: 'week', label: 'Settimana', from: monday, to: today, before: week },
    backBy(
      'month',
      capital(long(today, { month: 'long' })),
      { from: `${year}-${month}-01`, to: today },
      1,
      'mese prima',
    ),
    backBy('quarter', 'Trimestre', { from: `${year}-${quarter}-01`, to: today }, 3, 'trimestre prima'),
    backBy('year', year, { from: `${year}-01-01`, to: today }, 12, 'anno prima'),
  ]
}

export const periodOf = (today: string, id: string): Period =>
  periodsOf(today).find((one) => one.id === id) ?? ownPeriod({ from: today, to: today })

const daysOfChart = 30
/** The days of the chart: those of the period, and of a short one the days before it too. */
export const chartSpan = ({ from, to }: Span): Span =>
  lengthOf({ from, to }) < 7 ? { from: addDays(to, 1 - daysOfChart), to } : { from, to }

export interface Bar extends Span {
  cents: number
  orders: number
}

const mostBars = 62
/** A bar a day; of long periods one a week, the last of which ends with them. */
export function barsOf(days: readonly { date: string; cents: number; orders: number }[]): Bar[] {
  const size = days.length > mostBars ? 7 : 1
  const bars: Bar[] = []
  for (let end = days.length; end > 0; end -= size) {
    const some = days.slice(Math.max(0, end - size), end)
    const sum = (of: 'cents' | 'orders') => some.reduce((all, day) => all + day[of], 0)
    bars.unshift({ from: some[0]?.date ?? '', to: some.at(-1)?.date ?? '', cents: sum('cents'), orders: sum('orders') })
  }
  return bars
}
