import { useQuery } from '@tanstack/react-query'
import { some, timeText } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { ticketOf } from '#web/admin/orders/ticket/ticket.ts'
import { useAct } from '#web/admin/use-act.ts'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { useApi } from '#web/platform/api.ts'
import { deleteTicket, listTickets, type ParkedView } from '../sales/ticket-calls.ts'

/** Tickets that were put aside: who takes one back has it alone. */
export function ParkedList({ onTake, hasTicket }: { onTake(ticket: Ticket): void; hasTicket: boolean }) {
  const query = useQuery(readQuery(useApi(), listTickets))
  const take = useAct({
    call: async (api, parked: ParkedView) => {
      const rest = { name: parked.name ?? '', email: parked.customer?.email ?? '' }
      const ticket = await ticketOf(api, parked.items, rest)
      await api(deleteTicket, { params: { id: parked.id } })
      return ticket
    },
    failed: 'Questo conto non c’è più: forse l’ha ripreso un’altra persona.',
    onDone: (ticket) => onTake(ticket),
  })
  return (
    <section className="column spaced-12" aria-labelledby="parked-title">
      <h2 id="parked-title">Messi da parte</h2>
      {hasTicket && <p className="small muted">Metti prima da parte il conto aperto, o chiudilo.</p>}
      <Loaded query={query} failure="I conti da parte non si caricano.">
        {(tickets) =>
          tickets.length === 0 ? (
            <p className="muted">Nessun conto da parte.</p>
          ) : (
            <ul className="counter-hits">
              {tickets.map((one) => (
                <li key={one.id}>
                  <div className="can-shrink">
                    <b className="bold">{one.name ?? 'Senza nome'}</b>
                    <p className="small muted">
                      Alle {timeText(one.createdAt)}, {some(one.items.length, 'riga', 'righe')}
                    </p>
                  </div>
                  <button
                    type="button"
                    className="btn btn-small"
                    disabled={hasTicket}
                    aria-disabled={take.busy || undefined}
                    onClick={() => take.send(one)}
                  >
                    Riprendi
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
