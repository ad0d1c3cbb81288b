import { lazy, Suspense } from 'react'
import type { AdminOrder, AdminOrderRow, OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { methodNames } from '#shared/domain/orders/payments/payment-words.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'
import { isProvided } from '#shared/domain/platform/states/order-states.ts'
import { euro } from '#web/admin/admin-format.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { LateTransferDialog } from './late-transfer-dialog.tsx'
import { stepName } from './order-parts/order-labels.ts'
import type { StepAnswer } from './step-answer.ts'
import { TrackingDialog } from './tracking-dialog.tsx'

const ShipDialog = lazy(() => import('./ship-dialog.tsx'))
const RefundDialog = lazy(() => import('#web/admin/orders/refunds/refund-dialog.tsx'))

export type OrderInQuestion = AdminOrderRow & {
  carrier?: Carrier | null
  trackingCode?: string | null
  missing?: AdminOrder['missing']
  refundable?: AdminOrder['refundable']
}

interface Props {
  order: OrderInQuestion
  step: OrderStep
  busy: boolean
  error: string | undefined
  onClose(): void
  onAnswer(answer?: StepAnswer): void
}

export function OrderQuestion(props: Props) {
  const { order, step, busy, error, onClose, onAnswer } = props
  if (step === 'ship')
    return (
      <Suspense>
        <ShipDialog {...props} />
      </Suspense>
    )
  if (step === 'refund' && centsOf(order.refundable ?? '0') > 0)
    return (
      <Suspense>
        <RefundDialog order={order} onClose={onClose} />
      </Suspense>
    )
  if (step === 'set_tracking') return <TrackingDialog {...props} />
  if (step === 'late_transfer') return <LateTransferDialog {...props} />
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={stepName(step, order)}
      cancelLabel="Indietro"
      confirmLabel={confirmLabels[step]}
      destructive={step === 'cancel' || step === 'refund'}
      busy={busy}
      onConfirm={() => onAnswer()}
    >
      <p>
        Ordine <b className="bold">{order.orderNumber}</b> di {order.customerName}, {euro(order.total)} con{' '}
        {methodNames[order.paymentMethod]}.
      </p>
      <p className="above-8">{consequence(order, step)}</p>
      <ErrorText>{error}</ErrorText>
    </AlertDialog>
  )
}

const confirmLabels: Record<Exclude<OrderStep, 'ship' | 'set_tracking' | 'late_transfer'>, string> = {
  confirm_payment: 'Pagamento ricevuto',
  deliver: 'Consegnato',
  cancel: 'Annulla l’ordine',
  refund: 'Rimborsa',
  transfer_returned: 'Bonifico restituito',
}

function consequence({ paymentMethod, paymentStatus, ...sums }: AdminOrderRow, step: OrderStep): string {
  const total = toDecimal(centsOf(sums.total) - centsOf(sums.refunded ?? '0'))
  const isWallet = isProvided(paymentMethod)
  const byHand = paymentMethod === 'counter' ? 'in negozio o con bonifico' : 'con bonifico'
  const who = paymentMethod === 'card' ? 'Chi ha incassato la carta' : 'PayPal'
  if (step === 'confirm_payment') return 'Hai visto il bonifico sul conto? Il cliente riceve l’e-mail di conferma.'
  if (step === 'deliver') return 'Il cliente viene avvisato e da oggi decorrono i suoi termini di reso.'
  if (step === 'transfer_returned')
    return `Segnalo solo dopo aver restituito ${euro(total)} con bonifico. Il cliente viene avvisato.`
  if (step === 'refund')
    return isWallet
      ? `${who} restituisce ${euro(total)} al cliente. L’operazione non può essere annullata.`
      : `Segna il rimborso solo dopo aver restituito ${euro(total)} ${byHand}.`
  const back = 'I pezzi tornano in vendita e il cliente viene avvisato. L’operazione non può essere annullata.'
  if (paymentStatus !== 'paid') return back
  const money = paymentMethod === 'counter' ? 'Il denaro' : 'Il bonifico'
  return `${back} ${isWallet ? `${who} restituisce ${euro(total)}` : `${money} va restituito a mano: ${euro(total)}`}.`
}
