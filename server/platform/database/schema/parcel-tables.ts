import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'
import { created, moment } from './moment-columns.ts'
import { orderItems, orders } from './order-tables.ts'
import { customers } from './people-tables.ts'

// The parcels of an order, one or several (decision 0042).

export const parcels = pgTable(
  'parcels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Of its order: 1, 2, … */
    number: integer('number').notNull(),
    carrier: text('carrier').$type<Carrier>(),
    trackingCode: text('tracking_code'),
    /** The tracking link; typed by hand for carriers without a known one. */
    link: text('link'),
    expectedDay: date('expected_day', { mode: 'string' }),
    /** For bulky items: day and time as agreed with the customer. */
    appointment: text('appointment'),
    /** When it was packed. */
    createdAt: created(),
    sentAt: moment('sent_at'),
    deliveredAt: moment('delivered_at'),
  },
  (t) => [
    unique('parcels_number').on(t.orderId, t.number),
    check('parcels_number_positive', sql`${t.number} > 0`),
    check('parcels_carrier', sql`${t.carrier} in ('brt','gls','poste','dhl','ups','fedex','other')`),
    check(
      'parcels_link',
      sql`${t.link} is null or (${t.carrier} is not distinct from 'other' and ${t.link} like 'https://%')`,
    ),
    check('parcels_delivered', sql`${t.deliveredAt} is null or ${t.sentAt} is not null`),
  ],
)

export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => parcels.id),
    orderId: uuid('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.lineNo] }),
    index('parcel_lines_order').on(t.orderId, t.lineNo),
    foreignKey({ columns: [t.orderId, t.lineNo], foreignColumns: [orderItems.orderId, orderItems.lineNo] }),
    check('parcel_lines_quantity', sql`${t.quantity} > 0`),
  ],
)

/** What is known of a sold bicycle beside its order: one row a unit, made when there is something to know. */
export const soldBicycles = pgTable(
  'sold_bicycles',
  {
    orderId: uuid('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** Its number within the item, from 1. */
    unit: integer('unit').notNull(),
    serialNumber: text('serial_number'),
    /** When it was handed over: since then it is the new owner's, who may have left. Null: the buyer's. */
    handedOverAt: moment('handed_over_at'),
    ownerId: uuid('owner_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Of the code that hands it over, once. */
    codeHash: text('code_hash').unique('sold_bicycles_code'),
    codeExpiresAt: moment('code_expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.lineNo, t.unit] }),
    foreignKey({ columns: [t.orderId, t.lineNo], foreignColumns: [orderItems.orderId, orderItems.lineNo] }).onDelete(
      'cascade',
    ),
    index('sold_bicycles_owner').on(t.ownerId),
  ],
)
