import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { keyOfBooking } from '../bookings/booking-key.ts'
import type { JobRow } from '../bookings/job-repository.ts'

type BookingMail =
  | 'workshop_booked'
  | 'workshop_ride'
  | 'workshop_moved'
  | 'workshop_cancelled'
  | 'workshop_reminder'
  | 'workshop_closed'

/** One mail a kind and time of a booking. */
export async function mailBooking(
  tx: Tx,
  deps: Pick<Deps, 'orderKeys'>,
  kind: BookingMail,
  { job, start, end }: { job: JobRow; start: Date; end: Date },
  at: Date,
): Promise<void> {
  const { number, title, name, email, language } = job
  const data = {
    number,
    title,
    name,
    key: keyOfBooking(deps, number),
    start: start.toISOString(),
    end: end.toISOString(),
  }
  await enqueueMail(tx, { kind, about: `${number}/${at.getTime()}`, to: email, language, data, at })
}
