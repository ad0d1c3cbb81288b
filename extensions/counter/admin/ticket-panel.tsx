import { Minus, Plus, Tag, UserRound } from 'lucide-react'
import { useState } from 'react'
import { formatEuro, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { parkTicket } from '../sales/ticket-calls.ts'
import { emptyTicket, itemsOf, piecesOf, type Ticket, type TicketLine, totalOf, withLine } from './ticket.ts'

interface Props {
  ticket: Ticket
  onTicket(ticket: Ticket): void
  isPaying: boolean
  isOnline: boolean
  onPay(): void
  onOffer(): void
  onDeposit(): void
}

export function TicketPanel({ ticket, onTicket, isPaying, isOnline, onPay, onOffer, onDeposit }: Props) {
  const [isNamed, setNamed] = useState(false)
  const isEmpty = ticket.lines.length === 0
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
      <ul className="counter-lines">
        {ticket.lines.map((line) => (
          <Line
            key={`${line.productId}/${line.size}`}
            line={line}
            isLocked={isPaying}
            onLine={(changed) => onTicket(withLine(ticket, changed))}
          />
        ))}
        {isEmpty && <li className="muted">Ancora niente: leggi il primo codice.</li>}
      </ul>
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
            <button
              type="button"
              className="btn"
              disabled={isEmpty || !isOnline || ticket.lines.some(lacksReason)}
              onClick={onOffer}
            >
              Proposta
            </button>
            <button
              type="button"
              className="btn"
              disabled={isEmpty || !isOnline || ticket.lines.some(lacksReason)}
              onClick={onDeposit}
            >
              Acconto
            </button>
            <button
              type="button"
              className="btn btn-main btn-wide"
              disabled={isEmpty || !isOnline || ticket.lines.some(lacksReason)}
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

const lacksReason = ({ priceCents, listCents, reason }: TicketLine) => priceCents !== listCents && !reason.trim()

function Line({ line, isLocked, onLine }: { line: TicketLine; isLocked: boolean; onLine(line: TicketLine): void }) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(() => toDecimal(line.priceCents).replace('.', ','))
  const { quantity, priceCents, listCents, name } = line
  const step = (by: number) => onLine({ ...line, quantity: Math.max(0, quantity + by) })
  return (
    <li>
      <div className="can-shrink">
        <b className="bold">{name}</b>
        <p className="small muted">
          {line.productCode}
          {line.size && ` · taglia ${line.size}`}
          {priceCents !== listCents && ` · erano ${formatEuro(listCents)}`}
        </p>
        {quantity > line.stock && <p className="small ink">In negozio ne risultano {line.stock}.</p>}
      </div>
      <span className="counter-pieces row">
        <button
          type="button"
          className="btn btn-icon"
          disabled={isLocked}
          aria-label={`Uno in meno: ${name}`}
          onClick={() => step(-1)}
        >
          <Minus className="icon icon-s" aria-hidden="true" />
        </button>
        <span className="num">{quantity}</span>
        <button
          type="button"
          className="btn btn-icon"
          disabled={isLocked}
          aria-label={`Uno in più: ${name}`}
          onClick={() => step(1)}
        >
          <Plus className="icon icon-s" aria-hidden="true" />
        </button>
      </span>
      <b className="bold counter-amount">{formatEuro(quantity * priceCents)}</b>
      {!isLocked && (
        <button type="button" className="btn btn-small btn-text counter-price" onClick={() => setOpen(!isOpen)}>
          <Tag className="icon icon-s" aria-hidden="true" /> {line.reason || 'Altro prezzo'}
        </button>
      )}
      {isOpen && !isLocked && (
        <div className="counter-override column spaced-8">
          <TextField
            label="Prezzo di un pezzo"
            inputMode="decimal"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              const cents = parseDecimal(target.value)
              if (cents !== undefined && cents >= 0) onLine({ ...line, priceCents: cents })
            }}
          />
          <TextField
            label="Perché"
            hint="Serve un motivo: resta nella storia dell’ordine."
            value={line.reason}
            onChange={({ target }) => onLine({ ...line, reason: target.value })}
          />
        </div>
      )}
    </li>
  )
}
