import { boolean, index, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core'
import { created } from '#server/platform/database/schema/moment-columns.ts'
import { staffMembers } from '#server/platform/database/schema/people-tables.ts'

/** Lists of the dashboard with their filters. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial('id').primaryKey(),
    /** Null: of the shop's password. */
    staffId: uuid('staff_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    list: text('list').$type<'orders' | 'products'>().notNull(),
    name: text('name').notNull(),
    /** A query string. */
    address: text('address').notNull(),
    isShared: boolean('is_shared').notNull(),
    createdAt: created(),
  },
  (t) => [index('saved_views_staff').on(t.staffId)],
)
