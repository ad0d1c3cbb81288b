import { useState } from 'react'
import { addOrderNote } from '#shared/contract/orders/admin-order-notes.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { squeezed } from '#shared/domain/platform/fold-text.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { RecordDetails } from '#web/admin/record/record-details.tsx'
import { useMay } from '#web/admin/use-may.ts'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { NoteForm } from './note-form.tsx'
import { OrderTags } from './order-tags.tsx'
import { TimelineEntry } from './timeline-entry.tsx'
import { type TimelineItem, timelineOf } from './timeline-items.ts'
import { type TimelineFilter, timelineFilterNames, timelineFilters } from './timeline-kinds.ts'
import './order-notes.css'

/** From this number of entries on there is a search field. */
const searchedFrom = 21

/** «La storia dell’ordine»: everything that happened, by day, newest first, with the notes of staff. */
export function OrderTimeline({ order }: { order: AdminOrder }) {
  const mayWrite = useMay()(addOrderNote)
  const [chip, setChip] = useState<TimelineFilter>()
  const [sought, setSought] = useState('')
  const lines = timelineOf(order)
  const shown = lines.filter((line) => (!chip || line.chip === chip) && isAbout(line, sought))
  const byDay = Map.groupBy(shown, ({ at }) => romeDayOf(new Date(at)))
  return (
    <section className="box" aria-labelledby="order-story">
      <div className="box-head wraps">
        <h3 id="order-story">La storia dell’ordine</h3>
        <fieldset className="event-filters flex wraps">
          <legend className="sr-only">Mostra</legend>
          {[undefined, ...timelineFilters].map((one) => (
            <button
              className="bold text-s"
              key={one ?? 'tutto'}
              type="button"
              aria-pressed={chip === one}
              onClick={() => setChip(one)}
            >
              {one ? timelineFilterNames[one] : 'Tutto'}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="box-body stack">
        {mayWrite && <NoteForm order={order} />}
        <OrderTags order={order} />
        {lines.length >= searchedFrom && (
          <input
            className="input"
            type="search"
            aria-label="Cerca nella storia"
            placeholder="Cerca nella storia"
            maxLength={200}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        )}
        {byDay.size === 0 && <p className="muted">{emptyText(chip, sought)}</p>}
        <ol className="order-events">
          {[...byDay].map(([day, ofDay]) => (
            <li key={day}>
              <h4 className="text-s bold">{dayName(day)}</h4>
              <ol>
                {ofDay.map((line) => (
                  <TimelineEntry key={line.key} line={line} order={order} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <RecordDetails kind="order" id={order.id} />
      </div>
    </section>
  )
}

function isAbout({ name, text, by = '', note }: TimelineItem, sought: string): boolean {
  return squeezed(`${name}${text} ${by} ${note?.text ?? ''}`).includes(squeezed(sought))
}

function emptyText(chip: TimelineFilter | undefined, sought: string): string {
  if (sought.trim()) return 'Niente corrisponde alla ricerca.'
  return chip === 'note' ? 'Nessuna nota.' : 'Ancora niente.'
}

/** «Oggi, lunedì 23 novembre»; of another year with it. */
function dayName(day: string): string {
  const today = romeDayOf(new Date())
  const name = shopDate(`${day}T12:00:00Z`, 'it', day.slice(0, 4) === today.slice(0, 4) ? 'promise' : 'distant')
  return day === today ? `Oggi, ${name}` : name
}
