import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { created } from './moment-columns.ts'

/** Calls that count against a limit (server/throttle/limit-rules.ts). Who and what are keyed hashes, kept for a day (decision 0026). */
export const countedCalls = pgTable(
  'counted_calls',
  {
    id: serial('id').primaryKey(),
    rule: text('rule').notNull(),
    network: text('network').notNull(),
    /** E-mail address, order, payment …; empty where a rule knows the network only. */
    subject: text('subject').notNull().default(''),
    createdAt: created(),
  },
  (t) => [
    index('counted_calls_network').on(t.rule, t.network, t.createdAt),
    index('counted_calls_subject').on(t.rule, t.subject, t.createdAt),
    index('counted_calls_created').on(t.createdAt),
  ],
)

/** One row: what the hashes are made with, the same for every node; in no backup. */
export const hashKeys = pgTable(
  'hash_keys',
  { id: integer('id').primaryKey().default(1), secret: text('secret').notNull(), createdAt: created() },
  (t) => [check('hash_keys_single', sql`${t.id} = 1`)],
)
