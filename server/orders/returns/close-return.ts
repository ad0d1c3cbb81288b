import {
  addOrderEvent,
  listOrderLines,
  type OrderActor,
  type StoredOrder,
} from '#server/orders/order-records/order-repository.ts'
import { moveWithdrawalAlong, type WithdrawalRow } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { openReturnStates } from '#shared/domain/orders/returns/return-states.ts'
import { releaseHeld } from './exchange-stock.ts'
import { type FullReturn, findReturnOfWithdrawal, listReturnsOfOrder, moveReturn } from './return-repository.ts'

interface Ending {
  to: 'settled' | 'refused' | 'cancelled'
  actor: OrderActor
  at: Date
  /** Of a refusal. */
  refusedReason?: string
  /** Money went back: with this refund, or with all of the order's. */
  refund?: { id: string | null }
  /** Further data of the event. */
  data?: Record<string, unknown>
  /** The statement that it carries out was moved already. */
  isStatementMoved?: boolean
}

const events = { settled: 'return_settled', refused: 'return_refused', cancelled: 'return_cancelled' } as const

/**
 * Ends a return without sending anything: releases the stock of an exchange, and updates its statement of withdrawal.
 * The caller has locked the order.
 */
export async function closeReturn(
  tx: Tx,
  one: FullReturn,
  { to, actor, at, refusedReason, refund, data, isStatementMoved }: Ending,
): Promise<void> {
  const bought = await listOrderLines(tx, one.orderId)
  const homeless = one.outcome === 'exchange' ? await releaseHeld(tx, bought, one) : []
  await moveReturn(tx, one, to, {
    closedAt: at,
    ...(refusedReason && { refusedReason }),
    ...(refund && { outcome: 'refund', refundId: refund.id }),
  })
  if (one.withdrawalId && !isStatementMoved) {
    if (to === 'settled') await moveWithdrawalAlong(tx, one.withdrawalId, 'refunded')
    else
      await moveWithdrawalAlong(
        tx,
        one.withdrawalId,
        'refused',
        refusedReason ?? (actor === 'customer' ? 'Reso annullato dal cliente' : 'Reso annullato'),
      )
  }
  const notRestocked = homeless.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  await addOrderEvent(tx, {
    orderId: one.orderId,
    actor,
    kind: events[to],
    data: {
      returnId: one.id,
      code: one.code,
      outcome: refund ? 'refund' : one.outcome,
      ...(refusedReason && { reason: refusedReason }),
      ...data,
      ...(notRestocked.length > 0 && { notRestocked }),
    },
    createdAt: at,
  })
}

/** All of an order's money goes back: its open returns have nothing left to wait for. */
export async function settleReturnsOf(tx: Tx, { id }: StoredOrder, actor: OrderActor, at: Date): Promise<void> {
  for (const one of await listReturnsOfOrder(tx, id))
    if (openReturnStates.includes(one.state))
      await closeReturn(tx, one, { to: 'settled', actor, at, refund: { id: null } })
}

/** Follows the state of the return's statement. The caller has locked the order. */
export async function moveReturnAlong(
  tx: Tx,
  { id, state, stateNote }: Pick<WithdrawalRow, 'id' | 'state' | 'stateNote'>,
  at: Date,
): Promise<void> {
  const one = await findReturnOfWithdrawal(tx, id)
  if (!one) return
  const common = { actor: 'admin', at, isStatementMoved: true } as const
  if (state === 'goods_received' && one.state === 'announced') {
    await moveReturn(tx, one, 'received', { receivedAt: at })
    const data = { returnId: one.id, code: one.code }
    await addOrderEvent(tx, { orderId: one.orderId, actor: 'admin', kind: 'return_received', data, createdAt: at })
  }
  if (!openReturnStates.includes(one.state)) return
  if (state === 'refused') await closeReturn(tx, one, { ...common, to: 'refused', refusedReason: stateNote ?? '' })
  if (state === 'refunded') await closeReturn(tx, one, { ...common, to: 'settled', refund: { id: null } })
}
