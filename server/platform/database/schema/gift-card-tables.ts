import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { MovementKind } from '#shared/domain/orders/gift-card-states.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { created, moment } from './moment-columns.ts'
import { orders } from './order-tables.ts'
import { checkouts } from './payment-tables.ts'

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
