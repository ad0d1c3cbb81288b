import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core'

/** A moment, with its time zone (decision 0004). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const created = () => moment('created_at').notNull().defaultNow()

/** When it was made, and the trace that it belongs to: a W3C `traceparent` (decision 0115). */
export const createdInTrace = () => ({ createdAt: created(), traceParent: text('trace_parent') })

/** Kept back of an order's refunds: its delivery, and what codes took off. */
export const keptBack = () => ({
  keptShippingCents: integer('kept_shipping_cents').notNull().default(0),
  keptCodeCents: integer('kept_code_cents').notNull().default(0),
})

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (content) => Buffer.from(content),
})
