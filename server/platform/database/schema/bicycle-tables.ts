import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment-columns.ts'
import { orderItems } from './order-tables.ts'
import { customers } from './people-tables.ts'

/** What is known of a sold bicycle beside its order: one row a unit, made when there is something to know. */
export const soldBicycles = pgTable(
  'sold_bicycles',
  {
    orderId: uuid('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** Its number within the item, from 1. */
    unit: integer('unit').notNull(),
    serialNumber: text('serial_number'),
    /** When it was handed over: since then it is the new owner's, who may have left. Null: the buyer's. */
    handedOverAt: moment('handed_over_at'),
    ownerId: uuid('owner_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Of the code that hands it over, once. */
    codeHash: text('code_hash').unique('sold_bicycles_code'),
    codeExpiresAt: moment('code_expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.lineNo, t.unit] }),
    foreignKey({ columns: [t.orderId, t.lineNo], foreignColumns: [orderItems.orderId, orderItems.lineNo] }).onDelete(
      'cascade',
    ),
    index('sold_bicycles_owner').on(t.ownerId),
  ],
)
