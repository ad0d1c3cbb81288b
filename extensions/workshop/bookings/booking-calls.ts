import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountOut, day, email, id, idParam, instant, line, prose } from '#shared/contract/platform/fields.ts'
import { isPhone } from '#shared/domain/platform/shop/retailer-rules.ts'
import { bicycleKinds, priceKinds } from '../services/service-kinds.ts'
import { jobStates } from './job-life.ts'

const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,4}$/, { error: 'whole_number' }),
      z.refine((v) => Number(v) >= min && Number(v) <= max, { error: 'range' }),
    ),
    z.transform(Number),
  )

export const maxPhotos = 4
const maxDays = 31

const slot = z.object({ start: instant, end: instant })
export type FreeSlot = z.output<typeof slot>

export const listSlots = endpoint('GET', '/api/workshop/slots', {
  summary: 'When a service can be booked: the free times of so many days (7) from a day (today) on, in order',
  query: z.object({ service: idParam.shape.id, from: z.optional(day), days: z.optional(whole(1, maxDays)) }),
  replies: { 200: z.array(slot) },
  errors: ['service_unknown'],
})

/** An instant with its offset: "2026-11-28T08:30:00Z". */
export const momentIn = z.pipe(
  z.iso.datetime({ offset: true, error: 'invalid' }),
  z.transform((text: string) => new Date(text)),
)

export const bicycleIn = z.object({
  kind: z.enum(bicycleKinds),
  description: z.optional(line(0, 120)),
  serialNumber: z.optional(line(0, 40)),
})

export const phoneIn = line(1, 40).check(z.refine(isPhone, { error: 'phone' }))

/** What is typed for a booking. */
export const bookerIn = z.object({
  description: line(0, 120),
  problem: prose(0, 1_000),
  name: line(1, 100),
  phone: phoneIn,
  email,
})
export type Booker = z.output<typeof bookerIn>

const bookingIn = z.object({
  service: id,
  start: momentIn,
  bicycle: bicycleIn,
  /** Of a test ride: the shop's bicycle. */
  productId: z.optional(z.nullable(id)),
  problem: z.optional(bookerIn.shape.problem),
  name: bookerIn.shape.name,
  phone: phoneIn,
  email,
})
export type BookingIn = z.output<typeof bookingIn>

const booking = z.object({
  number: z.string(),
  state: z.enum(jobStates),
  service: z.object({
    id: z.nullable(id),
    name: z.string(),
    minutes: z.int(),
    priceKind: z.enum(priceKinds),
    price: amountOut,
  }),
  start: instant,
  end: instant,
  bicycle: z.object({ kind: z.enum(bicycleKinds), description: z.string(), serialNumber: z.string() }),
  /** Of a bicycle of the shop. */
  isTestRide: z.boolean(),
  problem: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Ids of its photos. */
  photos: z.array(z.string()),
  /** Until then it can be moved or cancelled here. */
  changeableUntil: instant,
  canChange: z.boolean(),
})
export type Booking = z.output<typeof booking>

export const createBooking = endpoint('POST', '/api/workshop/bookings', {
  summary: 'Books the workshop, without an account. A time taken meanwhile answers the next three in `next`',
  body: bookingIn,
  replies: {
    201: z.object({ number: z.string(), key: z.string() }),
    200: z.object({ number: z.string(), key: z.string() }),
  },
  errors: [
    'service_unknown',
    'slot_taken',
    'bicycle_twice',
    'ride_unavailable',
    'idempotency_conflict',
    'invalid_idempotency_key',
  ],
})

const ofBooking = {
  params: z.object({ number: line(1, 20) }),
  query: z.object({ key: z.optional(line(0, 100)) }),
}
const path = '/api/workshop/bookings/:number'

export const getBooking = endpoint('GET', path, {
  summary: 'A booking, by the key of its answer or of its mails',
  ...ofBooking,
  replies: { 200: booking },
  errors: ['booking_unknown'],
})

export const moveBooking = endpoint('PATCH', path, {
  summary: 'Moves a booking, until 24 hours before',
  ...ofBooking,
  body: z.object({ start: momentIn }),
  replies: { 200: booking },
  errors: ['booking_unknown', 'slot_taken', 'bicycle_twice', 'ride_unavailable', 'too_late', 'invalid_transition'],
})

export const cancelBooking = endpoint('DELETE', path, {
  summary: 'Cancels a booking, until 24 hours before; again, it changes nothing',
  ...ofBooking,
  replies: { 204: null },
  errors: ['booking_unknown', 'too_late', 'invalid_transition'],
})

export const getBookingCalendar = endpoint('GET', `${path}/calendar`, {
  summary: 'A booking as a calendar file (RFC 5545)',
  ...ofBooking,
  replies: { 200: null },
  answersFile: 'text/calendar',
  errors: ['booking_unknown'],
})

export const addBookingPhoto = endpoint('POST', `${path}/photos`, {
  summary: 'Adds a photo of what is wrong (multipart, field `image`), four at most; only the workshop sees it',
  takesFile: 'multipart/form-data',
  ...ofBooking,
  replies: { 201: z.object({ id: z.string() }) },
  errors: [
    'booking_unknown',
    'workshop_photos_many',
    'invalid_transition',
    'image_too_large',
    'image_too_many_pixels',
    'image_type',
  ],
})
