import type { FastifyInstance } from 'fastify'
import { encodeImage } from '#server/catalog/images/image-encoder.ts'
import { uploadedImage } from '#server/catalog/images/uploaded-image.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { opensOrder } from '#server/platform/order-keys/order-access-keys.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { bookingFile } from '../mails/workshop-mail-kinds.ts'
import { once } from '../request-repository.ts'
import { bookSlot, requireService, slotsFrom } from './book-slot.ts'
import {
  addBookingPhoto,
  cancelBooking,
  createBooking,
  getBooking,
  getBookingCalendar,
  listSlots,
  maxPhotos,
  moveBooking,
} from './booking-calls.ts'
import { keyOfBooking, renewedKey } from './booking-key.ts'
import { countPhotos, findBooking, findBookingOf, insertPhoto } from './booking-repository.ts'
import { bookingView } from './booking-view.ts'
import { cancelBookedJob, moveBookedJob } from './change-booking.ts'
import { findJob, lockJob } from './job-repository.ts'
import { slotDay } from './slots.ts'

const usualDays = 7

/** A booking by its key. @throws Problem 404 booking_unknown, also for a wrong key */
async function requireBooking(db: Db, number: string, key = '') {
  const found = await findBooking(db, number)
  if (!found || !opensOrder(key, found.booking.accessKeys) || found.job.isForgotten) throw problem('booking_unknown')
  return found
}

export function bookingRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock, shop, config } = deps
  const { db } = database

  route(app, listSlots, async ({ query, reply }) => {
    reply.header('cache-control', 'no-store')
    const { minutes } = await requireService(db, query.service)
    const from = query.from ?? slotDay(clock())
    const slots = await slotsFrom(db, deps, { from, days: query.days ?? usualDays, minutes })
    return slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
  })

  route(app, createBooking, { config: rateLimits.order }, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const [language, caller] = [requestLanguage(request), await callerOf(deps, request.ip)]
    const wanted = { key: idempotencyKeyOf(request), what: ['booking', body] }
    const made = await inTransaction(database, (tx) =>
      once(tx, wanted, clock(), () => bookSlot(tx, deps, { body, language, caller })),
    )
    const [job, booking] = [await findJob(db, made.made), await findBookingOf(db, made.made)]
    if (!job || !booking) throw problem('booking_unknown')
    reply.code(made.isNew ? 201 : 200)
    if (!made.isNew) await renewedKey(db, deps, job.number, booking)
    return { number: job.number, key: keyOfBooking(deps, job.number) }
  })

  const viewOf = async (number: string, key: string | undefined) =>
    bookingView(db, await requireBooking(db, number, key), clock())

  route(app, getBooking, async ({ params, query, reply }) => {
    reply.header('cache-control', 'no-store')
    return viewOf(params.number, query.key)
  })

  route(app, getBookingCalendar, async ({ params, query, reply }) => {
    const { job, booking } = await requireBooking(db, params.number, query.key)
    reply.type('text/calendar; charset=utf-8').headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${job.number}.ics"`,
    })
    const [start, end] = [booking.startAt.toISOString(), booking.endAt.toISOString()]
    return bookingFile(
      { number: job.number, title: job.title, start, end, key: query.key ?? '' },
      { shop, publicUrl: config.publicUrl, language: job.language },
    )
  })

  route(app, moveBooking, { config: rateLimits.order }, async ({ params, query, body }) => {
    const { job } = await requireBooking(db, params.number, query.key)
    await inTransaction(database, (tx) => moveBookedJob(tx, deps, job.id, body.start))
    return viewOf(params.number, query.key)
  })

  route(app, cancelBooking, { config: rateLimits.order }, async ({ params, query, reply }) => {
    const { job } = await requireBooking(db, params.number, query.key)
    await inTransaction(database, (tx) => cancelBookedJob(tx, deps, job.id))
    reply.code(204)
    return undefined
  })
}

/** In a scope of its own, for its body is a form. */
export function bookingPhotoRoutes(app: FastifyInstance, deps: Deps): void {
  const { database, clock } = deps

  route(app, addBookingPhoto, { config: rateLimits.order }, async ({ params, query, request }) => {
    const { job } = await requireBooking(database.db, params.number, query.key)
    if (job.endedAt) throw problem('invalid_transition')
    await countCallsAlone(deps, await callerOf(deps, request.ip), { rule: 'workshop_photo' })
    const { content } = await encodeImage(await uploadedImage(request))
    const id = await inTransaction(database, async (tx) => {
      await lockJob(tx, job.id)
      if ((await countPhotos(tx, job.id, false)) >= maxPhotos) throw problem('workshop_photos_many')
      return insertPhoto(tx, { jobId: job.id, content, createdAt: clock() })
    })
    return { id }
  })
}
