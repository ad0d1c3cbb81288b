import { type HoursValue, hoursValue } from '#shared/contract/site/hours-setting.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { it } from '#web/i18n/it.ts'
import { refusalsOf } from '#web/ui/form/contract-refusals.ts'
import { own } from '#web/ui/form/field-rows.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

/** Opening and closing as typed; both empty is no span. */
export type TypedSpan = readonly [opens: string, closes: string]
export interface StoredHours {
  version: number
  value: HoursValue
}

type Spans = HoursValue['openingHours'][number]

export const hourSentences: Record<string, string> = {
  minute: 'Scrivi un’ora, per esempio 09:00.',
  opens_before_closes: 'L’apertura viene prima della chiusura.',
  hours_overlap: 'Il pomeriggio comincia prima che finisca la mattina.',
  calendar_day: 'Scrivi un giorno che esiste.',
  closure_needs_years: 'Un periodo comincia e finisce in un giorno con il suo anno.',
  closure_reversed: 'La chiusura finisce prima di cominciare.',
  closure_twice: 'Per questi giorni c’è già una chiusura.',
  too_many_closures: 'Tieni al massimo 200 chiusure: togli quelle passate.',
  control_characters: 'Il testo contiene caratteri non ammessi.',
}

/** "9", "9.30", "0930", "09:30"; what is no time is NaN, which the contract refuses. */
function minuteOf(typed: string): number {
  const [, hour, minute = '0'] = /^([01]?\d|2[0-4])(?:[:.,]?([0-5]\d))?$/.exec(typed.trim()) ?? []
  return hour === undefined ? Number.NaN : Number(hour) * 60 + Number(minute)
}

/** At least two spans; more where more are stored. */
const typedSpans = (spans: Spans): TypedSpan[] => [
  ...spans.map(([opens, closes]): TypedSpan => [clockTime(opens), clockTime(closes)]),
  ...Array.from({ length: Math.max(0, 2 - spans.length) }, (): TypedSpan => ['', '']),
]

export const spansOf = (typed: readonly TypedSpan[]): Spans =>
  typed.filter((span) => span.some((time) => time.trim())).map(([opens, closes]) => [minuteOf(opens), minuteOf(closes)])

export const isOpen = (typed: readonly TypedSpan[]): boolean => typed.flat().some((time) => time.trim())

const weekOf = (typed: readonly (readonly TypedSpan[])[]) => typed.map(spansOf)

/** A sentence for a day, at its first field. */
export function weekProblems(week: readonly (readonly TypedSpan[])[]): Problems {
  const body = { openingHours: weekOf(week), closures: [] }
  return refusalsOf(
    hoursValue,
    body,
    ([, day]) => String(day),
    (message) => hourSentences[message],
  )
}

export const hoursForm = {
  week: own<readonly TypedSpan[][], HoursValue['openingHours'], HoursValue['openingHours']>({
    label: 'La settimana',
    empty: [],
    read: (stored) => stored.map(typedSpans),
    write: weekOf,
    problem: (typed) => weekProblems(typed),
  }),
}

export const storedWeek = ({ value }: { value: HoursValue }) => ({ week: value.openingHours })

/** "Lunedì 09:00-13:00, 15:30-19:30": the days in a line. */
export const weekText = (week: unknown): string =>
  (week as readonly TypedSpan[][])
    .map((spans, day) => {
      const open = spans.filter((span) => isOpen([span])).map((span) => span.join('-'))
      return `${it.layout.days[day]} ${open.join(', ') || 'chiuso'}`
    })
    .join(' · ')
