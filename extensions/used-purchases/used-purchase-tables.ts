import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { created } from '#server/platform/database/schema/moment-columns.ts'
import type { DocumentKind, PaidBy } from './purchase-calls.ts'

/** A used bicycle bought from a private person: one sheet of the register of used goods. */
export const usedPurchases = pgTable(
  'used_purchases',
  {
    id: uuid('id').primaryKey(),
    /** In the register, from 1 without gaps. */
    number: integer('number').notNull().unique('used_purchases_number'),
    version: integer('version').notNull().default(1),
    boughtOn: date('bought_on', { mode: 'string' }).notNull(),
    /** Empty: forgotten. */
    sellerName: text('seller_name').notNull(),
    sellerAddress: text('seller_address').notNull(),
    sellerEmail: text('seller_email'),
    taxCode: text('tax_code'),
    documentKind: text('document_kind').$type<DocumentKind>().notNull(),
    documentNumber: text('document_number').notNull(),
    bicycle: text('bicycle').notNull(),
    /** Null: it cannot be read, or there is none. */
    frameNumber: text('frame_number'),
    /** As it is compared: letters and figures alone. */
    frameKey: text('frame_key').generatedAlwaysAs(sql`upper(regexp_replace(frame_number, '[^a-zA-Z0-9]', '', 'g'))`),
    priceCents: integer('price_cents').notNull(),
    paidBy: text('paid_by').$type<PaidBy>().notNull(),
    productId: integer('product_id').references(() => products.id),
    /** Why it does not count. */
    voidReason: text('void_reason'),
    createdAt: created(),
  },
  (t) => [
    index('used_purchases_frame').on(t.frameKey),
    index('used_purchases_email').on(sql`lower(${t.sellerEmail})`),
    check('used_purchases_price', sql`${t.priceCents} between 1 and 9999999`),
    check('used_purchases_cash', sql`${t.paidBy} <> 'cash' or ${t.priceCents} < 500000`),
    check('used_purchases_paid_by', sql`${t.paidBy} in ('cash', 'transfer', 'cheque', 'exchange')`),
    check(
      'used_purchases_document',
      sql`${t.documentKind} in ('identity_card', 'driving_licence', 'passport', 'residence_permit')`,
    ),
    check('used_purchases_void', sql`${t.voidReason} is null or ${t.productId} is null`),
    unique('used_purchases_one_product').on(t.productId),
  ],
)
