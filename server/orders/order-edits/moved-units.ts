import { listSizes, type StockItem, sizesAtPriceOf } from '#server/catalog/products/sellable-stock-repository.ts'
import { moveStock } from '#server/catalog/products/stock-repository.ts'
import { refuseHoarding } from '#server/orders/checkout/hoarding-guard.ts'
import { insufficientStock } from '#server/orders/checkout/insufficient-stock.ts'
import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import { type NotSold, refuseNotSold } from '#server/orders/checkout/refuse-not-sold.ts'
import {
  limitedBuyerOf,
  lockLimitedBuyer,
  readBuyerUnits,
} from '#server/orders/order-records/buyer-units-repository.ts'
import type { OrderLineRow } from '#server/orders/order-records/order-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { ChangedLine, ChangeEffect } from '#shared/domain/orders/weigh-order-edit.ts'
import type { OrderEdit } from './order-edit.ts'

/** @throws Error where the change names no line of the order: it was looked at before */
export function boughtLine(lines: readonly OrderLineRow[], { line }: Pick<ChangedLine, 'line'>): OrderLineRow {
  const bought = lines.find(({ lineNo }) => lineNo === line)
  if (!bought) throw new Error(`line ${line} is not in the order`)
  return bought
}

/** @throws Problem 409 insufficient_stock, order_change_no_room */
export async function moveUnits(tx: Tx, { lines, name }: OrderEdit, units: readonly StockItem[]): Promise<void> {
  const { short, homeless } = await moveStock(tx, units, name)
  if (short.length > 0) throw insufficientStock(short, { lines })
  if (homeless.length > 0) throw problem('order_change_no_room')
}

/** @throws Problem 400 unknown_size where the product has no such size, 409 size_other_price */
export async function requireSizes(tx: Tx, lines: readonly OrderLineRow[], effect: ChangeEffect): Promise<void> {
  const changed = effect.lines.filter(({ size, wanted }) => wanted.quantity > 0 && wanted.size !== size)
  if (changed.length === 0) return
  const known = await listSizes(
    tx,
    changed.map((line) => boughtLine(lines, line).productId),
  )
  for (const line of changed) {
    const { productId } = boughtLine(lines, line)
    const isWanted = (one: { productId: number; size: string }) =>
      one.productId === productId && one.size === line.wanted.size
    if (!known.some(isWanted)) throw problem('unknown_size')
    if (!sizesAtPriceOf(known, productId, line.size).some(isWanted)) throw problem('size_other_price')
  }
}

/** The units that a change adds. */
export function addedUnits({
  lines,
  effect,
}: Pick<OrderEdit, 'lines' | 'effect'>): (StockItem & { bought: OrderLineRow })[] {
  return effect.lines
    .filter(({ quantity, wanted }) => wanted.quantity > quantity)
    .map((line) => {
      const bought = boughtLine(lines, line)
      const { quantity, size } = line.wanted
      return { bought, productId: bought.productId, size, quantity: quantity - line.quantity }
    })
}

/**
 * Added items are sold as in an order: visible products only, and within the limit for unpaid orders.
 * @throws Problem 409 product_unavailable, insufficient_stock; 429 too_many_pieces
 */
export async function requireAddable(tx: Tx, shop: Pick<Shop, 'usedWithoutCard'>, change: OrderEdit): Promise<void> {
  const added = addedUnits(change)
  const gone = added.filter(({ bought }) => bought.slug === null)
  refuse(gone, 'gone')
  const { order, changer, at } = change
  if (added.length === 0 || !changer.caller) return
  const { network } = changer.caller
  const taker = limitedBuyerOf(network, { ...order, delivery: order.deliveryMethod }, order.customerId, 'transfer')
  await lockLimitedBuyer(tx, taker)
  const ids = added.map(({ productId }) => productId)
  const articles = await listOrderableProducts(tx, ids, order.language, shop)
  const callOnly = new Set(articles.filter(({ isCallOnly }) => isCallOnly).map(({ id }) => id))
  const byPhone = added.filter(({ productId }) => callOnly.has(productId))
  refuse(byPhone, 'no_card')
  const lines = added.map(({ bought, ...pieces }) => ({ ...pieces, name: bought.name }))
  await refuseHoarding(tx, await readBuyerUnits(tx, taker, at), { quote: { lines }, articles }, at)
}

function refuse(units: ReturnType<typeof addedUnits>, reason: NotSold): void {
  refuseNotSold(
    units.map(({ bought: { productId, name }, size }) => ({ productId, frameSize: size || null, name, reason })),
  )
}
