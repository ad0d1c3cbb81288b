import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { ParcelFacts } from '#server/orders/parcels/parcel-facts.ts'
import type { WorkshopStepDone } from '#shared/contract/orders/order-parts/workshop-progress.ts'
import { workshopStepsOf } from '#shared/domain/platform/states/workshop-steps.ts'
import type { WorkshopStepRow } from './workshop-step-repository.ts'

/** The steps of an order with their times; items in parcels count as packed. */
export function workshopStepViews(
  rows: readonly WorkshopStepRow[],
  { lines, parcels }: ParcelFacts,
): WorkshopStepDone[] {
  const isAllPacked = parcels.length > 0 && lines.every(({ toPack }) => toPack <= 0)
  const packedAt = isAllPacked ? parcels.at(-1)?.createdAt : undefined
  return workshopStepsOf(lines).map((step) => {
    const at = rows.find((row) => row.step === step)?.at ?? (step === 'packed' ? packedAt : undefined)
    return { step, at: at?.toISOString() ?? null }
  })
}

/** For the customer: for bicycles only, and while the order is not cancelled. */
export function customerWorkshopSteps(
  order: StoredOrder,
  rows: readonly WorkshopStepRow[],
  facts: ParcelFacts,
): WorkshopStepDone[] | undefined {
  const isStanding = order.paymentStatus === 'paid' && order.orderStatus !== 'cancelled'
  const views = workshopStepViews(rows, facts)
  return isStanding && views.length > 1 ? views : undefined
}
