import { returnToStock } from '#server/catalog/products/stock-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requireAction } from '#server/orders/order-records/order-change.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'
import { readReturnFacts } from './return-facts.ts'
import { type FullReturn, findReturn, settleExchanged } from './return-repository.ts'
import { takeReturnStep } from './return-step.ts'
import { isAwaited } from './return-view.ts'

/** Works on one return, under the lock of its order. @returns the order's id @throws Problem 404 return_not_found */
async function withReturnLocked(
  deps: OrdersDeps,
  id: string,
  work: (tx: Tx, one: FullReturn, order: StoredOrder, at: Date) => Promise<void>,
): Promise<string> {
  const found = await findReturn(deps.database.db, id)
  if (!found) throw problem('return_not_found')
  return withOrderLocked(deps, found.orderId, async (tx, order, at) => {
    const one = await findReturn(tx, id)
    if (!one) throw new Error(`return ${id} vanished`)
    await work(tx, one, order, at)
    return order.id
  })
}

/** Marks a return as received; also after its refund. @throws Problem 404 return_not_found, 409 return_state */
export async function receiveReturn(deps: OrdersDeps, id: string): Promise<string> {
  return withReturnLocked(deps, id, (tx, one, order, at) =>
    takeReturnStep(tx, order, one, at, {
      ...(!isAwaited(one) && { to: 'received' }),
      change: { receivedAt: at },
      event: 'return_received',
      actor: 'admin',
      statement: ['goods_received'],
      mail: isAwaited(one) ? null : (data) => ({ kind: 'return_received', data }),
    }),
  )
}

/** @throws Problem 404 return_not_found, 409 return_state */
export async function refuseReturn(deps: OrdersDeps, id: string, reason: string): Promise<string> {
  return withReturnLocked(deps, id, (tx, one, order, at) =>
    takeReturnStep(tx, order, one, at, {
      to: 'refused',
      change: { refusedReason: reason },
      event: 'return_refused',
      data: { reason },
      actor: 'admin',
      statement: ['refused', reason],
      mail: (data) => ({ kind: 'return_refused', data: { ...data, reason, isReceived: one.receivedAt !== null } }),
    }),
  )
}

/** Before anything has come. @throws Problem 404 return_not_found, 409 return_state */
export async function cancelReturn(deps: OrdersDeps, id: string, actor: OrderActor): Promise<string> {
  const note = actor === 'customer' ? 'Reso annullato dal cliente' : 'Reso annullato'
  return withReturnLocked(deps, id, (tx, one, order, at) =>
    takeReturnStep(tx, order, one, at, {
      to: 'cancelled',
      event: 'return_cancelled',
      actor,
      statement: ['refused', note],
      mail: null,
    }),
  )
}

/** Ends the reservation of an exchange that was not sent until its last day; its customer gets a mail. */
export async function releaseOverdueExchange(deps: OrdersDeps, id: string): Promise<void> {
  await withReturnLocked(deps, id, async (tx, one, order, at) => {
    if (one.state !== 'announced' || one.outcome !== 'exchange') return
    await takeReturnStep(tx, order, one, at, {
      to: 'cancelled',
      event: 'return_cancelled',
      data: { isOverdue: true },
      actor: 'system',
      statement: ['refused', 'Reso annullato'],
      mail: (data) => ({ kind: 'exchange_released', data }),
    })
  })
}

interface Parcel {
  carrier?: Carrier | null | undefined
  trackingCode?: string | null | undefined
}

/**
 * Sends the replacement or the repaired item: the return is settled.
 * @throws Problem 404 return_not_found, 409 return_state, invalid_transition (the exchanged item was refunded)
 */
export async function sendBack(
  deps: OrdersDeps,
  id: string,
  outcome: 'exchange' | 'repair',
  { carrier = null, trackingCode }: Parcel,
): Promise<string> {
  return withReturnLocked(deps, id, async (tx, one, order, at) => {
    if (outcome === 'exchange') requireAction(order, 'send_parcel')
    if (one.outcome !== outcome || (outcome === 'repair' && one.state !== 'received')) throw problem('return_state')
    const parcel = { carrier, trackingCode: trackingCode || null }
    await takeReturnStep(tx, order, one, at, {
      to: 'settled',
      change: { sentAt: at, ...parcel },
      event: 'return_settled',
      data: parcel,
      actor: 'admin',
      statement: ['refused', 'Cambiato'],
      mail: (data) => ({ kind: 'return_sent', data: { ...data, ...parcel, isAwaited: one.receivedAt === null } }),
    })
  })
}

/**
 * Exchanged units that came back go on sale again, or are written off.
 * @throws Problem 404 return_not_found; 409 return_pieces, refund_no_room
 */
export async function settleReturnedUnits(
  deps: OrdersDeps,
  id: string,
  { line: lineNo, quantity, to }: { line: number; quantity: number; to: 'stock' | 'none' },
): Promise<string> {
  return withReturnLocked(deps, id, async (tx, one, order, at) => {
    const line = one.lines.find((l) => l.lineNo === lineNo)
    const isOnTable = one.state === 'settled' && one.outcome === 'exchange' && one.receivedAt !== null
    const { lines } = await readReturnFacts(tx, order)
    const bought = lines.find((l) => l.lineNo === lineNo)
    if (!line || !bought || !isOnTable || !(await settleExchanged(tx, line, quantity, to)))
      throw problem('return_pieces')
    const units = [{ productId: bought.productId, size: line.size, quantity }]
    const refId = `${id}/checked-${lineNo}-${line.restockedQuantity}`
    if (to === 'stock' && (await returnToStock(tx, units, refId)).length > 0) throw problem('refund_no_room')
    const data = { returnId: id, name: bought.name, quantity, to }
    await takeOrderStep(tx, order, at, { event: 'pieces_checked', data, actor: 'admin', mail: null })
  })
}
