import { findShortages, type Shortage } from '#server/catalog/products/sellable-stock-repository.ts'
import { deductStock, lockStock } from '#server/catalog/products/stock-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { issueBought } from '#server/orders/gift-cards/issue-gift-card.ts'
import { lockCardsOf, spendAgain } from '#server/orders/gift-cards/spend-gift-cards.ts'
import { reopenedReferenceOf } from '#server/orders/order-records/movement-reference.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import {
  findOrder,
  listOrderLines,
  type OrderLineRow,
  type StoredOrder,
} from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { promisedDays } from '#server/pricing/shipping/promised-days.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'

interface MissingProduct {
  name: string
  size: string
  available: number
}

/** A cancelled unpaid bank order whose transfer has not been seen since. */
export function canReceiveLateTransfer(order: StoredOrder): boolean {
  const { paymentMethod, paymentStatus, orderStatus, transferToReturnSince, totalCents } = order
  const isCancelledUnpaid = orderStatus === 'cancelled' && paymentStatus === 'pending'
  return paymentMethod === 'bank' && totalCents > 0 && isCancelledUnpaid && !transferToReturnSince
}

/**
 * The transfer of a cancelled order has arrived (decision 0025). When all its items are in stock it continues as a paid
 * order; else, or when the shop decides so, the money is marked to be paid back. Its customer gets a mail.
 * @throws Problem 404 order_not_found, 409 invalid_transition (not cancelled, paid, by wallet, or received before)
 */
export async function receiveLateTransfer(
  deps: OrdersDeps,
  orderId: string,
  request: { reopen: boolean },
): Promise<void> {
  await changeOrder(deps, orderId, async (tx, order, at) => {
    await receiveLateTransferOf(tx, order, { ...request, at, shop: deps.shop })
    await spendWithinLimit(tx, { kind: 'paid', cents: toPayCents(order), orderId }, at)
  })
}

/** The part inside the transaction, for callers that have locked the order. */
export async function receiveLateTransferOf(
  tx: Tx,
  order: StoredOrder,
  { at, shop, reopen, creditId }: { at: Date; shop: Shop; reopen: boolean; creditId?: string },
): Promise<void> {
  if (!canReceiveLateTransfer(order)) throw problem('invalid_transition')
  const lines = await listOrderLines(tx, order.id)
  await lockCardsOf(tx, order)
  const missing = order.sellsGiftCard ? [] : missingOf(lines, await lockStock(tx, lines))
  const reported = { amount: toDecimal(toPayCents(order)), ...(creditId && { creditId }) }
  const again = { ref: reopenedReferenceOf(order.id), at }
  const mayGo = reopen && missing.length === 0 && !(await isLeftAlone(tx, order, lines))
  if (mayGo && (await spendAgain(tx, order, again))) return reopenOrder(tx, order, lines, reported, { at, shop })
  return noteTransferToReturn(tx, order, { ...reported, ...(missing.length > 0 && { missing }) }, at)
}

export async function findMissing(db: Db, lines: readonly OrderLineRow[]): Promise<MissingProduct[]> {
  return missingOf(lines, await findShortages(db, lines))
}

/** Products that are not on sale count as missing, whatever their stock. */
function missingOf(lines: readonly OrderLineRow[], shortages: readonly Shortage[]): MissingProduct[] {
  return lines.flatMap(({ productId, name, size, slug }) => {
    const shortage = shortages.find((s) => s.productId === productId && s.size === size)
    if (slug && !shortage) return []
    return [{ name, size, available: slug ? (shortage?.available ?? 0) : 0 }]
  })
}

/** It was to be delivered with an order that is cancelled, or pays for the delivery of another alone. */
async function isLeftAlone(tx: Tx, { additionTo }: StoredOrder, lines: readonly OrderLineRow[]): Promise<boolean> {
  const first = additionTo ? await findOrder(tx, additionTo) : undefined
  return lines.length === 0 || first?.orderStatus === 'cancelled'
}

interface ToldOfMoney {
  amount: string
  creditId?: string
  missing?: readonly MissingProduct[]
}

async function reopenOrder(
  tx: Tx,
  order: StoredOrder,
  lines: readonly OrderLineRow[],
  reported: ToldOfMoney,
  { at, shop }: { at: Date; shop: Shop },
): Promise<void> {
  const short = order.sellsGiftCard ? [] : await deductStock(tx, lines, reopenedReferenceOf(order.id))
  if (short.length > 0) throw new Error(`order ${order.id}: pieces that were held could not be taken`)
  const promised = promisedDays(shop, at, { ...order, lines })
  const paid = { orderStatus: 'processing', paymentStatus: 'paid', paidAt: at } as const
  const reopened = await takeOrderStep(tx, order, at, {
    change: { ...paid, ...promised, cancelledAt: null, reopenedAt: at },
    event: 'reopened',
    data: { ...reported },
    actor: 'admin',
    mail: order.sellsGiftCard ? null : (data) => ({ kind: 'order_reopened', data }),
  })
  if (order.sellsGiftCard) await issueBought(tx, reopened, at)
}

async function noteTransferToReturn(tx: Tx, order: StoredOrder, reported: ToldOfMoney, at: Date) {
  const isSoldOut = reported.missing !== undefined
  await takeOrderStep(tx, order, at, {
    change: { transferToReturnCents: toPayCents(order), transferToReturnSince: at },
    event: 'transfer_to_return',
    data: { ...reported },
    actor: 'admin',
    mail: (data) => ({ kind: 'transfer_to_return', data: { ...data, isSoldOut } }),
  })
}

/**
 * Marks a late transfer as paid back by hand.
 * @throws Problem 404 order_not_found, 409 invalid_transition (there is none, or it was paid back)
 */
export async function returnLateTransfer(deps: OrdersDeps, orderId: string): Promise<void> {
  await changeOrder(deps, orderId, async (tx, order, at) => {
    if (!isTransferToReturn(order)) throw problem('invalid_transition')
    await takeOrderStep(tx, order, at, {
      change: { transferReturnedAt: at },
      event: 'transfer_returned',
      data: { amount: toDecimal(order.transferToReturnCents ?? toPayCents(order)) },
      actor: 'admin',
      mail: (data) => ({ kind: 'transfer_returned', data }),
    })
  })
}

export function isTransferToReturn({ transferToReturnSince, transferReturnedAt }: StoredOrder): boolean {
  return transferToReturnSince !== null && transferReturnedAt === null
}
