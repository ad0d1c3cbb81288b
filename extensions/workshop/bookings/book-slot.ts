import type { Db } from '#server/platform/database/database.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Caller } from '#server/platform/throttle/caller.ts'
import { countCalls } from '#server/platform/throttle/count-calls.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { mailBooking } from '../mails/booking-mails.ts'
import type { ServiceRow } from '../services/service-repository.ts'
import { findService } from '../services/service-repository.ts'
import { workshopHours } from '../workshop-hours.ts'
import type { BookingIn } from './booking-calls.ts'
import { keyHashOf } from './booking-key.ts'
import { insertBooking, listBookingsBetween } from './booking-repository.ts'
import { insertEvent, insertJob, insertLine } from './job-repository.ts'
import { requireOnce, requireRide } from './require-bicycle.ts'
import { daySlots, freeSlots, hasRoom, leadMs, mostDaysAhead, type Slot, slotDay } from './slots.ts'

const nextCount = 3
const searchedDays = 30

export async function requireService(db: Db, id: number): Promise<ServiceRow> {
  const service = await findService(db, id)
  if (!service?.isActive) throw problem('service_unknown')
  return service
}

type Parts = Pick<Deps, 'shop' | 'clock'>

/** The free times from a day on. */
export async function slotsFrom(
  db: Db,
  { shop, clock }: Parts,
  { from, days, minutes }: { from: string; days: number; minutes: number },
): Promise<Slot[]> {
  const last = addDays(from, days - 1)
  const [workshop, booked] = [workshopHours(shop, from, days), await listBookingsBetween(db, from, last)]
  const now = clock()
  return Array.from({ length: days }, (_, i) => addDays(from, i)).flatMap((day) =>
    freeSlots(workshop, { day, minutes, now }, booked.get(day) ?? []),
  )
}

interface Wanted {
  start: Date
  minutes: number
  /** The job that moves. */
  except?: number
}

/**
 * Takes the lock of the day and finds the place, which is free until the transaction ends.
 * @throws Problem 400 for a time at which the workshop takes none, 409 slot_taken with the next three
 */
export async function takeSlot(
  tx: Tx,
  parts: Parts,
  { start, minutes, except = 0 }: Wanted,
): Promise<Slot & { day: string }> {
  const day = slotDay(start)
  const workshop = workshopHours(parts.shop, day, 1)
  const slot = daySlots(workshop, day, minutes).find((one) => +one.start === +start)
  const ahead = +start - +parts.clock()
  if (!slot || ahead < leadMs || ahead > mostDaysAhead * 86_400_000)
    throw invalidInput({ start: 'field_workshop_start' })
  await lockNames(tx, [`workshop ${day}`])
  if (hasRoom(workshop, slot, (await listBookingsBetween(tx, day, day, except)).get(day) ?? [])) return { ...slot, day }
  const later = await slotsFrom(tx, parts, { from: day, days: searchedDays, minutes })
  const next = later.filter((one) => one.start > start).slice(0, nextCount)
  throw problem('slot_taken', {
    details: { next: next.map((one) => ({ start: one.start.toISOString(), end: one.end.toISOString() })) },
  })
}

interface BookingRequest {
  body: BookingIn
  language: Language
  caller: Caller | undefined
}

/** A booking with its job, one line of labour, and the mail that confirms it. @returns the job's id */
export async function bookSlot(tx: Tx, deps: Deps, { body, language, caller }: BookingRequest): Promise<number> {
  const at = deps.clock()
  const { bicycle, name, phone, email } = body
  const service = await requireService(tx, body.service)
  const slot = await takeSlot(tx, deps, { start: body.start, minutes: service.minutes })
  await countCalls(tx, caller, [{ rule: 'workshop_booking', subject: email }], at)
  const { serialNumber = '' } = bicycle
  const productId = service.isTestRide ? body.productId : null
  if (service.isTestRide && !productId) throw invalidInput({ productId: 'field_required' })
  const ride = productId ? await requireRide(tx, deps, { productId, language }, slot) : undefined
  if (!ride) await requireOnce(tx, serialNumber, slot)
  const title = language === 'en' ? service.nameEn || service.name : service.name
  const job = await insertJob(tx, {
    ...{ state: 'booked', serviceId: service.id, title, language, name, phone, email },
    bicycleKind: bicycle.kind,
    bicycle: ride?.name ?? bicycle.description ?? '',
    serialNumber: ride ? '' : serialNumber,
    productId: productId ?? null,
    problem: body.problem ?? '',
    agreedCents: service.priceCents,
    promisedAt: slot.end,
    createdAt: at,
  })
  const { id: jobId, number } = job
  await insertBooking(tx, {
    ...{ jobId, day: slot.day, startAt: slot.start, endAt: slot.end },
    accessKeys: keyHashOf(deps, number),
  })
  await insertLine(tx, {
    ...{ jobId, kind: 'labour', name: service.name, unitCents: service.priceCents, minutes: service.minutes },
    createdAt: at,
  })
  await insertEvent(tx, { jobId, at, kind: 'booked' })
  await mailBooking(tx, deps, ride ? 'workshop_ride' : 'workshop_booked', { job, start: slot.start, end: slot.end }, at)
  return jobId
}
