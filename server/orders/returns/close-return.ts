import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { WithdrawalRow } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { returnLife } from '#shared/domain/platform/states/after-sales-states.ts'
import { findReturnOfWithdrawal, listReturnsOfOrder } from './return-repository.ts'
import { settledByRefund, takeReturnStep } from './return-step.ts'

/** All of an order's money goes back: its open returns have nothing left to wait for. */
export async function settleReturnsOf(tx: Tx, order: StoredOrder, actor: OrderActor, at: Date): Promise<void> {
  for (const one of await listReturnsOfOrder(tx, order.id))
    if (returnLife.open.includes(one.state))
      await takeReturnStep(tx, order, one, at, { ...settledByRefund, actor, statement: ['refunded'] })
}

/** Follows the state of the return's statement. The caller has locked the order. */
export async function moveReturnAlong(
  tx: Tx,
  order: StoredOrder,
  { id, state, stateNote }: Pick<WithdrawalRow, 'id' | 'state' | 'stateNote'>,
  at: Date,
): Promise<void> {
  const one = await findReturnOfWithdrawal(tx, id)
  if (!one) return
  const actor = 'admin'
  if (state === 'goods_received' && one.state === 'announced')
    await takeReturnStep(tx, order, one, at, {
      to: 'received',
      change: { receivedAt: at },
      event: 'return_received',
      actor,
      mail: null,
    })
  if (!returnLife.open.includes(one.state)) return
  if (state === 'refused') {
    const said = stateNote ? { change: { refusedReason: stateNote }, data: { reason: stateNote } } : {}
    await takeReturnStep(tx, order, one, at, { ...said, to: 'refused', event: 'return_refused', actor, mail: null })
  }
  if (state === 'refunded') await takeReturnStep(tx, order, one, at, { ...settledByRefund, actor })
}
