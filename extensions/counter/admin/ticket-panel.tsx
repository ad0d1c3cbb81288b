import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { some } from '#web/admin/admin-format.ts'
import { emptyTicket, isWhole, itemsOf, piecesOf, totalOf } from '#web/admin/orders/ticket/ticket.ts'
import { TicketLines } from '#web/admin/orders/ticket/ticket-lines.tsx'
import { useAct } from '#web/admin/use-act.ts'
import type { Ticket } from '#web/extensions/desk-row.ts'
import { laterDeskRows } from '#web/extensions/desk-rows.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { parkTicket } from '../sales/ticket-calls.ts'

interface Props {
  ticket: Ticket
  onTicket(ticket: Ticket): void
  isPaying: boolean
  isOnline: boolean
  onPay(): void
  /** Makes it what another extension makes of tickets. */
  onEnd(): void
  onDeposit(): void
}

export function TicketPanel({ ticket, onTicket, isPaying, isOnline, onPay, onEnd, onDeposit }: Props) {
  const [isNamed, setNamed] = useState(false)
  const isEmpty = ticket.lines.length === 0
  const isReady = isWhole(ticket) && isOnline
  const [end] = laterDeskRows('ticketEnd')
  const park = useAct({
    call: (api) => api(parkTicket, { body: { name: ticket.name || null, items: itemsOf(ticket) } }),
    said: 'Conto messo da parte: non tiene i pezzi',
    failed: 'Non è stato messo da parte. Riprova.',
    onDone: () => onTicket(emptyTicket),
  })
  return (
    <section className="counter-ticket column" aria-labelledby="ticket-title">
      <div className="counter-ticket-head row row-between">
        <h2 id="ticket-title">Conto</h2>
        <button type="button" className="btn btn-small btn-text" onClick={() => setNamed(!isNamed)}>
          <UserRound className="icon icon-s" aria-hidden="true" /> {ticket.name || 'Aggiungi il cliente'}
        </button>
      </div>
      {isNamed && (
        <div className="counter-customer column spaced-12">
          <TextField
            label="Nome"
            optional
            autoComplete="off"
            value={ticket.name}
            onChange={({ target }) => onTicket({ ...ticket, name: target.value })}
          />
          <TextField
            label="E-mail"
            optional
            type="email"
            autoComplete="off"
            value={ticket.email}
            onChange={({ target }) => onTicket({ ...ticket, email: target.value })}
          />
        </div>
      )}
      <TicketLines {...{ ticket, onTicket }} isLocked={isPaying} empty="Ancora niente: leggi il primo codice." />
      <div className={isPaying ? 'counter-foot' : 'counter-foot counter-foot-open'}>
        <p className="row row-between">
          <span>
            <b className="bold">Totale</b>
            <span className="small muted block">{some(piecesOf(ticket), 'pezzo', 'pezzi')}</span>
          </span>
          <span className="counter-sum" role="status">
            {formatEuro(totalOf(ticket))}
          </span>
        </p>
        {!isPaying && (
          <div className="row wraps spaced-8 above-12">
            <button
              type="button"
              className="btn"
              disabled={isEmpty || !isOnline}
              aria-disabled={park.busy || undefined}
              onClick={() => park.send()}
            >
              Da parte
            </button>
            {end && (
              <button type="button" className="btn" disabled={!isReady} onClick={onEnd}>
                {end.label}
              </button>
            )}
            <button type="button" className="btn" disabled={!isReady} onClick={onDeposit}>
              Acconto
            </button>
            <button
              type="button"
              className="btn btn-main btn-wide"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              disabled={!isReady}
              onClick={onPay}
            >
              Incassa {formatEuro(totalOf(ticket))}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
