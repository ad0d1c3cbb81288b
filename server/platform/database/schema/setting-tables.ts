import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ActorKind } from '#shared/domain/platform/actors.ts'
import type { ShippingRules } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { created, moment } from './moment-columns.ts'

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

// The record of what staff, keys and jobs write (decision 0108). Triggers fill it (migration 0053).

/** One for each transaction that wrote. */
export const acts = pgTable(
  'acts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    actor: text('actor').$type<ActorKind>().notNull(),
    /** Of the person or the key. */
    actorId: text('actor_id'),
    /** As it was called then. */
    name: text('name'),
    role: text('role'),
    /** The call with its method, or the job. */
    action: text('action'),
    /** The network, without its last part. */
    network: text('network'),
    /** The act that this one undoes, whose `action` it has too. */
    undoes: bigint('undoes', { mode: 'number' }).references((): AnyPgColumn => acts.id, { onDelete: 'set null' }),
  },
  (t) => [index('acts_at').on(t.at), uniqueIndex('acts_undoes').on(t.undoes)],
)

/** A row of another table that the act made, changed or deleted. */
export const actChanges = pgTable(
  'act_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    actId: bigint('act_id', { mode: 'number' })
      .notNull()
      .references(() => acts.id, { onDelete: 'cascade' }),
    /** What the row belongs to: "order", "product". */
    kind: text('kind').notNull(),
    objectId: text('object_id').notNull(),
    tableName: text('table_name').notNull(),
    rowKey: jsonb('row_key').$type<Record<string, unknown>>().notNull(),
    /** Of a changed row the columns that differ. Null: there was no row. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [index('act_changes_act').on(t.actId), index('act_changes_object').on(t.kind, t.objectId)],
)
