import { date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/platform/database/schema/moment-columns.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'

/** Owners who want a mail when the next service of a bicycle is due. */
export const dueReminders = pgTable(
  'workshop_due_reminders',
  {
    customerId: uuid('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Its name for the account. */
    bicycleId: text('bicycle_id').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /** The due day that was mailed. */
    mailedFor: date('mailed_for', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.bicycleId] })],
)
