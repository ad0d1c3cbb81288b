import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import type { Article, GivenBack, Goods, ModelLine, ModelOrder } from './order-model.ts'
import { askPieces } from './refund-moves.ts'
import { type ShopModel, sumByArticle } from './shop-model.ts'
import { isBeingPaid } from './wallet-moves.ts'

export interface LineWish {
  no: number
  quantity: number
  article: Article
}

/** A line with its remaining units, and its requested state. */
interface ChangedLine {
  line: ModelLine
  before: Goods
  after: Goods
}

/** Not yet in preparation, with nothing coming back. */
export function mayChange(order: ModelOrder): boolean {
  const { parcels, returns } = order
  const isComingBack = returns.some(({ state }) => state !== 'refused' && state !== 'cancelled')
  return order.mayAct('change') && parcels.length === 0 && !isComingBack
}

/** Its amount stays while a part of it is there, or the wallet takes it. */
export function mayChangeAmount(model: ShopModel, order: ModelOrder): boolean {
  const isPartlyPaid = order.payment === 'pending' && order.receivedCents > 0
  return !isPartlyPaid && !isBeingPaid(model, order)
}

export interface Added {
  goods: AddedGoods[]
  shippingCents: number
}

/** Changes an order; false where the shop refuses. @returns the addition to a paid one, which is an order of its own */
export function amend(model: ShopModel, order: ModelOrder, requests: readonly LineWish[]): false | Added {
  if (!mayChange(order)) return false
  const all = order.lines.flatMap((line): ChangedLine[] => {
    const before = { article: line.article, quantity: order.left(line) }
    const request = requests.find(({ no }) => no === line.no)
    return before.quantity > 0 ? [{ line, before, after: request ?? before }] : []
  })
  const changed = all.filter(({ before, after }) => {
    const isOther = after.quantity > 0 && after.article !== before.article
    return after.quantity !== before.quantity || isOther
  })
  if (changed.length === 0 || all.every(({ after }) => after.quantity === 0)) return false
  const changesAmount = changed.some(({ before, after }) => after.quantity !== before.quantity)
  if (changesAmount && !mayChangeAmount(model, order)) return false
  if (order.payment !== 'pending') return amendPaid(model, order, changed)
  return amendUnpaid(model, order, changed, changesAmount) && { goods: [], shippingCents: 0 }
}

function amendUnpaid(model: ShopModel, order: ModelOrder, changed: ChangedLine[], changesAmount: boolean): boolean {
  const moved = changed.flatMap(({ before, after }) => [after, less(before)])
  if (!model.mayTake(moved)) return false
  take(moved)
  for (const { line, after } of changed) Object.assign(line, { article: after.article, quantity: after.quantity })
  order.lines = order.lines.filter(({ quantity }) => quantity > 0)
  if (changesAmount && !order.additionTo && !order.isFetched)
    order.shippingCents = shippingCents(order.totalCents - order.shippingCents, model.shipping)
  return true
}

export type AddedGoods = Goods & { unitCents: number }

/** Removed units are refunded, remaining ones may change their size, added ones become another order. */
function amendPaid(model: ShopModel, order: ModelOrder, changed: ChangedLine[]): false | Added {
  const fewer = changed.flatMap(({ line: { no, unitCents }, before, after }): GivenBack[] => {
    const quantity = before.quantity - after.quantity
    const common = { no, place: 'stock', article: before.article, looked: { stock: 0, none: 0 } } as const
    return quantity > 0 ? [{ ...common, looked: { stock: 0, none: 0 }, quantity, cents: quantity * unitCents }] : []
  })
  const swapped = changed.flatMap(({ line, before, after }) => {
    const quantity = Math.min(before.quantity, after.quantity)
    return quantity > 0 && before.article !== after.article
      ? [{ line, from: before.article, to: after.article, quantity }]
      : []
  })
  const added = changed.flatMap(({ line: { unitCents }, before, after }): AddedGoods[] => {
    const quantity = after.quantity - before.quantity
    return quantity > 0 ? [{ article: after.article, quantity, unitCents }] : []
  })
  const worthCents = fewer.reduce((sum, line) => sum + line.cents, 0)
  const dearerCents = fewer.length > 0 ? dearerBy(model, order, worthCents) : 0
  const keptCents = Math.min(dearerCents, worthCents)
  if (worthCents - keptCents > order.totalCents - order.askedCents) return false
  const kept = swapped.flatMap(({ from, to, quantity }) => [
    { article: to, quantity },
    less({ article: from, quantity }),
  ])
  const afterRefund = [...fewer.map(less), ...kept]
  if (!model.mayTake(afterRefund) || !model.mayTake([...afterRefund, ...added])) return false
  if (fewer.length > 0) askPieces(order, fewer, keptCents)
  take(kept)
  for (const { line, to, quantity } of swapped) writeSize(order, line, to, quantity)
  return { goods: added, shippingCents: dearerCents - keptCents }
}

/** The rest's delivery over that of all that was bought, less what was kept and asked for; below zero, what goes back of the kept. */
function dearerBy(model: ShopModel, order: ModelOrder, worthCents: number): number {
  const rest = order.goodsCents - worthCents
  if (order.additionTo || rest === 0) return 0
  const asked = model.orders.filter((one) => one.additionTo === order && one.status !== 'cancelled')
  const askedCents = asked.reduce((sum, one) => sum + one.shippingCents, 0)
  const bought = shippingCents(order.totalCents - order.shippingCents, model.shipping)
  const dearer = Math.max(0, shippingCents(rest, model.shipping) - Math.max(bought, order.shippingCents))
  return Math.max(dearer - order.keptCents - askedCents, -order.keptCents)
}

/** Refunded units keep their line and size; the rest becomes a line of its own. */
function writeSize(order: ModelOrder, line: ModelLine, article: Article, kept: number): void {
  if (order.refunded(line.no) === 0) {
    line.article = article
    return
  }
  const no = Math.max(...order.lines.map((one) => one.no)) + 1
  order.lines.push({ no, article, quantity: kept, unitCents: line.unitCents })
  line.quantity -= kept
}

const less = ({ article, quantity }: Goods): Goods => ({ article, quantity: -quantity })

function take(items: readonly Goods[]): void {
  for (const { article, quantity } of sumByArticle(items)) article.shelf -= quantity
}
