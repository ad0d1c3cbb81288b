import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ShippingRules } from '#shared/domain/pricing/shipping-rules.ts'
import { created } from './moment-columns.ts'

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
