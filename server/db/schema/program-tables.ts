import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** One row: programs that do not know this migration write no more (docs/operations.md, "Upgrades"). */
export const programFloor = pgTable(
  'program_floor',
  {
    id: integer('id').primaryKey().default(1),
    /** By its moment, as the journal of migrations has it. */
    migration: bigint('migration', { mode: 'number' }).notNull(),
  },
  (t) => [check('program_floor_single', sql`${t.id} = 1`)],
)
