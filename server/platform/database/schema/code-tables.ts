import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CampaignTarget, CouponKind } from '#shared/domain/pricing/campaign.ts'
import { created, moment } from './moment-columns.ts'
import { orders } from './order-tables.ts'
import { checkouts } from './payment-tables.ts'
import { shelves } from './shelf-tables.ts'

// Codes that customers type, and the orders that used them (decision 0055).

/** The discount, its products and its customers. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<CouponKind>().notNull(),
    /** Whole percent, or cents; 0 where the delivery is free. */
    value: integer('value').notNull(),
    target: text('target').$type<CampaignTarget>().notNull(),
    shelf: text('shelf').references(() => shelves.slug, { onUpdate: 'cascade', onDelete: 'set null' }),
    brand: text('brand'),
    productIds: jsonb('product_ids').$type<number[]>().notNull().default([]),
    /** Counts the products of the campaign only. */
    minimumCents: integer('minimum_cents').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    /** Null: open end. */
    endsAt: moment('ends_at'),
    /** Per code. */
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    isFirstOrder: boolean('is_first_order').notNull().default(false),
    isCombinable: boolean('is_combinable').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: created(),
  },
  (t) => [
    check('campaigns_kind', sql`${t.kind} in ('percent','amount','delivery')`),
    check(
      'campaigns_value',
      sql`case ${t.kind} when 'percent' then ${t.value} between 1 and 90 when 'amount' then ${t.value} > 0 else ${t.value} = 0 end`,
    ),
    check('campaigns_target', sql`${t.target} in ('all','products','shelf','brand')`),
    check('campaigns_minimum', sql`${t.minimumCents} >= 0`),
    check('campaigns_span', sql`${t.endsAt} is null or ${t.endsAt} >= ${t.startsAt}`),
    check('campaigns_uses', sql`${t.maxUses} > 0 and ${t.maxUsesPerCustomer} > 0`),
  ],
)

export const codes = pgTable(
  'codes',
  {
    /** Upper-case. */
    code: text('code').primaryKey(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    createdAt: created(),
  },
  (t) => [
    index('codes_campaign').on(t.campaignId),
    check('codes_form', sql`${t.code} ~ '^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$'`),
  ],
)

/** Uses by orders, or by checkouts that hold it; abandoned ones do not count. */
export const codeUses = pgTable(
  'code_uses',
  {
    id: serial('id').primaryKey(),
    code: text('code')
      .notNull()
      .references(() => codes.code),
    orderId: uuid('order_id').references(() => orders.id),
    checkoutId: uuid('checkout_id').references(() => checkouts.id, { onDelete: 'cascade' }),
    /** Discount on items, and on delivery. */
    discountCents: integer('discount_cents').notNull(),
    deliveryCents: integer('delivery_cents').notNull(),
  },
  (t) => [
    index('code_uses_code').on(t.code),
    uniqueIndex('code_uses_order').on(t.orderId, t.code).where(sql`order_id is not null`),
    uniqueIndex('code_uses_checkout').on(t.checkoutId, t.code).where(sql`checkout_id is not null`),
    check('code_uses_of', sql`(${t.orderId} is null) <> (${t.checkoutId} is null)`),
    check('code_uses_cents', sql`${t.discountCents} >= 0 and ${t.deliveryCents} >= 0`),
  ],
)
