import type { OrderMailData } from '#server/messages/mail-parts/order-mail-data.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { deleteNetworksBefore } from '#server/orders/order-records/buyer-units-repository.ts'
import { readOrderMailData } from '#server/orders/order-records/order-mails.ts'
import { lockOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { isBeingPaidByWallet, listUnpaidBankOrderIds } from '#server/orders/order-records/unpaid-order-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { bankOrderDays, reminderDays } from '#shared/domain/platform/states/order-states.ts'
import { cancelLockedOrder } from './cancel-order.ts'
import { completeOrders } from './complete-orders.ts'

const batch = 100
const dayMs = 86_400_000

export function orderJobs(deps: OrdersDeps): Job[] {
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
export async function cancelUnpaidBankOrders(deps: OrdersDeps): Promise<number> {
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
 * Reminds once of bank orders that are unpaid after `reminderDays`; a person's others, due within a day, are in the
 * same mail.
 * @returns how many mails were sent
 */
export async function remindOfTransfers(deps: OrdersDeps): Promise<number> {
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

async function remindIfUnpaid(deps: OrdersDeps, orderId: string, now: Date): Promise<boolean> {
  const reminded = { change: { remindedAt: now }, event: 'payment_reminded', actor: 'system' } as const
  return inTransaction(deps.database, async (tx) => {
    const order = await lockUnreminded(tx, orderId)
    if (!order) return false
    const placedUntil = new Date(now.getTime() - (reminderDays - 1) * dayMs)
    const { customerEmail } = order
    const theirs = { placedUntil, isUnreminded: true, customerEmail, limit: batch } as const
    const others: OrderMailData[] = []
    for (const id of await listUnpaidBankOrderIds(tx, theirs)) {
      const other = id === orderId ? undefined : await lockUnreminded(tx, id)
      if (other)
        others.push(await readOrderMailData(tx, await takeOrderStep(tx, other, now, { ...reminded, mail: null })))
    }
    await takeOrderStep(tx, order, now, {
      ...reminded,
      mail: (data) => ({ kind: 'payment_reminder', data: others.length > 0 ? { ...data, others } : data }),
    })
    return true
  })
}

async function lockUnreminded(tx: Tx, id: string): Promise<StoredOrder | undefined> {
  const order = await lockOrder(tx, id)
  const isDue = order?.orderStatus === 'processing' && order.paymentStatus === 'pending' && !order.remindedAt
  return isDue ? order : undefined
}

/** The payment may have been confirmed since the list was read. */
async function cancelIfUnpaid(deps: OrdersDeps, id: string): Promise<boolean> {
  return inTransaction(deps.database, async (tx) => {
    const order = await lockOrder(tx, id)
    if (order?.orderStatus !== 'processing' || order.paymentStatus !== 'pending') return false
    if (await isBeingPaidByWallet(tx, id)) return false
    await cancelLockedOrder(tx, order, { actor: 'system', reason: 'unpaid' }, { at: deps.clock(), shop: deps.shop })
    return true
  })
}
