import { getTableName, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { BackupError } from '#server/platform/backup-error.ts'
import { type Database, type Db, migrationsFolder, tables } from '#server/platform/database/database.ts'
import { extensionTables } from '#server/platform/database/extension-tables.ts'
import { insertFromJson } from '#server/platform/database/insert-rows.ts'
import { appliedMigrations, isThere, listMigrations } from '#server/platform/database/migration-state.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { type RowFile, type RowPage, rowLines } from './row-lines.ts'
import { listStoredTables, type StoredTable } from './stored-tables-repository.ts'

const usualPageSize = 500
/** Rows that hold pictures are read a few at a time. */
const pageSizes = new Map<string, number>([tables.returnPhotos, tables.reviewPhotos].map((t) => [getTableName(t), 10]))

/**
 * Sessions, one-use links, leases, counted calls and signing secrets belong to the running shop and are not backed up;
 * the people of the customers' list follow from the rows.
 */
const leftOut = new Set<string>(
  [
    tables.sessions,
    tables.staffDevices,
    tables.staffChallenges,
    tables.oneTimeTokens,
    tables.people,
    tables.leases,
    tables.countedCalls,
    tables.hashKeys,
    tables.eventSecrets,
  ].map((t) => getTableName(t)),
)

/** Rows with such secrets: unsent mails with one-use links. */
const onlyRows = new Map<string, SQL>([
  [getTableName(tables.outbox), sql`where not (data ?| array['token', 'verifyToken', 'undoToken'])`],
])

/** Of the shop and its extensions. */
const allTables = (): PgTable[] => [...Object.values(tables), ...extensionTables().flatMap((one) => one.tables)]

export const backedUpTables = (): PgTable[] => allTables().filter((t) => !leftOut.has(getTableName(t)))

function columnsOf(table: PgTable): string[] {
  return getTableConfig(table).columns.map((column) => column.name)
}

/** @throws BackupError when the database's schema is not the one this program knows */
export async function assertSameSchema(db: Db): Promise<void> {
  const [is, known] = [await appliedMigrations(db), listMigrations(migrationsFolder)]
  if (is.length === 0) throw new BackupError('the database holds no shop')
  if (
    !sameList(
      is,
      known.map((m) => m.when),
    )
  ) {
    throw new BackupError(
      `the database has had ${is.length} migrations and this program knows ${known.length}: use the program of the shop's version`,
    )
  }
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, k) => value === b[k])
}

/**
 * Writes every row of the shop as lines of text, all as of one moment. The same rows give the same text on either
 * database: in the order of the primary key, text by its bytes, moments in UTC.
 */
export async function dumpRows({ db }: Pick<Database, 'db'>, write: (text: string) => Promise<void>): Promise<void> {
  await db.transaction(
    async (transaction) => {
      const tx = transaction as unknown as Db
      await tx.execute(sql`set local timezone to 'UTC'`)
      await write(rowLines.head(await appliedMigrations(tx)))
      for (const table of await listStoredTables(tx)) {
        if (leftOut.has(table.name)) continue
        await write(rowLines.table(table.name, table.columns))
        await tx.execute(sql`declare backup_rows no scroll cursor for select row_to_json(t)::text as line
          from ${sql.identifier(table.name)} t ${onlyRows.get(table.name) ?? sql``} order by ${orderOf(table)}`)
        const pageSize = pageSizes.get(table.name) ?? usualPageSize
        for (;;) {
          const page = rawRows<{ line: string }>(await tx.execute(sql.raw(`fetch ${pageSize} from backup_rows`)))
          if (page.length > 0) await write(`${page.map((row) => row.line).join('\n')}\n`)
          if (page.length < pageSize) break
        }
        await tx.execute(sql`close backup_rows`)
      }
      await write(rowLines.end)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function orderOf({ key }: StoredTable): SQL {
  if (key.length === 0) return sql`row_to_json(t)::text collate "C"`
  const columns = key.map(({ name, type }) => {
    return type === 'text' ? sql`${sql.identifier(name)} collate "C"` : sql.identifier(name)
  })
  return sql.join(columns, sql`, `)
}

export async function findFilledTable(db: Db): Promise<{ table: string; rows: number } | undefined> {
  for (const table of allTables()) {
    const name = getTableName(table)
    if (!(await isThere(db, `public.${name}`))) continue
    const result = await db.execute(sql`select count(*)::int as rows from ${table}`)
    const rows = rawRows<{ rows: number }>(result)[0]?.rows ?? 0
    if (rows > 0) return { table: name, rows }
  }
  return undefined
}

/** @throws BackupError when the rows belong to another schema than the database's */
async function assertRowsFit(db: Db, migrations: readonly number[]): Promise<void> {
  const own = await appliedMigrations(db)
  if (sameList(own, migrations)) return
  throw new BackupError(
    `the backup is of a shop with ${migrations.length} migrations, this program has ${own.length}: restore it with the program of its version, then start the newer one`,
  )
}

/** Puts all rows into an empty database, in one transaction; new rows get ids past theirs. @returns rows by table */
export async function loadRows({ db }: Pick<Database, 'db'>, file: RowFile): Promise<Record<string, number>> {
  const loaded: Record<string, number> = {}
  await db.transaction(async (tx) => {
    await assertRowsFit(tx as unknown as Db, file.migrations)
    for await (const page of file.pages) {
      loaded[page.table] = (loaded[page.table] ?? 0) + page.rows.length
      if (page.rows.length > 0) await insertPage(tx as unknown as Db, page)
    }
    for (const table of backedUpTables()) await moveSequences(tx as unknown as Db, table)
  })
  return loaded
}

async function insertPage(tx: Db, { table: name, columns, rows }: RowPage): Promise<void> {
  const table = backedUpTables().find((t) => getTableName(t) === name)
  // Empty tables of an extension that this shop does not have.
  if (!table && rows.length === 0) return
  if (!table || !sameList(columnsOf(table).sort(), [...columns].sort()))
    throw new BackupError(
      `the backup's table ${name} is not one of this shop's: put in the extension that it belongs to, and restore again`,
    )
  await tx.execute(insertFromJson(table, columns, `[${rows.join(',')}]`))
}

async function moveSequences(tx: Db, table: PgTable): Promise<void> {
  for (const { name } of getTableConfig(table).columns.filter((column) => column.getSQLType().endsWith('serial'))) {
    const last = sql`(select max(${sql.identifier(name)}) from ${table})`
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, ${name}), ${last}) where ${last} is not null`,
    )
  }
}

export async function countMainRows(
  db: Db,
): Promise<{ products: number; orders: number; payments: number; refunds: number }> {
  const count = (table: PgTable) => sql`(select count(*)::int from ${table})`
  const result = await db.execute(sql`select ${count(tables.products)} as products, ${count(tables.orders)} as orders,
    ${count(tables.payments)} as payments, ${count(tables.refunds)} as refunds`)
  const [row] = rawRows<{ products: number; orders: number; payments: number; refunds: number }>(result)
  if (!row) throw new Error('the database does not count')
  return row
}
