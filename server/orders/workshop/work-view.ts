import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { ParcelFacts } from '#server/orders/parcels/parcel-facts.ts'
import type { WorkDone } from '#shared/contract/orders/order-work.ts'
import { workStepsOf } from '#shared/domain/orders/work-steps.ts'
import type { WorkRow } from './order-work-repository.ts'

/** The steps of an order with their times; items in parcels count as packed. */
export function workViews(rows: readonly WorkRow[], { lines, parcels }: ParcelFacts): WorkDone[] {
  const isAllPacked = parcels.length > 0 && lines.every(({ toPack }) => toPack <= 0)
  const packedAt = isAllPacked ? parcels.at(-1)?.createdAt : undefined
  return workStepsOf(lines).map((step) => {
    const at = rows.find((row) => row.step === step)?.at ?? (step === 'packed' ? packedAt : undefined)
    return { step, at: at?.toISOString() ?? null }
  })
}

/** For the customer: for bicycles only, and while the order is not cancelled. */
export function ownWorkViews(order: StoredOrder, rows: readonly WorkRow[], facts: ParcelFacts): WorkDone[] | undefined {
  const isStanding = order.paymentStatus === 'paid' && order.orderStatus !== 'cancelled'
  const views = workViews(rows, facts)
  return isStanding && views.length > 1 ? views : undefined
}
