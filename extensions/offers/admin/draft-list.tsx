import { useQuery } from '@tanstack/react-query'
import { Copy, FileText } from 'lucide-react'
import { euro } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { ticketOf } from '#web/admin/orders/ticket/ticket.ts'
import { useAct } from '#web/admin/use-act.ts'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useApi } from '#web/platform/api.ts'
import { type Draft, type DraftState, listDrafts, sendDraft, withdrawDraft } from '../drafts/draft-calls.ts'
import './offer-list.css'

const states: Record<DraftState, string> = {
  open: 'Aperta',
  expired: 'Scaduta',
  withdrawn: 'Ritirata',
  ordered: 'Ordinata',
}

interface Props {
  onTake(ticket: Ticket): void
  hasTicket: boolean
  /** How the first one is made. */
  how?: string
}

const onTicket = 'Metti gli articoli nel conto e premi «Proposta».'

export function DraftList({ onTake, hasTicket, how = onTicket }: Props) {
  const query = useQuery(readQuery(useApi(), listDrafts))
  return (
    <section className="column spaced-12" aria-labelledby="offers-title">
      <h2 id="offers-title">Proposte ai clienti</h2>
      <Loaded query={query} failure="Le proposte non si caricano.">
        {(drafts) =>
          drafts.length === 0 ? (
            <p className="muted">Nessuna proposta. {how}</p>
          ) : (
            <ul className="offer-rows">
              {drafts.map((draft) => (
                <DraftRow key={draft.id} {...{ draft, onTake, hasTicket }} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function DraftRow({ draft, onTake, hasTicket }: Omit<Props, 'how'> & { draft: Draft }) {
  const { id, customer, total, state, expiresAt, sentAt, url, key, items, orderNumber } = draft
  const isOpen = state === 'open'
  const params = { id }
  const send = useAct({
    call: (api) => api(sendDraft, { params }),
    said: `Proposta mandata a ${customer.email}`,
    failed: 'La proposta non è partita. Riprova.',
  })
  const withdraw = useAct({
    call: (api) => api(withdrawDraft, { params }),
    said: 'Proposta ritirata: il link lo dice',
    failed: 'La proposta non è stata ritirata. Riprova.',
  })
  const take = useAct({
    call: (api) => ticketOf(api, items, { name: customer.name, email: customer.email ?? '', from: id }),
    failed: 'Un articolo di questa proposta non c’è più.',
    onDone: (ticket) => onTake(ticket),
  })
  return (
    <li>
      <div className="can-shrink">
        <b className="bold">{customer.name || 'Senza nome'}</b> <span className="small muted">{states[state]}</span>
        <p className="small muted">
          {orderNumber
            ? `Ordine ${orderNumber}`
            : `Vale fino a ${shopDate(expiresAt, 'it', 'promise')}${sentAt ? ', mandata' : ', non ancora mandata'}`}
        </p>
      </div>
      <b className="bold">{euro(total)}</b>
      <div className="row wraps spaced-8">
        {isOpen && (
          <>
            <button
              type="button"
              className="btn btn-small"
              onClick={async () => {
                await navigator.clipboard.writeText(url)
                say('Link copiato')
              }}
            >
              <Copy className="icon icon-s" aria-hidden="true" /> Copia il link
            </button>
            <a className="btn btn-small" href={`/api/drafts/${key}/quote.pdf`} target="_blank" rel="noopener">
              <FileText className="icon icon-s" aria-hidden="true" /> PDF
            </a>
            {customer.email && (
              <button
                type="button"
                className="btn btn-small"
                aria-disabled={send.busy || undefined}
                onClick={() => send.send()}
              >
                {sentAt ? 'Manda di nuovo' : 'Manda'}
              </button>
            )}
          </>
        )}
        {(isOpen || state === 'expired') && (
          <>
            <button
              type="button"
              className="btn btn-small"
              disabled={hasTicket}
              aria-disabled={take.busy || undefined}
              onClick={() => take.send()}
            >
              Cambia
            </button>
            <button
              type="button"
              className="btn btn-small btn-text"
              aria-disabled={withdraw.busy || undefined}
              onClick={() => withdraw.send()}
            >
              Ritira
            </button>
          </>
        )}
      </div>
    </li>
  )
}
