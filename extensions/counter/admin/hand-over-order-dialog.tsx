import { useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useAct } from '#web/admin/use-act.ts'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { handOver } from '../counter-calls.ts'
import { type TakenTender, TenderFields, tenderBody } from './tender-fields.tsx'
import './counter.css'

interface Props {
  order: AdminOrder
  onClose(): void
}

/** Code, tender, button: three presses. */
export function HandOverOrderDialog({ order, onClose }: Props) {
  const [code, setCode] = useState('')
  const [isWithoutCode, setWithoutCode] = useState(false)
  const [collectedBy, setCollectedBy] = useState('')
  const [reason, setReason] = useState('')
  const dueCents = order.paymentStatus === 'paid' ? 0 : centsOf(order.toPay ?? order.total)
  const [taken, setTaken] = useState<readonly TakenTender[]>([])
  const [last, setLast] = useState<TakenTender | undefined>({
    tender: 'cash',
    cents: dueCents,
    receivedCents: dueCents,
  })
  const tenders = dueCents === 0 ? [] : last ? [...taken, last] : taken
  const isPaid = tenders.reduce((sum, { cents }) => sum + cents, 0) === dueCents
  const who = isWithoutCode ? { collectedBy: collectedBy.trim(), reason: reason.trim() } : { code: code.trim() }
  const isReady = isPaid && Object.values(who).every(Boolean)
  const give = useAct({
    call: (api) =>
      api(handOver, {
        params: { id: order.id },
        body: { collectedBy: null, reason: null, ...who, tenders: tenderBody(tenders) },
      }),
    said: ({ change }) => [
      `Ordine ${order.orderNumber} consegnato`,
      centsOf(change) > 0 ? `Resto ${formatEuro(centsOf(change))}` : undefined,
    ],
    failedHere: 'Non è stato consegnato niente. Riprova.',
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} title={`Consegna l’ordine ${order.orderNumber}`} size="product" focus="field">
      <form
        method="dialog"
        className="dialog-body column spaced-16"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !give.busy) give.send()
        }}
      >
        {isWithoutCode ? (
          <>
            <TextField
              label="Chi lo ritira"
              autoComplete="off"
              value={collectedBy}
              onChange={({ target }) => setCollectedBy(target.value)}
            />
            <TextField
              label="Perché senza codice"
              autoComplete="off"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        ) : (
          <TextField
            label="Codice per il ritiro"
            hint="Sei cifre: leggi il QR o scrivile."
            inputMode="numeric"
            autoComplete="off"
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        <button type="button" className="btn btn-small btn-text" onClick={() => setWithoutCode(!isWithoutCode)}>
          {isWithoutCode ? 'Ha il codice' : 'Non ha il codice'}
        </button>
        {dueCents > 0 && (
          <TenderFields
            key={taken.length}
            dueCents={dueCents}
            taken={taken}
            onTaken={(next) => {
              const rest = dueCents - next.reduce((sum, { cents }) => sum + cents, 0)
              setTaken(next)
              setLast({ tender: 'cash', cents: rest, receivedCents: rest })
            }}
            onLast={setLast}
          />
        )}
        {give.error && (
          <p className="note note-error" role="alert">
            {give.error}
          </p>
        )}
        <SubmitButton isSending={give.busy} className="btn btn-main btn-wide">
          {dueCents > 0 ? 'Incassato e consegnato' : 'Consegnato'}
        </SubmitButton>
      </form>
    </Dialog>
  )
}
