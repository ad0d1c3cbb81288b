import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { momentText, some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { listOutside, tellOutside } from '../board/week-calls.ts'

/** Bookings that a closure has left outside the hours, with one mail to each of their customers. */
export function OutsideNote() {
  const { show } = useAdminAddress()
  const list = useQuery({ ...readQuery(useApi(), listOutside), ...shownFresh }).data ?? []
  const tell = useAct({
    call: (api) => api(tellOutside, {}),
    said: ({ told }) => [some(told, 'cliente avvisato', 'clienti avvisati'), undefined],
    failed: 'Non tutti sono avvisati. Riprova.',
  })
  if (list.length === 0) return null
  const mailed = list.filter(({ email }) => email).length
  return (
    <div className="box-body">
      <div className="note note-warning" role="status">
        <CircleAlert className="icon" aria-hidden="true" />
        <div className="grid spaced-8">
          <p className="bold">
            {list.length === 1 ? 'Una prenotazione cade' : `${list.length} prenotazioni cadono`} quando l’officina è
            chiusa
          </p>
          <ul>
            {list.map(({ number, jobId, name, start, email, phone }) => (
              <li key={number}>
                <button
                  type="button"
                  className="admin-link"
                  onClick={() => show({ tab: 'lavori', vista: 'lavori', apri: `lavoro-${jobId}` })}
                >
                  {number}
                </button>
                , {name}, {momentText(start)}
                {!email && `: senza e-mail, telefona${phone && ` al ${phone}`}`}
              </li>
            ))}
          </ul>
          {mailed > 0 && (
            <p>
              <button
                type="button"
                className="btn btn-small"
                aria-disabled={tell.busy}
                onClick={() => !tell.busy && tell.send()}
              >
                {mailed === 1 ? 'Manda la mail' : `Manda ${mailed} mail`}, con il link per spostare
              </button>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
