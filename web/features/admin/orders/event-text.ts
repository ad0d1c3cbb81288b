import { carrierName, carriers } from '#shared/domain/carriers.ts'
import { formatEuro } from '#shared/domain/money.ts'
import { euro } from '#web/features/admin/admin-format.ts'
import { mailNames } from './order-labels.ts'

type Data = Record<string, unknown>

export function eventDetail(kind: string, data: Data): string {
  if (kind === 'shipped' || kind === 'tracking_changed') return parcelDetail(data) + unpaidDetail(data)
  if (typeof data.code === 'string') return returnDetail(data)
  if (kind === 'pieces_checked')
    return `: ${data.quantity} × ${data.name}, ${data.to === 'stock' ? 'a scaffale' : 'non si rivende'}`
  if (typeof data.amountCents === 'number' && kind !== 'placed')
    return `: ${formatEuro(data.amountCents)}${noteDetail(data)}`
  if (typeof data.mail === 'string') return `: ${mailNames[data.mail] ?? data.mail}`
  if (typeof data.amount === 'string') return `: ${euro(data.amount)}${missingDetail(data)}${dueDetail(data)}`
  return typeof data.reason === 'string' ? `: ${reasonNames[data.reason] ?? data.reason}` : ''
}

/** «: RS-7K4M-1, il motivo». */
function returnDetail({ code, reason, trackingCode }: Data): string {
  const words = [code, trackingCode, reason].filter((word) => typeof word === 'string' && word !== '')
  return `: ${words.join(', ')}`
}

function noteDetail({ note }: Data): string {
  return typeof note === 'string' ? `, ${note}` : ''
}

function parcelDetail({ carrier, trackingCode }: Data): string {
  const known = carriers.find((one) => one === carrier && one !== 'other')
  const words = [known && carrierName(known), trackingCode].filter(Boolean)
  return words.length > 0 ? `: ${words.join(' ')}` : ''
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
  shop: 'dal negozio',
  customer: 'dal cliente',
  payment_denied: 'pagamento negato',
}
