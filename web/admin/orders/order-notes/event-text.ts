import { formatEuro } from '#shared/domain/platform/money.ts'
import { carrierName, carriers } from '#shared/domain/platform/shop/carriers.ts'
import type { WorkshopStep } from '#shared/domain/platform/states/workshop-steps.ts'
import { calendarDay, euro } from '#web/admin/admin-format.ts'
import { mailName } from '#web/admin/messages/mail-labels.ts'
import { kindOf } from '#web/admin/orders/order-notes/timeline-kinds.ts'
import { workshopStepNames } from '#web/admin/orders/workshop/workshop-step-names.ts'

type Data = Record<string, unknown>

/** The detail of an event; a sum shown beside it is not repeated. */
export function eventDetail(kind: string, data: Data): string {
  if (kind === 'shipped' || kind === 'tracking_changed' || kind.startsWith('parcel_'))
    return parcelDetail(data) + unpaidDetail(data)
  if (typeof data.code === 'string') return returnDetail(data)
  if (kind === 'work_moved') return `: ${workshopStepNames[data.step as WorkshopStep] ?? 'niente ancora'}`
  if (kind === 'pieces_checked')
    return `: ${data.quantity} × ${data.name}, ${data.to === 'stock' ? 'a scaffale' : 'non si rivende'}`
  if (kind === 'closure_told') return closureDetail(data)
  const isSummed = kindOf(kind).sign !== undefined
  if (typeof data.amountCents === 'number')
    return `${isSummed ? '' : `: ${formatEuro(data.amountCents)}`}${wayDetail(data)}${noteDetail(data)}`
  if (typeof data.totalCents === 'number') return `: ${formatEuro(data.totalCents)}, ${methodDetail(data)}`
  if (typeof data.mail === 'string') return `: ${mailName(data.mail)}`
  if (typeof data.amount === 'string')
    return `${isSummed ? '' : `: ${euro(data.amount)}`}${missingDetail(data)}${dueDetail(data)}`
  return typeof data.reason === 'string' ? `: ${reasonNames[data.reason] ?? data.reason}` : ''
}

/** «: arriva il 9/12/2026, era il 7/12/2026». */
function closureDetail({ arrivesOn, before }: Data): string {
  if (typeof arrivesOn !== 'string') return ', senza un nuovo giorno'
  return typeof before === 'string'
    ? `: il nuovo giorno è il ${calendarDay(arrivesOn)}, era il ${calendarDay(before)}`
    : `: lo ritira di nuovo dal ${calendarDay(arrivesOn)}`
}

/** «: RS-7K4M-1, il motivo». */
function returnDetail({ code, reason, trackingCode }: Data): string {
  const words = [code, trackingCode, reason].filter((word) => typeof word === 'string' && word !== '')
  return `: ${words.join(', ')}`
}

function wayDetail({ kind, by, issue }: Data): string {
  if (by === 'provider') return ' dal conto di chi gestisce il pagamento'
  const way =
    kind === 'transfer'
      ? ' con bonifico'
      : kind === 'wallet'
        ? ' come era stato pagato'
        : kind === 'gift_card'
          ? ' sul buono regalo'
          : ''
  return typeof issue === 'string' ? `${way} (${issue})` : way
}

const methodDetail = ({ paymentMethod }: Data) => methodWords[String(paymentMethod)] ?? 'con bonifico'
const methodWords: Record<string, string> = {
  paypal: 'con PayPal',
  card: 'con carta',
  gift_card: 'con buono regalo',
  counter: 'da pagare in negozio',
}

function noteDetail({ note }: Data): string {
  return typeof note === 'string' ? `, ${note}` : ''
}

/** «: n. 2, BRT 084123456789». */
function parcelDetail({ number, carrier, trackingCode }: Data): string {
  const known = carriers.find((one) => one === carrier && one !== 'other')
  const words = [known && carrierName(known), trackingCode].filter(Boolean)
  const reported = [typeof number === 'number' && `n. ${number}`, words.join(' ')].filter(Boolean)
  return reported.length > 0 ? `: ${reported.join(', ')}` : ''
}

function unpaidDetail({ isUnpaid, reason }: Data): string {
  if (!isUnpaid) return ''
  return typeof reason === 'string' && reason
    ? `, senza pagamento. Motivo: ${reason}`
    : ', senza pagamento e senza un motivo indicato'
}

function missingDetail({ missing }: Data): string {
  if (!Array.isArray(missing)) return ''
  const names = missing.map(({ name, size }: Data) => [name, size].filter(Boolean).join(' '))
  return `. Non c’è più: ${names.join(', ')}`
}

function dueDetail({ due }: Data): string {
  return typeof due === 'string' ? `, mancano ${euro(due)}` : ''
}

const reasonNames: Record<string, string> = {
  unpaid: 'non pagato in tempo',
  not_collected: 'non ritirato in tempo',
  shop: 'dal negozio',
  customer: 'dal cliente',
  payment_denied: 'pagamento negato',
}
