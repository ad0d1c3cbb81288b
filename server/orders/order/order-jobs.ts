import type { Deps } from '#server/deps.ts'
import { deleteNetworksBefore } from '#server/orders/order-records/buyer-units-repository.ts'
import { lockOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { isBeingPaidByWallet, listUnpaidBankOrderIds } from '#server/orders/order-records/unpaid-order-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { bankOrderDays, reminderDays } from '#shared/domain/orders/order-states.ts'
import { cancelLockedOrder } from './cancel-order.ts'
import { completeOrders } from './complete-orders.ts'

const batch = 100
const dayMs = 86_400_000

export function orderJobs(deps: Deps): Job[] {
  return [
    { name: 'cancel unpaid bank orders', everySeconds: 60, run: () => cancelUnpaidBankOrders(deps) },
    // A node of the version before may still be writing.
    { name: 'complete orders of an older program', everySeconds: 3_600, run: () => completeOrders(deps) },
    { name: 'remind of missing transfers', everySeconds: 600, run: () => remindOfTransfers(deps) },
    {
      // Kept for a day and no longer (decision 0026).
      name: 'forget who ordered from where',
      everySeconds: 600,
      run: () => deleteNetworksBefore(deps.database.db, new Date(deps.clock().getTime() - dayMs)),
    },
  ]
}

/**
 * Cancels the bank orders that were not paid within `bankOrderDays`, each in a transaction of its own; a
 * failure is logged and does not hold up the others.
 * @returns how many were cancelled
 */
export async function cancelUnpaidBankOrders(deps: Deps): Promise<number> {
  const placedUntil = new Date(deps.clock().getTime() - bankOrderDays * dayMs)
  let cancelled = 0
  for (const id of await listUnpaidBankOrderIds(deps.database.db, { placedUntil, limit: batch })) {
    try {
      if (await cancelIfUnpaid(deps, id)) cancelled++
    } catch (error) {
      deps.log.error({ err: error, orderId: id }, 'an unpaid order could not be cancelled')
    }
  }
  return cancelled
}

/**
 * Sends one reminder for bank orders that are unpaid after `reminderDays`.
 * @returns how many were sent
 */
export async function remindOfTransfers(deps: Deps): Promise<number> {
  const now = deps.clock()
  const placedUntil = new Date(now.getTime() - reminderDays * dayMs)
  let reported = 0
  for (const id of await listUnpaidBankOrderIds(deps.database.db, { placedUntil, isUnreminded: true, limit: batch })) {
    try {
      if (await remindIfUnpaid(deps, id, now)) reported++
    } catch (error) {
      deps.log.error({ err: error, orderId: id }, 'a customer could not be reminded')
    }
  }
  return reported
}

async function remindIfUnpaid(deps: Deps, orderId: string, now: Date): Promise<boolean> {
  return inTransaction(deps.database, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.orderStatus !== 'processing' || order.paymentStatus !== 'pending' || order.remindedAt) return false
    await takeOrderStep(tx, order, now, {
      change: { remindedAt: now },
      event: 'payment_reminded',
      actor: 'system',
      mail: (data) => ({ kind: 'payment_reminder', data }),
    })
    return true
  })
}

/** The payment may have been confirmed since the list was read. */
async function cancelIfUnpaid(deps: Deps, id: string): Promise<boolean> {
  return inTransaction(deps.database, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.orderStatus !== 'processing' || order.paymentStatus !== 'pending') return false
    if (await isBeingPaidByWallet(tx, id)) return false
    await cancelLockedOrder(tx, order, { actor: 'system', reason: 'unpaid' }, { at: deps.clock(), shop: deps.shop })
    return true
  })
}
