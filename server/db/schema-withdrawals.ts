import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/language.ts'
import type { WithdrawalState } from '#shared/domain/withdrawal-states.ts'
import { created, moment } from './moment-columns.ts'
import { orders } from './schema-orders.ts'

/** Declarations of withdrawal, never changed but for the shop's handling (rule 448). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reference: text('reference').notNull().unique(),
    orderId: uuid('order_id').references(() => orders.id),
    /** As typed; an unknown number is kept too. */
    orderNumber: text('order_number').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    items: text('items').notNull().default(''),
    statement: text('statement').notNull(),
    language: text('language').$type<Language>().notNull(),
    kind: text('kind').$type<'recesso' | 'reso30'>().notNull(),
    flags: jsonb('flags')
      .$type<('unknown_order' | 'email_mismatch' | 'late' | 'repeated' | 'cancelled_order')[]>()
      .notNull()
      .default([]),
    state: text('state').$type<WithdrawalState>().notNull().default('received'),
    stateNote: text('state_note'),
    refundDueAt: moment('refund_due_at').notNull(),
    createdAt: created(),
  },
  (t) => [
    index('withdrawals_created').on(t.createdAt),
    check('withdrawals_kind', sql`${t.kind} in ('recesso','reso30')`),
    check('withdrawals_state', sql`${t.state} in ('received','in_return','goods_received','refunded','refused')`),
  ],
)
