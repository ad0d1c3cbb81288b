import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** Tables whose last row is valid, and the column with its content. */
export const versionTables: Readonly<Record<string, string>> = {
  shop_settings: 'value',
  size_charts: 'charts',
  shipping_rules: 'rules',
}

/** All versions of one thing, the newest first, as they were stored: the record hides bank accounts. */
export async function listVersions(
  db: Db,
  table: string,
  key: unknown,
): Promise<{ version: number; value: unknown }[]> {
  const value = sql.raw(versionTables[table] ?? '')
  const own = key === undefined ? sql`true` : sql`key = ${key}`
  const found = await db.execute(
    sql`select version, ${value} as value from ${sql.raw(table)} where ${own} order by version desc`,
  )
  return rawRows(found)
}

export async function insertVersion(
  tx: Tx,
  table: string,
  row: { key: unknown; version: number; value: unknown; at: Date },
) {
  const { key, version, value, at } = row
  const column = sql.raw(versionTables[table] ?? '')
  const content = sql`${JSON.stringify(value)}::jsonb`
  const moment = sql`${at.toISOString()}::timestamptz`
  await tx.execute(
    key === undefined
      ? sql`insert into ${sql.raw(table)} (version, ${column}, created_at) values (${version}, ${content}, ${moment})`
      : sql`insert into ${sql.raw(table)} (key, version, ${column}, created_at) values (${key}, ${version}, ${content}, ${moment})`,
  )
}
