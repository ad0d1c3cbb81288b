import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { created } from '#server/platform/database/schema/moment-columns.ts'

/** Who makes goods: name, postal and electronic address (art. 19 Reg. (EU) 2023/988). */
export const makers = pgTable('makers', {
  id: serial('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  email: text('email').notNull(),
  euContact: text('eu_contact'),
  createdAt: created(),
  /** The Idempotency-Key that made it, and the hash of what it came with. */
  requestKey: text('request_key').unique(),
  requestHash: text('request_hash'),
})

/** The maker of a brand's products that name none of their own. */
export const makerBrands = pgTable(
  'maker_brands',
  {
    /** In lower case. */
    foldedBrand: text('folded_brand').primaryKey(),
    brand: text('brand').notNull(),
    makerId: integer('maker_id')
      .notNull()
      .references(() => makers.id),
  },
  (t) => [index('maker_brands_maker').on(t.makerId)],
)

export const productSafety = pgTable(
  'product_safety',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id),
    /** Instead of its brand's. */
    makerId: integer('maker_id').references(() => makers.id),
    warnings: text('warnings'),
    composition: text('composition'),
    hasAnimalParts: boolean('has_animal_parts').notNull().default(false),
    /** Null: by its kind. */
    electric: text('electric', { enum: ['no', 'mains', 'battery'] }),
    batteryChemistry: text('battery_chemistry'),
    batteryWattHours: integer('battery_watt_hours'),
    batteryPassport: text('battery_passport'),
  },
  (t) => [
    index('product_safety_maker').on(t.makerId),
    check('product_safety_electric', sql`${t.electric} in ('no', 'mains', 'battery')`),
    check('product_safety_watt_hours', sql`${t.batteryWattHours} > 0`),
  ],
)

/** One row: the day from which products of before have their time. */
export const safetyStart = pgTable('safety_start', {
  id: integer('id').primaryKey(),
  day: text('day').notNull(),
})
