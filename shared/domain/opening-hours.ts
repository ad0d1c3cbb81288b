/** Minutes after midnight, Europe/Rome: [540, 780] is 09:00-13:00. */
export type Span = readonly [open: number, close: number]
/** Seven days, Monday first; an empty list is a closed day. */
export type WeekHours = readonly (readonly Span[])[]

export interface OpenState {
  isOpen: boolean
  /** Index of today, Monday = 0. */
  today: number
  /** When it closes (open now) or opens next today, minutes after midnight; undefined when not again today. */
  changesAt: number | undefined
}

const romeClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether the shop is open at a moment, by the clock on its own wall (Europe/Rome). */
export function openStateAt(hours: WeekHours, moment: Date): OpenState {
  const parts = Object.fromEntries(romeClock.formatToParts(moment).map((p) => [p.type, p.value]))
  const today = weekdays.indexOf(parts.weekday ?? '')
  const minute = Number(parts.hour) * 60 + Number(parts.minute)
  const spans = hours[today] ?? []
  const current = spans.find(([open, close]) => minute >= open && minute < close)
  if (current) return { isOpen: true, today, changesAt: current[1] }
  return { isOpen: false, today, changesAt: spans.find(([open]) => open > minute)?.[0] }
}

/** 930 → "15:30". */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
