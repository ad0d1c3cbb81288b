import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { refundOrder } from '#shared/contract/orders/admin-refunds.ts'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import { centsOf, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { isIban } from '#shared/domain/platform/shop/iban.ts'
import type { PiecePlace } from '#shared/domain/platform/states/refund-states.ts'
import { paidFor } from '#shared/domain/pricing/worth-of-units.ts'

/** The choices of the staff. */
export interface RefundDraft {
  lines: Readonly<Record<number, { quantity: number; place: PiecePlace }>>
  shipping: boolean
  hasOther: boolean
  other: string
  reason: string
  iban: string
  holder: string
}

export const blankDraft = ({ customerName }: AdminOrder): RefundDraft => ({
  lines: {},
  shipping: false,
  hasOther: false,
  other: '',
  reason: '',
  iban: '',
  holder: customerName.slice(0, 70),
})

/** Units that can be refunded now; those in a return are refunded with it. */
export const piecesLeft = ({ quantity, refundedQuantity, returningQuantity }: AdminOrder['items'][number]) =>
  quantity - refundedQuantity - returningQuantity

/** The order after a return is settled: its units can be refunded. */
export function withoutReturn(order: AdminOrder, { lines }: AdminReturn): AdminOrder {
  const back = (line: number) => lines.reduce((sum, one) => (one.line === line ? sum + one.quantity : sum), 0)
  const items = order.items.map((item) => ({
    ...item,
    returningQuantity: Math.max(0, item.returningQuantity - back(item.line)),
  }))
  return { ...order, items }
}

/** Whether the delivery charge was paid and has not been given back. */
export const hasShippingLeft = ({ paidShipping, refunds }: AdminOrder) =>
  centsOf(paidShipping) > 0 && refunds.every((refund) => centsOf(refund.shipping) === 0)

/** Everything left, unit by unit. */
export function wholeDraft(order: AdminOrder, draft: RefundDraft): RefundDraft {
  const left = order.items.filter((item) => piecesLeft(item) > 0)
  return {
    ...draft,
    lines: Object.fromEntries(
      left.map((item) => [
        item.line,
        { quantity: piecesLeft(item), place: draft.lines[item.line]?.place ?? usualPlace(item) },
      ]),
    ),
    shipping: hasShippingLeft(order),
  }
}

interface ComingBack {
  lines: readonly { line: number; quantity: number }[]
  shipping: string
  /** Of a return; a statement alone has none. */
  state?: AdminReturn['state']
}

/** The refund of a return; units not yet received are inspected later. */
export function returnDraft(order: AdminOrder, { lines, shipping, state }: ComingBack): RefundDraft {
  const draft = blankDraft(order)
  const ticked: Record<number, { quantity: number; place: PiecePlace }> = {}
  for (const { line, quantity } of lines) {
    const item = order.items.find((one) => one.line === line)
    if (!item) continue
    const sum = (ticked[line]?.quantity ?? 0) + quantity
    const place = state === 'received' ? usualPlace(item) : 'check'
    ticked[line] = { quantity: Math.min(sum, piecesLeft(item)), place }
  }
  return { ...draft, lines: ticked, shipping: centsOf(shipping) > 0 && hasShippingLeft(order) }
}

/** On sale again, unless its size has gone. */
export const usualPlace = ({ onSale }: AdminOrder['items'][number]): PiecePlace => (onSale === null ? 'check' : 'stock')

export interface RefundSums {
  parts: { label: string; cents: number }[]
  cents: number
  /** The amount left for the order; negative when the refund is too large. */
  leftCents: number
}

/** A typed amount in cents; «meno» as a minus sign of either kind. */
export function typedCents(text: string): number | undefined {
  const plain = text.replace(/[€\s]/g, '').replace('−', '-')
  return parseDecimal(/,\d{1,2}$/.test(plain) ? plain.replaceAll('.', '') : plain)
}

export function sumsOf(order: AdminOrder, draft: RefundDraft): RefundSums {
  const parts = order.items.flatMap((item) => {
    const quantity = draft.lines[item.line]?.quantity ?? 0
    const label = `${quantity} × ${item.name}${item.frameSize ? `, taglia ${item.frameSize}` : ''}`
    return quantity > 0 ? [{ label, cents: paidFor(item, quantity) }] : []
  })
  if (draft.shipping) parts.push({ label: 'Spedizione', cents: centsOf(order.paidShipping) })
  const other = draft.hasOther ? (typedCents(draft.other) ?? 0) : 0
  if (other !== 0) parts.push({ label: other > 0 ? 'Altra cifra' : 'Trattenuti', cents: other })
  const cents = parts.reduce((sum, part) => sum + part.cents, 0)
  return { parts, cents, leftCents: centsOf(order.refundable) - cents }
}

export type DraftErrors = Partial<Record<'sum' | 'other' | 'reason' | 'iban' | 'holder', string>>

/** The faults of the account for a transfer. */
export function accountErrors({ iban, holder }: Pick<RefundDraft, 'iban' | 'holder'>): DraftErrors {
  return {
    ...(!isIban(iban) && { iban: 'L’IBAN non è valido: controlla le cifre.' }),
    ...(holder.trim().length < 2 && { holder: 'Scrivi a chi è intestato il conto.' }),
  }
}

/** The faults of the draft, in words beside their field. */
export function errorsOf(order: AdminOrder, draft: RefundDraft): DraftErrors {
  const { cents, leftCents } = sumsOf(order, draft)
  const errors: DraftErrors = {}
  if (draft.hasOther && !typedCents(draft.other)) errors.other = 'Scrivi una cifra, per esempio 25,00.'
  if (draft.hasOther && !draft.reason.trim()) errors.reason = 'Scrivi per che cosa: lo legge il cliente.'
  if (order.paymentMethod === 'bank' && draft.iban.trim()) Object.assign(errors, accountErrors(draft))
  if (leftCents < 0) errors.sum = `Resta da restituire meno di così. Riduci la cifra o togli un articolo.`
  else if (cents <= 0 && !errors.other) errors.sum = 'Scegli almeno un pezzo, la spedizione o una cifra.'
  return errors
}

export type RefundBody = NonNullable<CallInput<typeof refundOrder>['body']>

export function bodyOf(order: AdminOrder, draft: RefundDraft): RefundBody {
  const lines = Object.entries(draft.lines).flatMap(([line, { quantity, place }]) =>
    quantity > 0 ? [{ line: Number(line), quantity, place }] : [],
  )
  const other = draft.hasOther ? typedCents(draft.other) : undefined
  const hasAccount = order.paymentMethod === 'bank' && draft.iban.trim() !== ''
  return {
    lines,
    shipping: draft.shipping,
    ...(other !== undefined && { other: toDecimal(other) }),
    ...(draft.reason.trim() && { reason: draft.reason.trim() }),
    ...(hasAccount && { account: { iban: draft.iban, holder: draft.holder.trim() } }),
  }
}
