import { sql } from 'drizzle-orm'
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { WorkshopStep } from '#shared/domain/platform/states/workshop-steps.ts'
import { moment } from './moment-columns.ts'
import { orders } from './order-tables.ts'

// The workshop progress of an order (decision 0053).

export const orderWork = pgTable(
  'order_work',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    step: text('step').$type<WorkshopStep>().notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.step] }),
    check('order_work_step', sql`${t.step} in ('bench','tested','packed')`),
  ],
)
