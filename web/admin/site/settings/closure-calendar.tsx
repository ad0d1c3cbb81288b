import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { HoursValue } from '#shared/contract/site/hours-setting.ts'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { exceptionsBetween } from '#shared/domain/platform/hours/opening-exceptions.ts'
import { hoursOnDay } from '#shared/domain/platform/hours/opening-hours.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { it } from '#web/i18n/it.ts'

const weeksShown = 6

const dayName = (day: string) => exceptionDays({ from: day, to: day }, 'it')
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

interface Props {
  hours: HoursValue
  from: string
  to: string
  onPick(days: { from: string; to: string }): void
}

/** Six weeks from this one on, so that a near day is one press away whichever month it is in. */
export function ClosureCalendar({ hours, from, to, onPick }: Props) {
  const today = romeDayOf(new Date())
  const [start, setStart] = useState(mondayOf(today))
  const last = addDays(start, weeksShown * 7 - 1)
  const calendar = { openingHours: hours.openingHours, exceptions: exceptionsBetween(start, last, hours) }
  const pick = (day: string) =>
    onPick(from !== '' && from === to && day > from ? { from, to: day } : { from: day, to: day })
  const stateOf = (day: string) => {
    if (from && from <= day && day <= (to || from)) return 'chosen'
    const isOther = calendar.exceptions.some((one) => one.from <= day && day <= one.to)
    if (hoursOnDay(calendar, day).length === 0) return isOther ? 'closed' : 'free'
    return isOther ? 'part' : undefined
  }
  const words = { chosen: ', scelto', closed: ', chiuso', free: ', chiuso', part: ', orario diverso' }
  const move = (weeks: number) => setStart(addDays(start, weeks * 7))
  return (
    <div>
      <div className="row row-between">
        <button type="button" className="btn btn-small" aria-label="Settimane prima" onClick={() => move(-4)}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </button>
        <b className="bold" aria-live="polite">
          {exceptionDays({ from: start, to: last }, 'it')} {last.slice(0, 4)}
        </b>
        <button type="button" className="btn btn-small" aria-label="Settimane dopo" onClick={() => move(4)}>
          <ChevronRight className="icon" aria-hidden="true" />
        </button>
      </div>
      <table className="closure-calendar above-8">
        <caption className="sr-only">Scegli il giorno, o il primo e l’ultimo</caption>
        <thead>
          <tr>
            {it.layout.shortDays.map((day) => (
              <th key={day} scope="col" className="small muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksShown }, (_, week) => addDays(start, week * 7)).map((monday) => (
            <tr key={monday}>
              {it.layout.shortDays.map((_, i) => {
                const day = addDays(monday, i)
                const state = stateOf(day)
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-state={state}
                      aria-pressed={state === 'chosen'}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={`${dayName(day)}${state ? words[state] : ''}`}
                      onClick={() => pick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
