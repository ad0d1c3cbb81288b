import { outcomesOf } from '#shared/domain/orders/returns/return-choices.ts'
import { daysFrom, kindsOf } from '#shared/domain/orders/returns/return-terms.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { ReturnKind, ReturnOutcome } from '#shared/domain/platform/states/after-sales-states.ts'
import type { Article, ModelLine, ModelOrder, ModelReturn } from './order-model.ts'
import { settleParcels } from './parcel-moves.ts'
import type { ShopModel } from './shop-model.ts'

/** The promises of shop.config.json. */
const terms = { returnDays: 30, guaranteeMonths: 24 }

export interface ReturnWish {
  kind: ReturnKind
  outcome: ReturnOutcome
  lines: { no: number; article: Article; quantity: number; other: Article | undefined }[]
}

export function kindsOfLine(model: ShopModel, order: ModelOrder, { no }: ModelLine): ReturnKind[] {
  const isSent = order.wasShipped || order.sent(no) > 0
  if (order.status === 'cancelled' || order.payment === 'refunded' || (!order.wasPaid && !isSent)) return []
  const deliveredAt = order.deliveredAt === undefined ? null : new Date(order.deliveredAt)
  return kindsOf({ isSent, deliveredAt, isDistance: !order.isCounterSale, ...terms }, new Date(model.now)).map(
    ({ kind }) => kind,
  )
}

/** Opens a return, or an exchange with reserved replacements; undefined where the shop refuses. */
export function openReturn(model: ShopModel, order: ModelOrder, request: ReturnWish): ModelReturn | undefined {
  const { kind, outcome } = request
  if (!outcomesOf[kind].includes(outcome)) return undefined
  for (const { no, article, quantity, other } of request.lines) {
    const line = order.lines.find((one) => one.no === no)
    if (!line || quantity > (order.has(line).get(article) ?? 0)) return undefined
    if (!kindsOfLine(model, order, line).includes(kind)) return undefined
    if (kind === 'shop_return' && other === article) return undefined
  }
  const held = request.lines.flatMap(({ other, quantity }) => (other ? [{ article: other, quantity }] : []))
  if (!model.mayTake(held)) return undefined
  for (const { article, quantity } of held) article.shelf -= quantity
  const lines = request.lines.map((line) => ({ ...line, looked: { stock: 0, none: 0 } }))
  const opened: ModelReturn = { kind, outcome, state: 'announced', lines, isReceived: false, openedAt: model.now }
  order.returns.push(opened)
  settleParcels(model, order)
  return opened
}

/** Ends a return without sending anything: releases the stock of an exchange. */
export function closeReturn(
  one: ModelReturn,
  state: 'settled' | 'refused' | 'cancelled',
  refund?: ModelReturn['refund'],
): void {
  if (one.outcome === 'exchange') for (const { other, quantity } of one.lines) if (other) other.shelf += quantity
  one.state = state
  if (!refund) return
  one.refund = refund
  one.outcome = 'refund'
}

/** Receives the units, also after the refund has ended the return. */
export function receive(one: ModelReturn): boolean {
  const isAwaited = one.state === 'settled' && !one.isReceived
  if (one.state !== 'announced' && !isAwaited) return false
  if (one.state === 'announced') one.state = 'received'
  one.isReceived = true
  return true
}

export function sendBack(one: ModelReturn, outcome: 'exchange' | 'repair'): boolean {
  const isThere = one.state === 'received' || (one.state === 'announced' && outcome === 'exchange')
  if (one.outcome !== outcome || !isThere) return false
  one.state = 'settled'
  return true
}

/** Held until the last day for sending it, and a little. */
export function isHeldTooLong(model: ShopModel, one: ModelReturn): boolean {
  if (one.state !== 'announced' || one.outcome !== 'exchange') return false
  return daysFrom(new Date(one.openedAt)).heldUntilDay < romeDayOf(new Date(model.now))
}
