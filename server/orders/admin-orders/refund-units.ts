import { createHash } from 'node:crypto'
import type { StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import { returnToStock } from '#server/catalog/products/stock-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { requireRefund } from '#server/orders/refunds/follow-refund.ts'
import {
  findRefundByKey,
  listRefundLines,
  listRefundsOfOrder,
  lockRefund,
  settleChecked,
} from '#server/orders/refunds/refund-repository.ts'
import {
  paidShippingCents,
  type RefundRequest,
  refundableCents,
  requestRefund,
} from '#server/orders/refunds/request-refund.ts'
import { tellAccount } from '#server/orders/refunds/tell-account.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import { openStatedReturn } from '#server/orders/returns/propose-return.ts'
import { type ReturnFacts, readReturnFacts, shippingOf } from '#server/orders/returns/return-facts.ts'
import { updateReturn } from '#server/orders/returns/return-repository.ts'
import { settledByRefund, takeReturnStep } from '#server/orders/returns/return-step.ts'
import { requireConfirmedActor } from '#server/orders/spending/spend-limit.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { NewRefundBody } from '#shared/contract/orders/admin-refunds.ts'
import type { PiecePlace } from '#shared/domain/platform/states/refund-states.ts'
import { worthOfUnits } from '#shared/domain/pricing/worth-of-units.ts'

/**
 * Refunds units, the delivery charge or an amount of a paid order, and records the place of the units.
 * Idempotent by key.
 * @returns whether it is a new one
 * @throws Problem 404 order_not_found; 409 refund_not_paid, refund_pieces, refund_shipping_done, refund_exceeds,
 * refund_nothing, refund_no_room, return_state, return_pieces, return_kind, return_not_offered, withdrawal_in_return,
 * idempotency_conflict; 404 return_not_found, withdrawal_not_found
 */
export async function refundUnits(
  deps: OrdersDeps,
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
    const stated = body.withdrawalReference
    const returnId = stated
      ? await openStatedReturn(tx, deps, order, { ...body, reference: stated, at })
      : body.returnId
    const facts = await readReturnFacts(tx, order)
    const settled = returnId ? await settleReturn(tx, facts, returnId, at) : undefined
    if (settled && refundableCents(order) === 0) return true
    const lines = linesOf(
      settled ? await readReturnFacts(tx, order) : facts,
      body.lines ?? settled?.lines ?? [],
      settled,
    )
    const isWithShipping = body.shipping ?? (settled !== undefined && shippingOf(facts, settled) > 0)
    const request: RefundRequest = {
      lines,
      shippingCents: isWithShipping ? await shippingLeft(tx, order) : 0,
      otherCents: body.other ?? 0,
      reason: 'shop_refund',
      note: body.reason,
      account: order.paymentId ? null : (body.account ?? null),
      request: requestKey ? { requestKey, requestHash } : null,
      actor: 'admin',
    }
    const refund = await requestRefund(tx, order, request, at)
    if (refund.iban) requireConfirmedActor()
    await tellAccount(tx, order, refund, at)
    if (settled) await updateReturn(tx, settled.id, { refundId: refund.id })
    const back = lines.filter(({ place }) => place === 'stock')
    await putOnSale(tx, piecesOf(facts.lines, back), refund.id)
    return true
  })
}

interface Settled {
  id: string
  lines: { line: number; quantity: number; place: PiecePlace }[]
  sizes: Map<number, string>
}

/**
 * The return ends with this refund, which allows its items to go back on sale; until they are inspected they are to be
 * checked. @throws Problem 404 return_not_found, 409 return_state
 */
async function settleReturn(tx: Tx, { order, returns }: ReturnFacts, id: string, at: Date): Promise<Settled> {
  const one = returns.find((row) => row.id === id)
  if (!one) throw problem('return_not_found')
  await takeReturnStep(tx, order, one, at, { ...settledByRefund, actor: 'admin', statement: ['refunded'] })
  return {
    id,
    lines: one.lines.map(({ lineNo, quantity }) => ({ line: lineNo, quantity, place: 'check' })),
    sizes: new Map(one.lines.map(({ lineNo, size }) => [lineNo, size])),
  }
}

type WantedLine = NonNullable<NewRefundBody['lines']>[number]

function linesOf(
  { lines: bought }: ReturnFacts,
  requested: readonly WantedLine[],
  settled: Settled | undefined,
): RefundRequest['lines'] {
  const asked = new Map<string, Omit<RefundRequest['lines'][number], 'amountCents'>>()
  for (const { line: lineNo, quantity: more, place: wantedPlace } of requested) {
    const row = bought.find((one) => one.lineNo === lineNo)
    if (!row) throw problem('refund_pieces')
    const place = row.vatClass === 'voucher' ? 'none' : wantedPlace
    const quantity = more + (asked.get(`${lineNo} ${place}`)?.quantity ?? 0)
    const now = settled?.sizes.get(lineNo) ?? row.pieces.find(({ left }) => left >= quantity)?.size ?? row.size
    const size = now === row.size ? null : now
    asked.set(`${lineNo} ${place}`, { lineNo, place, quantity, size })
  }
  return bought.flatMap((line) => {
    let before = line.refundedQuantity
    const worth = [...asked.values()]
      .filter(({ lineNo }) => lineNo === line.lineNo)
      .map((one) => {
        const amountCents = worthOfUnits(line, one.quantity, before)
        before += one.quantity
        return { ...one, amountCents }
      })
    if (before > line.quantity - line.returningQuantity) throw problem('refund_pieces')
    return worth
  })
}

async function shippingLeft(tx: Tx, order: StoredOrder): Promise<number> {
  const { id } = order
  const shippingCents = paidShippingCents(order)
  const isDone = (await listRefundsOfOrder(tx, id)).some((refund) => refund.shippingCents > 0)
  if (isDone || shippingCents === 0) throw problem('refund_shipping_done')
  return shippingCents
}

/** Each product and size once: two lines may have come to the same by exchanges. */
function piecesOf(bought: readonly OrderLineRow[], lines: RefundRequest['lines']): StockItem[] {
  const units = new Map<string, StockItem>()
  for (const { lineNo, quantity, size } of lines) {
    const row = bought.find((one) => one.lineNo === lineNo)
    if (!row) continue
    const piece = { productId: row.productId, size: size ?? row.size, quantity }
    const name = `${piece.productId}/${piece.size}`
    units.set(name, { ...piece, quantity: quantity + (units.get(name)?.quantity ?? 0) })
  }
  return [...units.values()]
}

async function putOnSale(tx: Tx, units: readonly StockItem[], refId: string): Promise<void> {
  if (units.length === 0) return
  if ((await returnToStock(tx, units, refId)).length > 0) throw problem('refund_no_room')
}

/**
 * Inspected units go on sale again, or are written off.
 * @throws Problem 404 refund_not_found; 409 refund_pieces, refund_no_room
 */
export async function settleUnits(
  deps: OrdersDeps,
  id: string,
  { line: lineNo, quantity, to }: { line: number; quantity: number; to: 'stock' | 'none' },
): Promise<string> {
  const { orderId } = await requireRefund(deps, id)
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    await lockRefund(tx, id)
    const before = (await listRefundLines(tx, [id])).find((r) => r.line.lineNo === lineNo && r.line.place === 'check')
    if (!before || !(await settleChecked(tx, { refundId: id, lineNo }, quantity, to))) throw problem('refund_pieces')
    const { productId, size, name, line } = before
    const refId = `${id}/checked-${lineNo}-${line.restockedQuantity}`
    if (to === 'stock') await putOnSale(tx, [{ productId, size, quantity }], refId)
    const data = { refundId: id, name, quantity, to }
    await takeOrderStep(tx, order, at, { event: 'pieces_checked', data, actor: 'admin', mail: null })
  })
  return orderId
}

function hashOf(orderId: string, body: NewRefundBody): string {
  const { lines, shipping, other, reason, account, returnId, withdrawalReference } = body
  const content = [orderId, lines ?? [], shipping ?? false, other ?? 0, reason, account?.iban, account?.holder]
  if (returnId) content.push(returnId)
  if (withdrawalReference) content.push(withdrawalReference)
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
