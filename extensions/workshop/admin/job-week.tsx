import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { countText, some, timeText, weekdayText } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { getWeek, type Week } from '../board/week-calls.ts'
import { jobSigns } from './job-signs.ts'
import { OutsideNote } from './outside-note.tsx'
import './jobs.css'

export const useWeek = (from?: string) =>
  useQuery({ ...readQuery(useApi(), getWeek, { query: { from } }), ...shownFresh })

const hoursText = (minutes: number) =>
  [`${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && countText(minutes % 60)].filter(Boolean).join(' ')

type Day = Week['days'][number]

/** Hours booked against those of all stands. */
export function DayLoad({
  day: { openMinutes, bookedMinutes },
  title,
  stands,
}: {
  day: Day
  title: string
  stands?: number
}) {
  if (openMinutes === 0) return <p className="job-load small muted">{title}: chiuso</p>
  return (
    <p className="job-load small">
      <span>
        <b className="bold">
          {title} {hoursText(bookedMinutes)}
        </b>{' '}
        su {hoursText(openMinutes)}
        {stands !== undefined && `, ${some(stands, 'cavalletto', 'cavalletti')}`}
      </span>
      <progress max={openMinutes} value={Math.min(bookedMinutes, openMinutes)} aria-label={`${title}, ore prenotate`} />
    </p>
  )
}

/** Seven days of bookings, hour by hour. */
export default function JobWeek() {
  const { show } = useAdminAddress()
  const [from, setFrom] = useState<string>()
  const query = useWeek(from)
  return (
    <Loaded query={query} failure="Il calendario non si carica.">
      {({ days }) => {
        const first = days[0]?.day ?? ''
        return (
          <>
            <OutsideNote />
            <p className="box-body row spaced-16">
              <button type="button" className="btn btn-small" onClick={() => setFrom(addDays(first, -7))}>
                Prima
              </button>
              <button type="button" className="btn btn-small" onClick={() => setFrom(undefined)}>
                Oggi
              </button>
              <button type="button" className="btn btn-small" onClick={() => setFrom(addDays(first, 7))}>
                Dopo
              </button>
            </p>
            <div className="job-week">
              {days.map((day) => (
                <section key={day.day} className="job-column" aria-label={dayTitle(day.day)}>
                  <h3>{dayTitle(day.day)}</h3>
                  <DayLoad day={day} title="Prenotate" />
                  {day.bookings.map(({ id, number, state, start, end, title, name, bicycle }) => (
                    <article key={id} className="job-card">
                      <p className="row row-between wraps small muted">
                        <span>
                          {timeText(start)}–{timeText(end)}
                        </span>
                        <span className="nowrap">{number}</span>
                      </p>
                      <h4>
                        <button
                          type="button"
                          className="admin-link bold"
                          onClick={() => show({ tab: 'lavori', vista: 'lavori', apri: `lavoro-${id}` })}
                        >
                          {title}
                        </button>
                      </h4>
                      <p className="small">{[name, bicycle].filter(Boolean).join(', ')}</p>
                      <p className="small muted">{jobSigns[state].one}</p>
                    </article>
                  ))}
                </section>
              ))}
            </div>
          </>
        )
      }}
    </Loaded>
  )
}

const dayTitle = (day: string) => weekdayText(new Date(`${day}T12:00:00Z`))
