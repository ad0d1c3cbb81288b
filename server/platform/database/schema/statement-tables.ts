import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { CreditState } from '#shared/domain/platform/states/credit-states.ts'
import { moment } from './moment-columns.ts'
import { orders } from './order-tables.ts'

/** Incoming bank transfers from statements; staff assign them (decision 0041). */
export const bankCredits = pgTable(
  'bank_credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Hash of day, amount, payer and text, with the number of equal entries before it on that day. */
    fingerprint: text('fingerprint').notNull().unique(),
    day: date('day', { mode: 'string' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    payer: text('payer').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<CreditState>().notNull().default('open'),
    orderId: uuid('order_id').references(() => orders.id),
    /** The part that pays its order; the rest is paid back by hand. */
    bookedCents: integer('booked_cents').notNull().default(0),
    decidedAt: moment('decided_at'),
    importedAt: moment('imported_at').notNull(),
  },
  (t) => [
    index('bank_credits_order').on(t.orderId),
    index('bank_credits_undecided').on(t.day).where(sql`state in ('open','to_return')`),
    check('bank_credits_amount', sql`${t.amountCents} > 0 and ${t.bookedCents} between 0 and ${t.amountCents}`),
    check('bank_credits_state', sql`${t.state} in ('open','booked','to_return','returned','ignored')`),
    check(
      'bank_credits_booked',
      sql`(${t.bookedCents} > 0) = (${t.orderId} is not null)
        and (${t.state} <> 'booked' or ${t.bookedCents} = ${t.amountCents})
        and (${t.state} in ('booked','to_return','returned') or ${t.bookedCents} = 0)
        and (${t.state} not in ('to_return','returned') or ${t.bookedCents} < ${t.amountCents})`,
    ),
  ],
)
