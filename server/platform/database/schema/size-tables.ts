import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { created } from './moment-columns.ts'

/** The size tables from a moment on (decision 0062): the last row holds, the others are its history. */
export const sizeCharts = pgTable(
  'size_charts',
  {
    version: integer('version').primaryKey(),
    charts: jsonb('charts').$type<SizeChart[]>().notNull(),
    createdAt: created(),
  },
  (t) => [
    check('size_charts_version', sql`${t.version} > 0`),
    check('size_charts_list', sql`jsonb_typeof(${t.charts}) = 'array'`),
  ],
)
