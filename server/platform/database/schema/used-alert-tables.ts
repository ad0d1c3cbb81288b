import { index, jsonb, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import type { Subcategory } from '#shared/domain/catalog/categories.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { moment } from './moment-columns.ts'

// Requests for one mail about the next used bicycle of a kind (decision 0066).

export const usedAlerts = pgTable(
  'used_alerts',
  {
    id: serial('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    subcategory: text('subcategory').$type<Subcategory>().notNull(),
    /** Null: of any size. */
    size: text('size'),
    language: text('language').$type<Language>().notNull(),
    /** The bicycles on sale at the time, which trigger no mail. */
    knownIds: jsonb('known_ids').$type<number[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    unique('used_alerts_once').on(t.email, t.subcategory, t.size).nullsNotDistinct(),
    index('used_alerts_created').on(t.createdAt),
  ],
)
