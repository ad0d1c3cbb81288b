import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Ids as one value: a placeholder for each of thousands would be most of the cost (decision 0067). */
export const isOneOf = (column: PgColumn, ids: Iterable<number>) => sql`${column} = any(${sql.param([...ids])}::int[])`
