import { useState } from 'react'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { euro } from '#web/admin/admin-format.ts'
import { StepDialog } from './order-parts/step-dialog.tsx'
import type { StepAnswer } from './step-answer.ts'

interface Props {
  order: AdminOrderRow & { missing?: AdminOrder['missing'] }
  busy: boolean
  error: string | undefined
  onClose(): void
  onAnswer(answer: StepAnswer): void
}

export function LateTransferDialog({ order, busy, error, onClose, onAnswer }: Props) {
  const missing = order.missing ?? []
  const canReopen = missing.length === 0
  const [wantsReopen, setWantsReopen] = useState(true)
  const reopen = canReopen && wantsReopen
  return (
    <StepDialog
      title="Il bonifico è arrivato"
      confirmLabel={reopen ? 'Riapri l’ordine' : 'Segna da restituire'}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => onAnswer({ reopen })}
    >
      <p>
        {euro(order.total)} per l’ordine <b className="bold">{order.orderNumber}</b> di {order.customerName}, che è
        stato annullato.
      </p>
      {canReopen ? (
        <fieldset>
          <legend className="bold">I pezzi ci sono ancora.</legend>
          <label className="check">
            <input type="radio" name="late" checked={wantsReopen} onChange={() => setWantsReopen(true)} />
            <span>Riapri l’ordine come pagato, da spedire</span>
          </label>
          <label className="check">
            <input type="radio" name="late" checked={!wantsReopen} onChange={() => setWantsReopen(false)} />
            <span>Lascialo annullato: il bonifico va restituito</span>
          </label>
        </fieldset>
      ) : (
        <div className="note note-warning">
          <div className="can-shrink">
            <p className="bold">L’ordine non si può riaprire, non c’è più:</p>
            <ul>
              {missing.map(({ name, frameSize, available }) => (
                <li key={`${name} ${frameSize}`}>
                  {[name, frameSize].filter(Boolean).join(' ')},{' '}
                  {available === 1 ? 'ne resta 1' : available > 1 ? `ne restano ${available}` : 'nessun pezzo'}
                </li>
              ))}
            </ul>
            <p className="above-8">Il bonifico va restituito: lo trovi tra le cose da fare oggi.</p>
          </div>
        </div>
      )}
      <p className="small muted">
        {reopen
          ? 'Il cliente viene avvisato che l’ordine è riaperto.'
          : 'Il cliente viene avvisato e ti risponde con il suo IBAN.'}
      </p>
    </StepDialog>
  )
}
