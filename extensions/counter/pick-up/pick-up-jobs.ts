import { cancelLockedOrder } from '#server/orders/order/cancel-order.ts'
import { lockOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { mailCustomer, takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { isBeingPaidByWallet } from '#server/orders/order-records/unpaid-order-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { findPickUp, listDuePickUps, markReminded, type PickUp } from './pick-up-repository.ts'

const batch = 100

export function pickUpJobs(deps: Deps): Job[] {
  return [
    { name: 'remind of orders to collect and pay', everySeconds: 600, run: () => eachDue(deps, 'remind', remind) },
    { name: 'cancel orders that are not collected', everySeconds: 60, run: () => eachDue(deps, 'over', putBack) },
  ]
}

type Work = (tx: Tx, deps: Deps, found: { order: StoredOrder; pickUp: PickUp; at: Date }) => Promise<void>

/** Each in a transaction of its own; a failure does not hold up the others. */
async function eachDue(deps: Deps, what: 'over' | 'remind', work: Work): Promise<void> {
  const at = deps.clock()
  for (const id of await listDuePickUps(deps.database.db, at, what, batch)) {
    try {
      await inTransaction(deps.database, async (tx) => {
        const order = await lockOrder(tx, id)
        const pickUp = await findPickUp(tx, id)
        const isWaiting = order?.orderStatus === 'processing' || order?.orderStatus === 'shipped'
        if (order && pickUp && isWaiting && order.paymentStatus === 'pending' && !(await isBeingPaidByWallet(tx, id)))
          await work(tx, deps, { order, pickUp, at })
      })
    } catch (error) {
      deps.log.error({ err: error, orderId: id }, 'an order to collect could not be followed')
    }
  }
}

const remind: Work = async (tx, _deps, { order, pickUp, at }) => {
  if (pickUp.remindedAt || !pickUp.keptUntil) return
  await markReminded(tx, order.id, at)
  await takeOrderStep(tx, order, at, { event: 'payment_reminded', actor: 'system', mail: null })
  const { orderNumber, customerName } = order
  const data = { orderNumber, customerName, code: pickUp.code, keptUntil: pickUp.keptUntil.toISOString() }
  await mailCustomer(tx, order, at, { kind: 'pick_up_reminder', data })
}

const putBack: Work = async (tx, { shop }, { order, at }) => {
  await cancelLockedOrder(tx, order, { actor: 'system', reason: 'not_collected' }, { at, shop })
}
