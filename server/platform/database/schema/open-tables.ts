import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { KeyRole, Scope } from '#shared/domain/platform/access/scopes.ts'
import type { EventKind, EventState, SentKind } from '#shared/domain/platform/states/event-kinds.ts'
import { products } from './catalog-tables.ts'
import { created, createdInTrace, moment } from './moment-columns.ts'
import { staffMembers } from './people-tables.ts'

// Integrations: API keys and webhooks (decision 0058).

/** Null: made with the shop's password. What a removed person made opens nothing any more. */
const ofMaker = () => uuid('maker_id').references(() => staffMembers.id)

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    /** Its last four characters. */
    ending: text('ending').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    /** Instead of scopes: what a person of the role may do. */
    role: text('role').$type<KeyRole>(),
    makerId: ofMaker(),
    createdAt: created(),
    /** From then on it opens nothing; null: never. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    check('api_keys_name', sql`char_length(${t.name}) between 1 and 60`),
    check(
      'api_keys_scopes',
      sql`(jsonb_array_length(${t.scopes}) > 0) = (${t.role} is null) and ${t.scopes} <@ '["read_catalogue","write_catalogue","read_orders","ship","write_orders","read_customers","write_customers","read_returns","write_returns","write_refunds","read_coupons","write_coupons","read_prices","write_prices","read_events","write_events"]'::jsonb`,
    ),
    check('api_keys_role', sql`${t.role} in ('owner','counter','workshop','content','accountant')`),
  ],
)

export const eventReceivers = pgTable(
  'event_receivers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    address: text('address').notNull(),
    kinds: jsonb('kinds').$type<EventKind[]>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** Since the last one that arrived. */
    failures: integer('failures').notNull().default(0),
    /** Paused until then; else the time of the last turn: the longest waiting comes first. */
    nextTurnAt: moment('next_turn_at').notNull().defaultNow(),
    /** Objects of which an event is on its way to it, each with the moment at which its sender is given up. */
    turns: jsonb('turns').$type<Record<string, string>>().notNull().default({}),
    /** Its turns go round its objects: the next one is the next after this. */
    lastObject: text('last_object').notNull().default(''),
    makerId: ofMaker(),
    createdAt: created(),
  },
  (t) => [check('event_receivers_kinds', sql`jsonb_array_length(${t.kinds}) > 0`)],
)

/** Signing secrets, in a table of their own because no backup holds them. */
export const eventSecrets = pgTable('event_secrets', {
  receiverId: uuid('receiver_id')
    .primaryKey()
    .references(() => eventReceivers.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
})

/** Written in the transaction of the change, one for each receiver (transactional outbox). */
export const outgoingEvents = pgTable(
  'outgoing_events',
  {
    /** In the order of the events of one object: writers hold its lock. */
    id: serial('id').primaryKey(),
    eventId: uuid('event_id').notNull().unique().defaultRandom(),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => eventReceivers.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SentKind>().notNull(),
    object: text('object').notNull(),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<EventState>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    answer: integer('answer'),
    lastError: text('last_error'),
    deliveredAt: moment('delivered_at'),
    ...createdInTrace(),
  },
  (t) => [
    index('outgoing_events_object').on(t.receiverId, t.object, t.id).where(sql`state = 'pending'`),
    index('outgoing_events_due').on(t.receiverId, t.id).where(sql`state = 'pending'`),
    index('outgoing_events_log').on(t.receiverId, t.id),
    index('outgoing_events_created').on(t.createdAt),
    check('outgoing_events_state', sql`${t.state} in ('pending','delivered','failed')`),
    check('outgoing_events_delivered', sql`(${t.state} = 'delivered') = (${t.deliveredAt} is not null)`),
  ],
)

/** Products with low stock at the last check, so that each fall makes one event. */
export const lowStock = pgTable('low_stock', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id),
})
