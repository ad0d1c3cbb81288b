import { type SubmitEvent, useState } from 'react'
import type { AdminOrderRow, OrderStep } from '#shared/contract/admin-orders.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { euro } from './admin-format.ts'
import { methodNames, stepNames } from './order-labels.ts'

interface Props {
  order: AdminOrderRow & { trackingCode?: string | null }
  step: OrderStep
  busy: boolean
  error: string | undefined
  onClose(): void
  /** The tracking code where the step has one. */
  onAnswer(trackingCode?: string): void
}

/** Names the order and what the step does before it is done. */
export function OrderQuestion(props: Props) {
  const { order, step, busy, error, onClose, onAnswer } = props
  if (step === 'ship' || step === 'set_tracking') return <TrackingQuestion {...props} />
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={stepNames[step]}
      cancelLabel="Indietro"
      confirmLabel={confirmLabels[step]}
      destructive={step === 'cancel' || step === 'refund'}
      busy={busy}
      onConfirm={() => onAnswer()}
    >
      <p>
        Ordine <b className="b">{order.orderNumber}</b> di {order.customerName}, {euro(order.total)} con{' '}
        {methodNames[order.paymentMethod]}.
      </p>
      <p className="mt-2">{consequence(order, step)}</p>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </AlertDialog>
  )
}

const confirmLabels: Record<Exclude<OrderStep, 'ship' | 'set_tracking'>, string> = {
  confirm_payment: 'Pagamento ricevuto',
  deliver: 'Consegnato',
  cancel: 'Annulla l’ordine',
  refund: 'Rimborsa',
}

function consequence({ paymentMethod, paymentStatus, total }: AdminOrderRow, step: OrderStep): string {
  const isWallet = paymentMethod === 'paypal'
  if (step === 'confirm_payment') return 'Hai visto il bonifico sul conto? Il cliente riceve l’e-mail di conferma.'
  if (step === 'deliver') return 'Il cliente viene avvisato e da oggi decorrono i suoi termini di reso.'
  if (step === 'refund')
    return isWallet
      ? `PayPal restituisce ${euro(total)} al cliente. L’operazione non può essere annullata.`
      : `Segna il rimborso solo dopo aver restituito ${euro(total)} con bonifico.`
  const back = 'I pezzi tornano in vendita e il cliente viene avvisato. L’operazione non può essere annullata.'
  if (paymentStatus !== 'paid') return back
  return isWallet
    ? `${back} PayPal restituisce ${euro(total)}.`
    : `${back} Il bonifico va restituito a mano: ${euro(total)}.`
}

function TrackingQuestion({ order, step, busy, error, onClose, onAnswer }: Props) {
  const [code, setCode] = useState(order.trackingCode ?? '')
  const isShipping = step === 'ship'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) onAnswer(code.trim())
  }
  return (
    <Dialog open onClose={onClose} title={isShipping ? 'Spedisci ordine' : 'Codice di spedizione'} size="auth">
      <form className="dlg-b stack" onSubmit={submit}>
        <p>
          Ordine <b className="b">{order.orderNumber}</b> di {order.customerName}.
          {isShipping && ' Il cliente viene avvisato con il codice, se vuole ricevere questi avvisi.'}
        </p>
        <Field label="Codice di spedizione" optional error={error}>
          <input
            value={code}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <div className="row dlg-answers">
          <button type="button" className="btn" onClick={onClose}>
            Indietro
          </button>
          <button type="submit" className="btn btn-1" aria-disabled={busy}>
            {busy && <span className="spin" aria-hidden="true" />}
            {isShipping ? 'Spedisci' : 'Salva'}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
