import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { BicycleVisit, BicycleWork, RepeatedService } from '#server/orders/extension-ports/bicycle-work.ts'
import { serialKeyOf } from '../../workshop/bookings/serial-key.ts'
import type { ServiceRow } from '../../workshop/services/service-repository.ts'
import { workshopJobs, workshopServices } from '../../workshop/workshop-tables.ts'
import { listLines } from './job-line-repository.ts'
import { linesTotal } from './job-sums.ts'

function repeated(service: ServiceRow | null | undefined): RepeatedService | null {
  if (!service?.againAfterMonths) return null
  const { id: serviceId, name, nameEn, againAfterMonths } = service
  return { serviceId, name, nameEn: nameEn || name, againAfterMonths }
}

export const visitsByFrame: BicycleWork = {
  async visitsOf(db, serialNumber) {
    const key = serialKeyOf(serialNumber)
    if (!key) return []
    const rows = await db
      .select({ job: workshopJobs, service: workshopServices })
      .from(workshopJobs)
      .leftJoin(workshopServices, eq(workshopServices.id, workshopJobs.serviceId))
      .where(and(eq(workshopJobs.serialKey, key), notInArray(workshopJobs.state, ['booked', 'cancelled'])))
      .orderBy(sql`${workshopJobs.endedAt} desc nulls first`, desc(workshopJobs.id))
    const ids = rows.map(({ job }) => job.id)
    const lines = Map.groupBy(await listLines(db, ids), ({ jobId }) => jobId)
    return rows.map(({ job, service }): BicycleVisit => {
      const { id, number, state, email, title, endedAt } = job
      const own = lines.get(id) ?? []
      return {
        ...{ number, state, email, endedAt, beganAt: job.startedAt ?? job.createdAt },
        ...{ title: service?.name ?? title, titleEn: service?.nameEn || title },
        ...{ totalCents: linesTotal(own), lines: own.map(({ kind, name, quantity }) => ({ kind, name, quantity })) },
        service: repeated(service),
      }
    })
  },

  async firstDue(db) {
    const [row] = await db
      .select()
      .from(workshopServices)
      .where(and(eq(workshopServices.isActive, true), isNotNull(workshopServices.againAfterMonths)))
      .orderBy(workshopServices.againAfterMonths, workshopServices.position)
      .limit(1)
    return repeated(row) ?? undefined
  },
}
