import type { Db } from '#server/platform/database/database.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { findService } from '../services/service-repository.ts'
import type { Booking } from './booking-calls.ts'
import { type BookingRow, listPhotos } from './booking-repository.ts'
import type { JobRow } from './job-repository.ts'

const noticeMs = 24 * 3_600_000

/** The day before; who was told that the workshop is closed then, until the hour itself. */
export const changeableUntil = ({ startAt, toldAt }: Pick<BookingRow, 'startAt' | 'toldAt'>): Date =>
  new Date(+startAt - (toldAt ? 0 : noticeMs))

export async function bookingView(
  db: Db,
  { job, booking }: { job: JobRow; booking: BookingRow },
  now: Date,
): Promise<Booking> {
  const service = job.serviceId === null ? undefined : await findService(db, job.serviceId)
  const until = changeableUntil(booking)
  return {
    number: job.number,
    state: job.state,
    service: {
      id: job.serviceId,
      name: job.title,
      minutes: Math.round((+booking.endAt - +booking.startAt) / 60_000),
      priceKind: job.agreedCents === 0 ? 'free' : (service?.priceKind ?? 'fixed'),
      price: toDecimal(job.agreedCents),
    },
    start: booking.startAt.toISOString(),
    end: booking.endAt.toISOString(),
    bicycle: { kind: job.bicycleKind, description: job.bicycle, serialNumber: job.serialNumber },
    isTestRide: job.productId !== null,
    problem: job.problem,
    name: job.name,
    phone: job.phone,
    email: job.email,
    photos: (await listPhotos(db, job.id)).flatMap(({ id, isStaff }) => (isStaff ? [] : [id])),
    changeableUntil: until.toISOString(),
    canChange: job.state === 'booked' && now <= until,
  }
}
