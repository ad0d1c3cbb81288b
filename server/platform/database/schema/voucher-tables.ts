import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/platform/language.ts'
import type { CampaignTarget, CouponKind } from '#shared/domain/platform/prices/campaign.ts'
import type { MovementKind } from '#shared/domain/platform/states/gift-card-states.ts'
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

// Gift cards: money that customers have with the shop (decision 0057).

export const giftCards = pgTable(
  'gift_cards',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order that bought it; null for one that staff gave, with its reason. */
    orderId: uuid('order_id')
      .unique()
      .references(() => orders.id),
    reason: text('reason'),
    initialCents: integer('initial_cents').notNull(),
    /** The sum of its movements: 0 until it is issued. */
    balanceCents: integer('balance_cents').notNull().default(0),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    senderName: text('sender_name').notNull(),
    message: text('message').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    /** The shop's day on which it is sent. */
    sendOn: date('send_on', { mode: 'string' }).notNull(),
    issuedAt: moment('issued_at'),
    sentAt: moment('sent_at'),
    /** The number of requested mails: each is one of its own. */
    sendings: integer('sendings').notNull().default(0),
    /** Grows when its code is replaced: those of before are none any more. */
    codeRound: integer('code_round').notNull().default(1),
    blockedAt: moment('blocked_at'),
    createdAt: created(),
  },
  (t) => [
    index('gift_cards_due').on(t.sendOn).where(sql`issued_at is not null and sent_at is null`),
    check('gift_cards_from', sql`(${t.orderId} is null) = (${t.reason} is not null)`),
    check('gift_cards_initial', sql`${t.initialCents} between 1 and 1000000`),
    check('gift_cards_balance', sql`${t.balanceCents} between 0 and ${t.initialCents}`),
    check('gift_cards_issued', sql`${t.issuedAt} is not null or (${t.balanceCents} = 0 and ${t.sentAt} is null)`),
  ],
)

/** Codes that open a card: each node that has sent it has a code of its own (decision 0027). */
export const giftCardCodes = pgTable(
  'gift_card_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCards.id),
    codeEnd: text('code_end').notNull(),
    createdAt: created(),
  },
  (t) => [index('gift_card_codes_card').on(t.cardId), index('gift_card_codes_end').on(t.codeEnd)],
)

export const giftCardMovements = pgTable(
  'gift_card_movements',
  {
    id: serial('id').primaryKey(),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind').$type<MovementKind>().notNull(),
    /** Below 0 where it is spent or taken off. */
    cents: integer('cents').notNull(),
    /** That it pays, or that bought it. */
    orderId: uuid('order_id').references(() => orders.id),
    /** Makes each movement unique. */
    ref: text('ref').notNull(),
    createdAt: created(),
  },
  (t) => [
    unique('gift_card_movements_once').on(t.cardId, t.kind, t.ref),
    index('gift_card_movements_order').on(t.orderId),
    check(
      'gift_card_movements_kind',
      sql`case ${t.kind} when 'issue' then ${t.cents} > 0 when 'give_back' then ${t.cents} > 0
        when 'spend' then ${t.cents} < 0 and ${t.orderId} is not null when 'take_off' then ${t.cents} < 0 else false end`,
    ),
  ],
)

/** Amounts that a checkout holds of a card during a wallet payment; closed checkouts hold nothing. */
export const checkoutGiftCards = pgTable(
  'checkout_gift_cards',
  {
    checkoutId: uuid('checkout_id')
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    cardId: uuid('card_id')
      .notNull()
      .references(() => giftCards.id),
    cents: integer('cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.checkoutId, t.cardId] }),
    index('checkout_gift_cards_card').on(t.cardId),
    check('checkout_gift_cards_cents', sql`${t.cents} > 0`),
  ],
)
