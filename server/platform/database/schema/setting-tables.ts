import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ShippingRules } from '#shared/domain/pricing/shipping-rules.ts'
import { created } from './moment-columns.ts'

/** Parts of the shop that the dashboard edits (decision 0091): the last version of a key is valid, the others are history. */
export const shopSettings = pgTable(
  'shop_settings',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').notNull(),
    createdAt: created(),
  },
  (t) => [primaryKey({ columns: [t.key, t.version] }), check('shop_settings_version', sql`${t.version} > 0`)],
)

/** Delivery costs and times from a moment on (decision 0056): the last row is valid, the others are history. */
export const shippingRules = pgTable(
  'shipping_rules',
  {
    version: integer('version').primaryKey(),
    rules: jsonb('rules').$type<ShippingRules>().notNull(),
    createdAt: created(),
  },
  (t) => [check('shipping_rules_version', sql`${t.version} > 0`)],
)
