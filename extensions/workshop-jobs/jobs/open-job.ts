import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { takeSlot } from '../../workshop/bookings/book-slot.ts'
import { keyHashOf } from '../../workshop/bookings/booking-key.ts'
import { findBooking, insertBooking } from '../../workshop/bookings/booking-repository.ts'
import { insertEvent, insertJob, insertLine } from '../../workshop/bookings/job-repository.ts'
import { requireOnce } from '../../workshop/bookings/require-bicycle.ts'
import { mailBooking } from '../../workshop/mails/booking-mails.ts'
import { findService } from '../../workshop/services/service-repository.ts'
import type { NewJob } from './job-calls.ts'

type Labour = { service: number } | { name: string; price: number; minutes?: number | undefined }

export async function labourOf(db: Db, labour: Labour) {
  if (!('service' in labour)) return { name: labour.name, unitCents: labour.price, minutes: labour.minutes ?? null }
  const service = await findService(db, labour.service)
  if (!service) throw problem('service_unknown')
  return { name: service.name, unitCents: service.priceCents, minutes: service.minutes }
}

/** A bicycle that comes without a booking, as booked until it is there; a booking by telephone; or the job of a booking. @returns its id */
export async function openJob(tx: Tx, deps: Deps, wanted: NewJob, by: string): Promise<number> {
  if (wanted.bookingNumber) {
    const found = await findBooking(tx, wanted.bookingNumber)
    if (!found) throw problem('booking_unknown')
    return found.job.id
  }
  const at = deps.clock()
  const { service, start, bicycle, name = '', phone = '', email = '', promisedAt } = wanted
  const line = service === undefined ? undefined : await labourOf(tx, { service })
  const slot = start && (await takeSlot(tx, deps, { start, minutes: line?.minutes ?? 0 }))
  if (slot) await requireOnce(tx, bicycle?.serialNumber ?? '', slot)
  const job = await insertJob(tx, {
    ...{ state: 'booked', serviceId: service ?? null, title: line?.name ?? wanted.title ?? '', language: 'it' },
    ...{
      name,
      phone,
      email,
      problem: wanted.problem ?? '',
      promisedAt: promisedAt ?? slot?.end ?? null,
      createdAt: at,
    },
    bicycleKind: bicycle?.kind ?? 'other',
    bicycle: bicycle?.description ?? '',
    serialNumber: bicycle?.serialNumber ?? '',
    agreedCents: line?.unitCents ?? 0,
  })
  const { id: jobId, number } = job
  if (slot) {
    await insertBooking(tx, {
      ...{ jobId, day: slot.day, startAt: slot.start, endAt: slot.end },
      accessKeys: keyHashOf(deps, number),
    })
    if (email) await mailBooking(tx, deps, 'workshop_booked', { job, ...slot }, at)
  }
  if (line) await insertLine(tx, { jobId, kind: 'labour', ...line, createdAt: at })
  await insertEvent(tx, { jobId, at, kind: 'booked', by })
  return jobId
}
