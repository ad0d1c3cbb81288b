import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleX,
  ClipboardList,
  Hourglass,
  type LucideIcon,
  RotateCcw,
  Store,
  Truck,
} from 'lucide-react'
import type { AdminOrder, AdminOrderRow, OrderStep } from '#shared/contract/orders/admin-orders.ts'

type Tone = 'ok' | 'amber' | 'red' | 'blue' | 'plain'
interface Sign {
  label: string
  tone: Tone
  icon: LucideIcon
}

const orderSigns: Record<AdminOrderRow['orderStatus'], Sign> = {
  processing: { label: 'In elaborazione', tone: 'amber', icon: Hourglass },
  shipped: { label: 'Spedito', tone: 'blue', icon: Truck },
  delivered: { label: 'Consegnato', tone: 'ok', icon: CircleCheck },
  cancelled: { label: 'Annullato', tone: 'plain', icon: Ban },
}

/** The state of an order; a pick-up waits in the shop and is collected. */
export function orderSign({ orderStatus, delivery }: Pick<AdminOrderRow, 'orderStatus' | 'delivery'>): Sign {
  if (delivery === 'pickup' && orderStatus === 'shipped')
    return { label: 'Pronto per il ritiro', tone: 'blue', icon: Store }
  if (delivery === 'pickup' && orderStatus === 'delivered') return { ...orderSigns.delivered, label: 'Ritirato' }
  return orderSigns[orderStatus]
}

export const statusNames = {
  processing: orderSigns.processing.label,
  shipped: orderSigns.shipped.label,
  delivered: orderSigns.delivered.label,
  cancelled: orderSigns.cancelled.label,
}

export const paymentSigns: Record<AdminOrderRow['paymentStatus'], Sign> = {
  pending: { label: 'Da pagare', tone: 'amber', icon: CircleAlert },
  paid: { label: 'Pagato', tone: 'ok', icon: CircleCheck },
  refunded: { label: 'Rimborsato', tone: 'plain', icon: RotateCcw },
}

export const withdrawalSigns = {
  received: { label: 'Ricevuto', tone: 'amber', icon: Hourglass },
  in_return: { label: 'Reso in arrivo', tone: 'blue', icon: Truck },
  goods_received: { label: 'Merce ricevuta', tone: 'blue', icon: ClipboardList },
  refunded: { label: 'Rimborsato', tone: 'ok', icon: CircleCheck },
  refused: { label: 'Rifiutato', tone: 'red', icon: CircleX },
} as const satisfies Record<string, Sign>

export const taskNames = {
  to_confirm: 'Bonifici da verificare',
  to_ship: 'Da spedire',
  late: 'In ritardo',
  to_refund: 'Bonifici da rimborsare',
  payment_attention: 'Pagamenti da controllare',
  hoarding: 'Molti pezzi non pagati',
} as const

export const actorNames: Record<string, string> = { customer: 'cliente', admin: 'amministratore', system: 'sistema' }

/** The step the confirming button takes. */
type NextStep = Extract<OrderStep, 'confirm_payment' | 'ship' | 'deliver' | 'refund' | 'transfer_returned'>

/** The names for courier orders; `stepName` handles all orders. */
const stepNames: Record<OrderStep, string> = {
  confirm_payment: 'Conferma pagamento',
  ship: 'Spedisci',
  deliver: 'Segna come consegnato',
  cancel: 'Annulla ordine',
  refund: 'Rimborsa',
  set_tracking: 'Cambia codice di spedizione',
  late_transfer: 'Il bonifico è arrivato',
  transfer_returned: 'Bonifico restituito',
}

const fetchSteps: Partial<Record<OrderStep, string>> = {
  ship: 'Pronto per il ritiro',
  deliver: 'Segna come ritirato',
}

export function stepName(step: OrderStep, { delivery }: Pick<AdminOrderRow, 'delivery'>): string {
  return (delivery === 'pickup' && fetchSteps[step]) || stepNames[step]
}

/** The same on a button beside its order, and the button's whole name, which contains the words. */
export function stepWords(step: NextStep, order: Pick<AdminOrderRow, 'delivery'>): { words: string; name: string } {
  const name = stepName(step, order)
  if (step === 'deliver') return { words: order.delivery === 'pickup' ? 'Ritirato' : 'Consegnato', name }
  const isFetched = step === 'ship' && order.delivery === 'pickup'
  return isFetched ? { words: 'È pronto', name: 'È pronto per il ritiro' } : { words: name, name }
}

/** A pick-up has no steps with carrier or code. */
export function offeredSteps({ steps, delivery }: Pick<AdminOrder, 'steps' | 'delivery'>): OrderStep[] {
  return delivery === 'pickup' ? steps.filter((step) => step !== 'set_tracking') : steps
}

/** An unpaid wallet order does not exist; one that is cancelled or delivered is done, unless a transfer has to go back. */
export function nextStepOf(order: AdminOrderRow): NextStep | undefined {
  const { orderStatus, paymentMethod, paymentStatus, transferToReturn } = order
  if (transferToReturn && !transferToReturn.returnedAt) return 'transfer_returned'
  if (orderStatus === 'cancelled' && paymentMethod === 'bank' && paymentStatus === 'paid') return 'refund'
  if (orderStatus === 'shipped') return 'deliver'
  if (orderStatus !== 'processing') return undefined
  if (paymentStatus === 'pending') return paymentMethod === 'bank' ? 'confirm_payment' : undefined
  return paymentStatus === 'refunded' ? undefined : 'ship'
}

const attentions: Record<string, string> = {
  amount_mismatch: 'È stato incassato un importo diverso dal totale: il denaro viene restituito.',
  foreign_order: 'Il gestore dei pagamenti ne mostra uno che non è di questo negozio.',
  unresolved: 'Da tre giorni non si sa come sia finito il pagamento: cercalo nel conto di chi lo gestisce.',
  reversed:
    'Il denaro è stato ripreso dalla banca del cliente o da chi gestisce il pagamento: sentilo prima di spedire.',
  refund_failed: 'Il rimborso non è stato eseguito: restituisci il denaro con un bonifico, da «Rimborsi».',
  refund_amount: 'È stato rimborsato un importo diverso da quello incassato.',
  refunded_elsewhere:
    'Il pagamento è stato rimborsato dal conto di chi lo gestisce, non da qui: controlla se l’ordine va annullato.',
  refunded_in_part:
    'Una parte del pagamento è stata rimborsata dal conto di chi lo gestisce, non da qui: controlla lì per che cosa.',
  denied_after_shipping: 'Il pagamento è stato negato dopo la spedizione: chiedi al cliente il denaro o la merce.',
}

/** Why a person must look at a payment, in words; a refusal of the provider keeps its own word behind them. */
export function attentionText(reason: string): string {
  const known = attentions[reason]
  if (known) return known
  const [step, issue = reason] = reason.split(': ')
  if (step === 'refund')
    return `Il rimborso è rifiutato (${issue}): se resta così, restituisci il denaro con un bonifico, da «Rimborsi».`
  if (step === 'capture')
    return `Non si riesce a incassare (${issue}): controlla nel conto di chi gestisce il pagamento.`
  return `Da controllare nel conto di chi gestisce il pagamento (${reason}).`
}
