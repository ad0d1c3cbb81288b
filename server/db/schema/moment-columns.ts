import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, with its time zone (decision 0004). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const created = () => moment('created_at').notNull().defaultNow()
