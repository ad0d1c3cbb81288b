import { Minus, Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { formatEuro, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import type { Ticket, TicketLine } from '#web/extensions/desk-row.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { withLine } from './ticket.ts'
import './ticket-lines.css'

interface Props {
  ticket: Ticket
  isLocked: boolean
  empty: string
  onTicket(ticket: Ticket): void
}

export function TicketLines({ ticket, isLocked, empty, onTicket }: Props) {
  return (
    <ul className="ticket-lines">
      {ticket.lines.map((line) => (
        <Line
          key={`${line.productId}/${line.size}`}
          {...{ line, isLocked }}
          onLine={(changed) => onTicket(withLine(ticket, changed))}
        />
      ))}
      {ticket.lines.length === 0 && <li className="muted">{empty}</li>}
    </ul>
  )
}

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
      <span className="ticket-pieces row">
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
      <b className="bold ticket-amount">{formatEuro(quantity * priceCents)}</b>
      {!isLocked && (
        <button type="button" className="btn btn-small btn-text ticket-price" onClick={() => setOpen(!isOpen)}>
          <Tag className="icon icon-s" aria-hidden="true" /> {line.reason || 'Altro prezzo'}
        </button>
      )}
      {isOpen && !isLocked && (
        <div className="ticket-override column spaced-8">
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
