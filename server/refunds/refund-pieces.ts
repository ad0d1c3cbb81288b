import { createHash } from 'node:crypto'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { addOrderEvent, listOrderLines, type OrderLineRow, type StoredOrder } from '#server/orders/order-repository.ts'
import { returnToStock, type StockLine } from '#server/orders/stock-repository.ts'
import { problem } from '#server/problems/problem.ts'
import type { NewRefundBody } from '#shared/contract/refunds/admin-refunds.ts'
import { askRefund, type RefundWish } from './ask-refund.ts'
import { requireRefund } from './follow-refund.ts'
import { withOrderLocked } from './refund-order.ts'
import { findRefundByKey, listRefundLines, listRefundsOfOrder, lockRefund, settleChecked } from './refund-repository.ts'

/**
 * Gives back pieces, the delivery charge or an amount of a paid order, and puts the pieces where they go (rules 571 to
 * 576). The same key is the same refund.
 * @returns whether it is a new one
 * @throws Problem 404 order_not_found; 409 refund_not_paid, refund_pieces, refund_shipping_done, refund_exceeds,
 *   refund_nothing, refund_no_room, idempotency_conflict
 */
export async function refundPieces(
  deps: Deps,
  orderId: string,
  body: NewRefundBody,
  requestKey: string | undefined,
): Promise<boolean> {
  const requestHash = hashOf(orderId, body)
  return withOrderLocked(deps, orderId, async (tx, order, at) => {
    const earlier = requestKey ? await findRefundByKey(tx, requestKey) : undefined
    if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
    if (earlier) return false
    if (order.paymentStatus === 'pending') throw problem('refund_not_paid')
    const bought = await listOrderLines(tx, orderId)
    const lines = linesOf(bought, body)
    const wish: RefundWish = {
      lines,
      shippingCents: body.shipping ? await shippingLeft(tx, order) : 0,
      otherCents: body.other ?? 0,
      reason: 'shop_refund',
      note: body.reason,
      account: order.paymentId ? null : (body.account ?? null),
      request: requestKey ? { requestKey, requestHash } : null,
      actor: 'admin',
    }
    const refund = await askRefund(tx, order, wish, at)
    const back = lines.filter(({ place }) => place === 'stock')
    await putOnSale(
      tx,
      back.flatMap((line) => pieceOf(bought, line)),
      refund.id,
    )
    return true
  })
}

function linesOf(bought: readonly OrderLineRow[], { lines = [] }: NewRefundBody): RefundWish['lines'] {
  const asked = new Map<string, RefundWish['lines'][number]>()
  for (const { line: lineNo, quantity: more, place } of lines) {
    const row = bought.find((one) => one.lineNo === lineNo)
    if (!row) throw problem('refund_pieces')
    const quantity = more + (asked.get(`${lineNo} ${place}`)?.quantity ?? 0)
    asked.set(`${lineNo} ${place}`, { lineNo, place, quantity, amountCents: quantity * row.unitCents })
  }
  for (const { lineNo, quantity, refundedQuantity } of bought) {
    const wanted = [...asked.values()].reduce((sum, one) => sum + (one.lineNo === lineNo ? one.quantity : 0), 0)
    if (wanted > quantity - refundedQuantity) throw problem('refund_pieces')
  }
  return [...asked.values()]
}

async function shippingLeft(tx: Tx, { id, shippingCents }: StoredOrder): Promise<number> {
  const isDone = (await listRefundsOfOrder(tx, id)).some((refund) => refund.shippingCents > 0)
  if (isDone || shippingCents === 0) throw problem('refund_shipping_done')
  return shippingCents
}

/** Each product and size once: an order has no two lines of the same. */
function pieceOf(bought: readonly OrderLineRow[], { lineNo, quantity }: { lineNo: number; quantity: number }) {
  const row = bought.find((one) => one.lineNo === lineNo)
  return row ? [{ productId: row.productId, size: row.size, quantity }] : []
}

async function putOnSale(tx: Tx, pieces: readonly StockLine[], refId: string): Promise<void> {
  if (pieces.length === 0) return
  if ((await returnToStock(tx, pieces, refId)).length > 0) throw problem('refund_no_room')
}

/**
 * Pieces that had to be looked at go on sale again, or are given up.
 * @throws Problem 404 refund_not_found; 409 refund_pieces, refund_no_room
 */
export async function settlePieces(
  deps: Deps,
  id: string,
  { line: lineNo, quantity, to }: { line: number; quantity: number; to: 'stock' | 'none' },
): Promise<string> {
  const { orderId } = await requireRefund(deps, id)
  await withOrderLocked(deps, orderId, async (tx, _order, at) => {
    await lockRefund(tx, id)
    const before = (await listRefundLines(tx, [id])).find((r) => r.line.lineNo === lineNo && r.line.place === 'check')
    if (!before || !(await settleChecked(tx, { refundId: id, lineNo }, quantity, to))) throw problem('refund_pieces')
    const { productId, size, name, line } = before
    const refId = `${id}/checked-${line.restockedQuantity}`
    if (to === 'stock') await putOnSale(tx, [{ productId, size, quantity }], refId)
    const data = { refundId: id, name, quantity, to }
    await addOrderEvent(tx, { orderId, actor: 'admin', kind: 'pieces_checked', data, createdAt: at })
  })
  return orderId
}

function hashOf(orderId: string, { lines, shipping, other, reason, account }: NewRefundBody): string {
  const content = [orderId, lines ?? [], shipping ?? false, other ?? 0, reason, account?.iban, account?.holder]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
