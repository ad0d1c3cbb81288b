import { type BicycleVisit, bicycleWork } from '#server/orders/extension-ports/bicycle-work.ts'
import type { Db } from '#server/platform/database/database.ts'
import { monthsAfter } from '#shared/domain/orders/returns/return-terms.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import type { OwnBicycle } from '../own-bicycle-repository.ts'

export const visitsOf = async (db: Db, { serialNumber }: Pick<OwnBicycle, 'serialNumber'>): Promise<BicycleVisit[]> =>
  (await bicycleWork()?.visitsOf(db, serialNumber ?? '')) ?? []

/** The service that is due by time: again after the last one with an interval, else the first one after the delivery. */
export async function nextDue(
  db: Db,
  { deliveredAt }: Pick<OwnBicycle, 'deliveredAt'>,
  visits: readonly BicycleVisit[],
) {
  const last = visits.find(({ state, service }) => state === 'collected' && service)
  const due = last?.service ?? (await bicycleWork()?.firstDue(db))
  const from = last?.endedAt ?? deliveredAt
  if (!from || !due) return null
  const { againAfterMonths, ...service } = due
  return { day: monthsAfter(romeDayOf(from), againAfterMonths), ...service }
}
