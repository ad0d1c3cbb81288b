import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ReductionKind, ReductionTarget } from '#shared/domain/platform/prices/reduction.ts'
import { products } from './catalog-tables.ts'
import { created, moment } from './moment-columns.ts'
import { shelves } from './shelf-tables.ts'

// Reductions, planned, running and ended (decision 0048). Their prices are in price_history like any change.

export const reductions = pgTable(
  'reductions',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind').$type<ReductionKind>().notNull(),
    /** Whole percent, or cents. */
    value: integer('value').notNull(),
    target: text('target').$type<ReductionTarget>().notNull(),
    shelf: text('shelf').references(() => shelves.slug, { onUpdate: 'cascade', onDelete: 'set null' }),
    brand: text('brand'),
    productIds: jsonb('product_ids').$type<number[]>().notNull().default([]),
    startsAt: moment('starts_at').notNull(),
    /** Null: open end. */
    endsAt: moment('ends_at'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    version: integer('version').notNull().default(1),
    createdAt: created(),
  },
  (t) => [
    check('reductions_kind', sql`${t.kind} in ('percent','amount','price')`),
    check('reductions_target', sql`${t.target} in ('products','shelf','brand')`),
    check('reductions_value', sql`${t.value} > 0 and (${t.kind} <> 'percent' or ${t.value} < 100)`),
    check('reductions_span', sql`${t.endsAt} is null or ${t.endsAt} > ${t.startsAt}`),
    check('reductions_order', sql`${t.endedAt} is null or ${t.startedAt} is not null`),
  ],
)

/** One product of a reduction that has started, or one of its sizes with its own price. */
export const reductionItems = pgTable(
  'reduction_items',
  {
    reductionId: integer('reduction_id')
      .notNull()
      .references(() => reductions.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** Empty: the product's price. */
    size: text('size').notNull().default(''),
    /** The price it had, and has again when the reduction ends. */
    regularCents: integer('regular_cents').notNull(),
    reducedCents: integer('reduced_cents').notNull(),
    comparisonCents: integer('comparison_cents').notNull(),
    comparedSince: moment('compared_since').notNull(),
    /** False: the product is younger than the period looked at. */
    isWhole: boolean('is_whole').notNull(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
    /** `edited`: another price was set meanwhile, and stays. */
    endReason: text('end_reason').$type<'over' | 'edited'>(),
  },
  (t) => [
    primaryKey({ columns: [t.reductionId, t.productId, t.size] }),
    uniqueIndex('reduction_items_one_open').on(t.productId, t.size).where(sql`${t.endedAt} is null`),
    index('reduction_items_product').on(t.productId, t.endedAt),
    check('reduction_items_lower', sql`${t.reducedCents} > 0 and ${t.reducedCents} < ${t.regularCents}`),
    check('reduction_items_lawful', sql`${t.reducedCents} < ${t.comparisonCents}`),
    check('reduction_items_end', sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
  ],
)
