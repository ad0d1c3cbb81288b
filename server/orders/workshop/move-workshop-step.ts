import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { listOrderLines } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { isInWorkshop, type WorkshopStep, workshopStepsOf } from '#shared/domain/platform/states/workshop-steps.ts'
import { deleteWorkshopStep, insertWorkshopStep, listWorkshopSteps } from './workshop-step-repository.ts'

/**
 * Sets the workshop progress of an order: earlier steps are done too, later ones are not. Idempotent.
 * @throws Problem 404 order_not_found; 409 order_not_in_work; 400 order_work_step where the order has no such step
 */
export async function moveWorkshopStep(deps: OrdersDeps, orderId: string, step: WorkshopStep | null): Promise<void> {
  await withOrderLocked(deps, orderId, async (tx, order, at) => {
    if (!isInWorkshop(order)) throw problem('order_not_in_work')
    const steps = workshopStepsOf(await listOrderLines(tx, orderId))
    if (step !== null && !steps.includes(step)) throw problem('order_work_step')
    const done = step === null ? [] : steps.slice(0, steps.indexOf(step) + 1)
    const before = (await listWorkshopSteps(tx, orderId)).map((row) => row.step)
    if (before.length === done.length && done.every((one) => before.includes(one))) return
    await insertWorkshopStep(tx, orderId, done, at)
    await deleteWorkshopStep(
      tx,
      orderId,
      before.filter((one) => !done.includes(one)),
    )
    await takeOrderStep(tx, order, at, { event: 'work_moved', data: { step }, actor: 'admin', mail: null })
  })
}
