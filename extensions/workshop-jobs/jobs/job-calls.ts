import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import {
  amountIn,
  amountOut,
  email,
  id,
  idParam,
  instant,
  line,
  paging,
  prose,
  searched,
} from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import { bicycleIn, momentIn, phoneIn } from '../../workshop/bookings/booking-calls.ts'
import { estimateStates } from '../../workshop/bookings/estimate.ts'
import { jobStates } from '../../workshop/bookings/job-life.ts'
import { bicycleKinds } from '../../workshop/services/service-kinds.ts'

const quantity = z.int({ error: 'whole_number' }).check(z.minimum(1), z.maximum(99))
const minutes = z.int({ error: 'whole_number' }).check(z.minimum(0), z.maximum(1_440))

const jobLine = z.object({
  id,
  kind: z.enum(['labour', 'part']),
  name: z.string(),
  productId: z.nullable(id),
  size: z.nullable(z.string()),
  quantity: z.int(),
  price: amountOut,
  total: amountOut,
  minutes: z.nullable(z.int()),
})

const estimateLine = z.object({
  name: z.string(),
  quantity: z.int(),
  price: amountOut,
  total: amountOut,
  isNeeded: z.boolean(),
})

const job = z.object({
  id,
  number: z.string(),
  state: z.enum(jobStates),
  /** Null for a bicycle that came without a booking. */
  bookingNumber: z.nullable(z.string()),
  start: z.nullable(instant),
  title: z.string(),
  serviceId: z.nullable(id),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  bicycle: z.object({ kind: z.enum(bicycleKinds), description: z.string(), serialNumber: z.string() }),
  problem: z.string(),
  promisedAt: z.nullable(instant),
  isLate: z.boolean(),
  lines: z.array(jobLine),
  total: amountOut,
  /** Of the total, VAT included; `minutes` of labour. */
  sums: z.object({
    labour: amountOut,
    minutes: z.int(),
    parts: amountOut,
    /** Null: margin scheme. */
    vat: z.array(z.object({ vatRate: z.nullable(z.int()), gross: amountOut, net: amountOut, vat: amountOut })),
  }),
  /** By the order of its bill, or at the counter; `orderId` may wait for its payment. */
  isPaid: z.boolean(),
  orderId: z.nullable(z.string()),
  /** The shop's bicycle of a test ride. */
  productId: z.nullable(id),
  /** What the customer has agreed to pay; beyond it and the shop's limit work needs an accepted estimate. */
  agreed: amountOut,
  needsEstimate: z.boolean(),
  createdAt: instant,
  startedAt: z.nullable(instant),
  readyAt: z.nullable(instant),
  endedAt: z.nullable(instant),
})
export type Job = z.output<typeof job>

export const jobDetail = z.extend(job, {
  /** Of the customer; the workshop’s own are beside them. */
  photos: z.array(z.string()),
  staffPhotos: z.array(z.string()),
  /** Other jobs of the same frame number. */
  before: z.object({ visits: z.int(), lastAt: z.nullable(instant), openNumber: z.nullable(z.string()) }),
  estimate: z.nullable(
    z.object({
      state: z.enum(estimateStates),
      lines: z.array(estimateLine),
      total: amountOut,
      expiresAt: instant,
      answeredAt: z.nullable(instant),
    }),
  ),
  history: z.array(z.object({ at: instant, kind: z.string(), by: z.string(), detail: z.string() })),
})
export type JobDetail = z.output<typeof jobDetail>

const newJob = z
  .object({
    /** A booking's job is there already: it is answered. */
    bookingNumber: z.optional(line(1, 20)),
    service: z.optional(id),
    /** A booking by telephone: a free time of the service. */
    start: z.optional(momentIn),
    /** What is to be done, where it is no service. */
    title: z.optional(line(0, 120)),
    bicycle: z.optional(bicycleIn),
    problem: z.optional(prose(0, 1_000)),
    name: z.optional(line(0, 100)),
    phone: z.optional(z.union([z.literal(''), phoneIn])),
    email: z.optional(z.union([z.literal(''), email])),
    promisedAt: z.optional(momentIn),
  })
  .check(
    z.refine(({ bookingNumber, name }) => Boolean(bookingNumber || name), { path: ['name'], error: 'required' }),
    z.refine(({ start, service }) => !start || service !== undefined, { path: ['service'], error: 'required' }),
  )
export type NewJob = z.output<typeof newJob>

const path = '/api/admin/jobs/:id'
const jobs = resource(path, idParam, 'job_unknown')

export const listJobs = jobs.list(
  'Jobs of the workshop, those due first; without a state the open ones. X-Total-Count tells how many there are',
  job,
  z.object({ state: z.optional(z.enum(jobStates)), q: searched, ...paging }),
)
export const getJob = jobs.get('A job with its photos, its estimate and its history', jobDetail)
export const createJob = endpoint('POST', '/api/admin/jobs', {
  summary: 'Takes a bicycle in without a booking, books one by telephone, or answers the job of a booking',
  body: newJob,
  replies: { 201: jobDetail, 200: jobDetail },
  errors: [
    'booking_unknown',
    'service_unknown',
    'slot_taken',
    'bicycle_twice',
    'idempotency_conflict',
    'invalid_idempotency_key',
  ],
})
export const moveJob = jobs.patch(
  'Moves a job to its next state, or notes when it is promised. The counter hands over what is ready, and nothing else',
  z.object({
    state: z.optional(z.enum(jobStates)),
    promisedAt: z.optional(momentIn),
    serialNumber: z.optional(line(0, 40)),
    note: z.optional(line(1, 300)),
  }),
  jobDetail,
  ['invalid_transition', 'estimate_needed', 'payment_required', 'role_missing'],
)

const partIn = z.object({ productId: id, size: z.optional(z.nullable(line(0, 60))), quantity: z.optional(quantity) })

export const addJobPart = endpoint('POST', `${path}/parts`, {
  summary: 'Puts a part of the shop on a job and takes its stock',
  params: idParam,
  body: partIn,
  replies: { 201: jobDetail, 200: jobDetail },
  errors: [
    'job_unknown',
    'product_not_found',
    'unknown_size',
    'size_required',
    'insufficient_stock',
    'invalid_transition',
    'idempotency_conflict',
    'invalid_idempotency_key',
  ],
})

export const addJobLabour = endpoint('POST', `${path}/labour`, {
  summary: 'Puts labour on a job: a service, or a line of the staff’s own',
  params: idParam,
  body: z.union([
    z.object({ service: id }),
    z.object({ name: line(1, 120), price: amountIn, minutes: z.optional(minutes) }),
  ]),
  replies: { 201: jobDetail },
  errors: ['job_unknown', 'service_unknown', 'invalid_transition'],
})

export const removeJobLine = endpoint('DELETE', `${path}/parts/:line`, {
  summary: 'Takes a line off a job until it is ready; a part goes back to stock',
  params: z.object({ id: idParam.shape.id, line: idParam.shape.id }),
  replies: { 204: null },
  errors: ['job_unknown', 'job_line_unknown', 'invalid_transition', 'stock_full'],
})

export const getJobPhoto = endpoint('GET', `${path}/photos/:photo`, {
  summary: 'A photo of a job, of its customer or of the workshop',
  params: z.object({ id: idParam.shape.id, photo: z.uuid() }),
  replies: { 200: null },
  answersFile: 'image/webp',
  errors: ['job_unknown', 'not_found'],
})

export const addJobPhoto = endpoint('POST', `${path}/photos`, {
  summary: 'Adds a photo of the workshop’s own (multipart, field `image`), twelve at most',
  takesFile: 'multipart/form-data',
  params: idParam,
  replies: { 201: jobDetail },
  errors: ['job_unknown', 'workshop_photos_many', 'image_too_large', 'image_too_many_pixels', 'image_type'],
})

const estimateLineIn = z.object({
  name: line(1, 120),
  price: amountIn,
  quantity: z.optional(quantity),
  minutes: z.optional(z.nullable(minutes)),
  productId: z.optional(z.nullable(id)),
  size: z.optional(z.nullable(line(0, 60))),
  /** False: advised, the customer may leave it. */
  isNeeded: z.optional(z.boolean()),
})

export const sendEstimate = endpoint('POST', `${path}/estimate`, {
  summary: 'Mails what is needed beside the lines of the job, and its price; a former estimate is replaced',
  params: idParam,
  body: z.object({ lines: z.array(estimateLineIn).check(z.minLength(1), z.maxLength(30)) }),
  replies: { 201: jobDetail, 200: jobDetail },
  errors: ['job_unknown', 'invalid_transition', 'idempotency_conflict', 'invalid_idempotency_key'],
})
export type EstimateLineIn = z.output<typeof estimateLineIn>

const estimateParams = { params: z.object({ key: line(1, 100) }) }
const publicEstimate = z.object({
  number: z.string(),
  title: z.string(),
  bicycle: z.string(),
  /** What is on the job already. */
  agreedLines: z.array(estimateLine),
  lines: z.array(estimateLine),
  total: amountOut,
  expiresAt: instant,
  state: z.enum(['open', 'accepted', 'declined', 'closed']),
})
export type PublicEstimate = z.output<typeof publicEstimate>

export const getEstimate = endpoint('GET', '/api/workshop/estimates/:key', {
  summary: 'An estimate, by the key of its mail',
  ...estimateParams,
  replies: { 200: publicEstimate },
  errors: ['estimate_unknown'],
})
export const answerEstimate = endpoint('POST', '/api/workshop/estimates/:key', {
  summary: 'Accepts or declines an estimate; `lines` are the places of the advised lines that are wanted',
  ...estimateParams,
  body: z.object({
    accept: z.boolean(),
    lines: z.optional(z.array(z.int().check(z.minimum(0))).check(z.maxLength(30))),
  }),
  replies: { 200: publicEstimate },
  errors: ['estimate_unknown', 'estimate_closed'],
})
