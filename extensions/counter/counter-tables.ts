import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { created, moment } from '#server/platform/database/schema/moment-columns.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { checkouts } from '#server/platform/database/schema/payment-tables.ts'
import type { ParkedTicket } from './sales/ticket-calls.ts'
import type { Tender } from './tender-kinds.ts'

/** What an order is collected with, and until when it is kept unpaid. */
export const pickUps = pgTable(
  'pick_ups',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    code: text('code').notNull(),
    keptUntil: moment('kept_until'),
    remindAt: moment('remind_at'),
    remindedAt: moment('reminded_at'),
    slotStart: moment('slot_start'),
    /** Its place among those of the slot; null once it is free again. */
    slotPlace: integer('slot_place'),
  },
  (t) => [
    index('pick_ups_kept').on(t.keptUntil).where(sql`kept_until is not null`),
    uniqueIndex('pick_ups_slot').on(t.slotStart, t.slotPlace),
    check('pick_ups_code', sql`${t.code} ~ '^[0-9]{6}$'`),
    check('pick_ups_place', sql`${t.slotPlace} is null or (${t.slotPlace} > 0 and ${t.slotStart} is not null)`),
  ],
)

/** The place of a slot while a checkout is paid; one that is no longer open holds none. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    checkoutId: uuid('checkout_id')
      .primaryKey()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    slotStart: moment('slot_start').notNull(),
    slotPlace: integer('slot_place').notNull(),
  },
  (t) => [index('slot_holds_start').on(t.slotStart), check('slot_holds_place', sql`${t.slotPlace} > 0`)],
)

/** What the money of an order came by in the shop. */
export const tenders = pgTable(
  'tenders',
  {
    id: serial('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    tender: text('tender').$type<Tender>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** Cash on the counter, before the change. */
    receivedCents: integer('received_cents'),
    createdAt: created(),
  },
  (t) => [
    index('tenders_order').on(t.orderId),
    index('tenders_created').on(t.createdAt),
    check('tenders_tender', sql`${t.tender} in ('cash','terminal','gift_card')`),
    check('tenders_amount', sql`${t.amountCents} > 0`),
    check(
      'tenders_received',
      sql`${t.receivedCents} is null or (${t.tender} = 'cash' and ${t.receivedCents} >= ${t.amountCents})`,
    ),
  ],
)

/** Put aside: it holds no stock. */
export const parkedTickets = pgTable('parked_tickets', {
  id: uuid('id').primaryKey().defaultRandom(),
  content: jsonb('content').$type<ParkedTicket>().notNull(),
  requestKey: text('request_key').unique(),
  requestHash: text('request_hash'),
  createdAt: created(),
})

/** The cash that was counted at the end of a day. */
export const daySheets = pgTable(
  'day_sheets',
  {
    id: date('id', { mode: 'string' }).primaryKey(),
    countedCents: integer('counted_cents').notNull(),
    note: text('note'),
    createdAt: created(),
  },
  (t) => [check('day_sheets_counted', sql`${t.countedCents} >= 0`)],
)
