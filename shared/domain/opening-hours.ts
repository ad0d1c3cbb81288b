import { romeClock } from './rome-clock.ts'

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

/** Whether the shop is open at a moment, by the clock on its own wall (Europe/Rome). */
export function openStateAt(hours: WeekHours, moment: Date): OpenState {
  const clock = romeClock(moment)
  const today = (clock.getUTCDay() + 6) % 7
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const spans = hours[today] ?? []
  const current = spans.find(([open, close]) => minute >= open && minute < close)
  if (current) return { isOpen: true, today, changesAt: current[1] }
  return { isOpen: false, today, changesAt: spans.find(([open]) => open > minute)?.[0] }
}

/** 930 → "15:30". */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
