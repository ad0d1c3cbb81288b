import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { bytes, created, moment } from '#server/platform/database/schema/moment-columns.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import type { VatClass } from '#shared/domain/platform/goods/vat.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { EstimateLine, EstimateState } from './bookings/estimate.ts'
import type { JobState } from './bookings/job-life.ts'
import type { BicycleKind, PriceKind } from './services/service-kinds.ts'

export const workshopServices = pgTable(
  'workshop_services',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull(),
    note: text('note').notNull().default(''),
    noteEn: text('note_en').notNull().default(''),
    minutes: integer('minutes').notNull(),
    priceKind: text('price_kind').$type<PriceKind>().notNull(),
    priceCents: integer('price_cents').notNull(),
    /** What is added to the price, in words: «la camera». */
    parts: text('parts').notNull().default(''),
    partsEn: text('parts_en').notNull().default(''),
    /** None: all. */
    kinds: jsonb('kinds').$type<BicycleKind[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    /** A service that was booked is switched off, not deleted. */
    isActive: boolean('is_active').notNull().default(true),
    /** The customer rides a bicycle of the shop. */
    isTestRide: boolean('is_test_ride').notNull().default(false),
    /** When it is due again; null: never by time. */
    againAfterMonths: integer('again_after_months'),
  },
  (t) => [
    check('workshop_services_again', sql`${t.againAfterMonths} between 1 and 60`),
    check('workshop_services_minutes', sql`${t.minutes} between 5 and 720`),
    check('workshop_services_price', sql`${t.priceCents} >= 0 and ${t.priceKind} in ('fixed', 'from', 'free')`),
    check('workshop_services_free', sql`(${t.priceKind} = 'free') = (${t.priceCents} = 0)`),
  ],
)

/** One bicycle in the workshop, from its booking or its arrival to its collection. */
export const workshopJobs = pgTable(
  'workshop_jobs',
  {
    id: serial('id').primaryKey(),
    number: text('number')
      .notNull()
      .unique('workshop_jobs_number')
      .generatedAlwaysAs(sql`'OF-' || lpad(id::text, greatest(4, length(id::text)), '0')`),
    state: text('state').$type<JobState>().notNull(),
    serviceId: integer('service_id').references(() => workshopServices.id, { onDelete: 'set null' }),
    /** Of the service at that time, or of the work in the staff's words. */
    title: text('title').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    /** Empty: no mail. */
    email: text('email').notNull().default(''),
    bicycleKind: text('bicycle_kind').$type<BicycleKind>().notNull(),
    bicycle: text('bicycle').notNull().default(''),
    serialNumber: text('serial_number').notNull().default(''),
    /** As it is compared: letters and figures alone. */
    serialKey: text('serial_key')
      .notNull()
      .generatedAlwaysAs(sql`upper(regexp_replace(serial_number, '[^a-zA-Z0-9]', '', 'g'))`),
    problem: text('problem').notNull().default(''),
    /** The shop's bicycle of a test ride. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    /** What the customer has agreed to pay: the booked price, or an accepted estimate. */
    agreedCents: integer('agreed_cents').notNull().default(0),
    promisedAt: moment('promised_at'),
    createdAt: created(),
    startedAt: moment('started_at'),
    readyAt: moment('ready_at'),
    /** When it was collected or cancelled. */
    endedAt: moment('ended_at'),
    isForgotten: boolean('is_forgotten').notNull().default(false),
    /** Opens its bill, from the mail that says it is ready; empty: none can be paid from afar. */
    billKeyHash: text('bill_key_hash').notNull().default(''),
    /** What it is paid by: an order of its bill, or the sale over the counter. */
    orderId: uuid('order_id').references(() => orders.id),
  },
  (t) => [
    index('workshop_jobs_serial').on(t.serialKey),
    index('workshop_jobs_state').on(t.state, t.id),
    index('workshop_jobs_order').on(t.orderId),
    index('workshop_jobs_bill').on(t.billKeyHash),
    index('workshop_jobs_email').on(sql`lower(${t.email})`),
    check(
      'workshop_jobs_states',
      sql`${t.state} in ('booked', 'arrived', 'estimate_sent', 'in_work', 'waiting_for_parts', 'ready', 'collected', 'cancelled')`,
    ),
    check('workshop_jobs_ended', sql`(${t.state} in ('collected', 'cancelled')) = (${t.endedAt} is not null)`),
    check('workshop_jobs_agreed', sql`${t.agreedCents} >= 0`),
  ],
)

/** The place on a stand that a job has booked. */
export const workshopBookings = pgTable(
  'workshop_bookings',
  {
    jobId: integer('job_id')
      .primaryKey()
      .references(() => workshopJobs.id, { onDelete: 'cascade' }),
    /** Of `startAt` in Rome: its lock guards the capacity. */
    day: date('day', { mode: 'string' }).notNull(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    remindedAt: moment('reminded_at'),
    /** When its customer was told that the workshop is closed then. */
    toldAt: moment('told_at'),
    /** Hashes of the keys that open it, separated by spaces: each node of the shop makes its own. */
    accessKeys: text('access_keys').notNull(),
  },
  (t) => [
    index('workshop_bookings_days').on(t.day).where(sql`${t.cancelledAt} is null`),
    check('workshop_bookings_span', sql`${t.startAt} < ${t.endAt}`),
  ],
)

export const workshopPhotos = pgTable(
  'workshop_photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    jobId: integer('job_id')
      .notNull()
      .references(() => workshopJobs.id, { onDelete: 'cascade' }),
    content: bytes('content').notNull(),
    isStaff: boolean('is_staff').notNull().default(false),
    createdAt: created(),
  },
  (t) => [index('workshop_photos_job').on(t.jobId)],
)

/** Labour and parts of a job; a part has taken its stock. */
export const workshopLines = pgTable(
  'workshop_lines',
  {
    id: serial('id').primaryKey(),
    jobId: integer('job_id')
      .notNull()
      .references(() => workshopJobs.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'labour' | 'part'>().notNull(),
    name: text('name').notNull(),
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    size: text('size').notNull().default(''),
    quantity: integer('quantity').notNull().default(1),
    unitCents: integer('unit_cents').notNull(),
    minutes: integer('minutes'),
    vatClass: text('vat_class').$type<VatClass>().notNull().default('standard'),
    createdAt: created(),
    /** Its stock was given back, and it is not paid. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('workshop_lines_job').on(t.jobId),
    check('workshop_lines_vat_class', sql`${t.vatClass} in ('standard', 'reduced', 'super_reduced', 'margin')`),
    check('workshop_lines_kind', sql`${t.kind} in ('labour', 'part')`),
    check('workshop_lines_quantity', sql`${t.quantity} between 1 and 999 and ${t.unitCents} >= 0`),
  ],
)

export const workshopEstimates = pgTable(
  'workshop_estimates',
  {
    id: serial('id').primaryKey(),
    jobId: integer('job_id')
      .notNull()
      .references(() => workshopJobs.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').notNull(),
    lines: jsonb('lines').$type<EstimateLine[]>().notNull(),
    state: text('state').$type<EstimateState>().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: created(),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    unique('workshop_estimates_key').on(t.keyHash),
    index('workshop_estimates_job').on(t.jobId),
    check('workshop_estimates_states', sql`${t.state} in ('open', 'accepted', 'declined', 'replaced')`),
    check('workshop_estimates_answered', sql`(${t.state} = 'open') = (${t.answeredAt} is null)`),
  ],
)

/** The history of a job. */
export const workshopEvents = pgTable(
  'workshop_events',
  {
    id: serial('id').primaryKey(),
    jobId: integer('job_id')
      .notNull()
      .references(() => workshopJobs.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text('kind').notNull(),
    /** Who of the staff; empty: the customer, or a program. */
    by: text('by').notNull().default(''),
    detail: text('detail').notNull().default(''),
  },
  (t) => [index('workshop_events_job').on(t.jobId, t.id)],
)

/** Requests that were made with an Idempotency-Key, and what they made. */
export const workshopRequests = pgTable('workshop_requests', {
  key: text('key').primaryKey(),
  requestHash: text('request_hash').notNull(),
  made: integer('made').notNull().default(0),
  createdAt: moment('created_at').notNull(),
})
