import type { Article, GivenBack, ModelOrder, ModelRefund, ModelReturn } from './order-model.ts'
import { isOpen } from './order-model.ts'
import { settleParcels } from './parcel-moves.ts'
import { closeReturn } from './return-moves.ts'
import type { ShopModel } from './shop-model.ts'

type Place = GivenBack['place']

export interface RefundWish {
  lines?: { line: number; quantity: number; place: Place }[]
  shipping?: boolean
  otherCents?: number
  settles?: ModelReturn
}

/** Some of an order's money goes back; false where the shop refuses. `'nothing'`: a return ended, and no money was left. */
export function refundPieces(model: ShopModel, order: ModelOrder, request: RefundWish): boolean | 'nothing' {
  const { settles } = request
  if (order.payment === 'pending' || (settles && !isOpen(settles))) return false
  const isWithShipping = request.shipping ?? (settles !== undefined && shippingOf(order, settles) > 0)
  const hasShipping =
    order.shippingCents + order.keptCents > 0 && !order.refunds.some(({ shippingCents }) => shippingCents > 0)
  if (settles && order.askedCents === order.totalCents) {
    closeReturn(settles, 'settled', 'all')
    return 'nothing'
  }
  const before = settles?.state
  if (settles) settles.state = 'cancelled'
  const requested =
    request.lines ?? settles?.lines.map(({ no: line, quantity }) => ({ line, quantity, place: 'check' as const }))
  const lines = linesOf(order, requested ?? [], settles)
  const shippingCents = isWithShipping ? order.shippingCents + order.keptCents : 0
  const cents = (lines ?? []).reduce((sum, line) => sum + line.cents, shippingCents + (request.otherCents ?? 0))
  const isPossible =
    lines && (!isWithShipping || hasShipping) && cents > 0 && cents <= order.totalCents - order.askedCents
  if (settles && before) settles.state = before
  if (!isPossible) return false
  const refund = ask(order, { cents, shippingCents, lines })
  if (settles) closeReturn(settles, 'settled', refund)
  for (const { place, article, quantity } of lines) if (place === 'stock') article.shelf += quantity
  settleParcels(model, order)
  return true
}

function linesOf(
  order: ModelOrder,
  requested: NonNullable<RefundWish['lines']>,
  settles: ModelReturn | undefined,
): GivenBack[] | undefined {
  const asked = new Map<string, GivenBack>()
  for (const { line: no, quantity: more, place } of requested) {
    const line = order.lines.find((one) => one.no === no)
    if (!line) return undefined
    const quantity = more + (asked.get(`${no} ${place}`)?.quantity ?? 0)
    const article = settles?.lines.find((one) => one.no === no)?.article ?? hasEnough(order, no, quantity)
    const cents = quantity * line.unitCents
    asked.set(`${no} ${place}`, { no, quantity, place, article, cents, looked: { stock: 0, none: 0 } })
  }
  const lines = [...asked.values()]
  const isThere = order.lines.every((line) => {
    const inAll = lines.reduce((sum, one) => sum + (one.no === line.no ? one.quantity : 0), 0)
    return inAll <= order.left(line)
  })
  return isThere ? lines : undefined
}

function hasEnough(order: ModelOrder, no: number, quantity: number): Article {
  const line = order.line(no)
  return [...order.has(line)].find(([, left]) => left >= quantity)?.[0] ?? line.article
}

/** The delivery charge goes back with the last of the withdrawals that give everything back. */
function shippingOf(order: ModelOrder, settles: ModelReturn): number {
  const withdrawals = order.returns.filter(
    ({ kind, state }) => kind === 'withdrawal' && state !== 'refused' && state !== 'cancelled',
  )
  if (withdrawals.findLast(isOpen) !== settles || order.refunds.some(({ shippingCents }) => shippingCents > 0)) return 0
  const isAll = order.lines.every(({ no, quantity }) => {
    const own = withdrawals.flatMap(({ lines }) => lines).filter((line) => line.no === no)
    return own.reduce((sum, line) => sum + line.quantity, 0) >= quantity
  })
  return isAll ? order.shippingCents + order.keptCents : 0
}

function ask(order: ModelOrder, what: Pick<ModelRefund, 'cents' | 'shippingCents' | 'lines'>): ModelRefund {
  const refund: ModelRefund = { ...what, kind: order.isByProvider ? 'wallet' : 'transfer', isBack: false }
  order.refunds.push(refund)
  return refund
}

/** Removes units of a paid order, on sale again at once, without the delivery that the rest no longer earns. */
export function askPieces(order: ModelOrder, lines: GivenBack[], keptCents: number): void {
  const refund = ask(order, {
    cents: lines.reduce((sum, line) => sum + line.cents, -keptCents),
    shippingCents: 0,
    lines,
  })
  if (refund.cents === 0) Object.assign(refund, { kind: 'gift_card', isBack: true })
  order.keptCents += keptCents
  for (const { article, quantity } of lines) article.shelf += quantity
}

export function askRest(order: ModelOrder, keptCents = 0): void {
  const cents = order.totalCents - order.askedCents - keptCents
  if (cents > 0) ask(order, { cents, shippingCents: 0, lines: [] })
}

/** Inspected units; false where there are fewer. */
export function settleChecked(
  line: Pick<GivenBack, 'quantity' | 'article' | 'looked'> | undefined,
  quantity: number,
  to: 'stock' | 'none',
): boolean {
  if (!line || quantity > line.quantity - line.looked.stock - line.looked.none) return false
  line.looked[to] += quantity
  if (to === 'stock') line.article.shelf += quantity
  return true
}
