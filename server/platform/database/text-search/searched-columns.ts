import { type Column, type SQL, sql } from 'drizzle-orm'
import { returns, withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { orderNotes, orderTags } from '#server/platform/database/schema/note-tables.ts'
import { orderEvents, orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { parcels } from '#server/platform/database/schema/parcel-tables.ts'
import { refunds } from '#server/platform/database/schema/payment-tables.ts'
import { people } from '#server/platform/database/schema/people-tables.ts'
import { bankCredits } from '#server/platform/database/schema/statement-tables.ts'

/** A table that the dashboard searches as one text a row, with an index on PostgreSQL. */
export interface Searched {
  texts: readonly (Column | SQL)[]
  /** Found by its digits too. */
  phone?: Column
  /** The only text, folded when it was written. */
  isFolded?: true
  /** Rows without it have nothing to be found by. */
  only?: SQL
}

const said = (key: string) => sql`${orderEvents.data} ->> ${sql.raw(`'${key}'`)}`

export const searched = {
  orders: {
    texts: [
      orders.orderNumber,
      orders.customerName,
      orders.customerEmail,
      orders.city,
      orders.bankReference,
      orders.trackingCode,
    ],
    phone: orders.customerPhone,
  },
  order_items: { texts: [orderItems.name, orderItems.productCode] },
  parcels: { texts: [parcels.trackingCode], only: sql`${parcels.trackingCode} is not null` },
  order_notes: { texts: [orderNotes.text] },
  order_tags: { texts: [orderTags.name] },
  refunds: { texts: [refunds.note, refunds.holder] },
  returns: { texts: [returns.code, returns.trackingCode, returns.reason, returns.refusedReason] },
  withdrawals: { texts: [withdrawals.reference] },
  bank_credits: { texts: [bankCredits.payer, bankCredits.text] },
  // Former codes and reasons.
  order_events: {
    texts: [said('reason'), said('trackingCode'), said('before')],
    only: sql`${orderEvents.data} ?| array['reason', 'trackingCode', 'before']`,
  },
  people: { texts: [people.words], phone: people.words, isFolded: true },
} satisfies Record<string, Searched>
