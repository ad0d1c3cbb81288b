import { getTableName, type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { type Database, type Db, migrationsFolder, tables } from '#server/db/database.ts'
import { rawRows } from '#server/db/raw-rows.ts'
import { BackupError } from './backup-error.ts'
import { type RowFile, type RowPage, rowLines } from './row-lines.ts'

const pageSize = 500

/** Logins, one-use links and who leads which work belong to the running shop, not to its books. */
const leftOut = new Set<PgTable>([tables.sessions, tables.oneTimeTokens, tables.leases])

/** Rows that would carry what is left out: mails not yet sent whose link works once. */
const onlyRows = new Map<PgTable, SQL>([[tables.outbox, sql`where not (data ?| array['token', 'verifyToken'])`]])

/** The tables of a backup, each one after those it refers to. */
export const backedUpTables: readonly PgTable[] = inOrderOfReference(
  Object.values(tables).filter((table) => !leftOut.has(table)),
)

function inOrderOfReference(all: readonly PgTable[]): PgTable[] {
  const sorted = new Set<PgTable>()
  const add = (table: PgTable): void => {
    if (sorted.has(table)) return
    for (const key of getTableConfig(table).foreignKeys) add(key.reference().foreignTable)
    sorted.add(table)
  }
  for (const table of all) add(table)
  return [...sorted]
}

function columnsOf(table: PgTable): string[] {
  return getTableConfig(table).columns.map((column) => column.name)
}

/** The migrations the database has had, by their moments; none where there is no shop. */
async function migrationsOf(db: Db): Promise<number[]> {
  if (!(await exists(db, 'drizzle.__drizzle_migrations'))) return []
  const result = await db.execute(sql`select created_at::text as at from drizzle.__drizzle_migrations order by 1`)
  return rawRows<{ at: string }>(result).map((row) => Number(row.at))
}

async function exists(db: Db, name: string): Promise<boolean> {
  const result = await db.execute(sql`select to_regclass(${name}) is not null as there`)
  return rawRows<{ there: boolean }>(result)[0]?.there === true
}

/** @throws BackupError when the database's schema is not the one this program knows */
export async function assertSameSchema(db: Db): Promise<void> {
  const [is, known] = [await migrationsOf(db), readMigrationFiles({ migrationsFolder })]
  if (is.length === 0) throw new BackupError('the database holds no shop')
  if (
    !sameList(
      is,
      known.map((m) => m.folderMillis),
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
    async (tx) => {
      await tx.execute(sql`set local timezone to 'UTC'`)
      await write(rowLines.head(await migrationsOf(tx as unknown as Db)))
      for (const table of backedUpTables) {
        await write(rowLines.table(getTableName(table), columnsOf(table)))
        await tx.execute(sql`declare backup_rows no scroll cursor for
          select row_to_json(t)::text as line from ${table} t ${onlyRows.get(table) ?? sql``} order by ${orderOf(table)}`)
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

function orderOf(table: PgTable): SQL {
  const { columns, primaryKeys } = getTableConfig(table)
  const names = primaryKeys[0]?.columns.map((column) => column.name)
  const key = columns.filter((column) => names?.includes(column.name) ?? column.primary)
  return sql.join(
    key.map((c) => (c.getSQLType() === 'text' ? sql`${sql.identifier(c.name)} collate "C"` : sql.identifier(c.name))),
    sql`, `,
  )
}

/** The first table that holds something, of all the shop's; undefined where nobody has begun. */
export async function findFilledTable(db: Db): Promise<{ table: string; rows: number } | undefined> {
  for (const table of Object.values(tables)) {
    const name = getTableName(table)
    if (!(await exists(db, `public.${name}`))) continue
    const result = await db.execute(sql`select count(*)::int as rows from ${table}`)
    const rows = rawRows<{ rows: number }>(result)[0]?.rows ?? 0
    if (rows > 0) return { table: name, rows }
  }
  return undefined
}

/** @throws BackupError when the rows belong to another schema than the database's */
export async function assertRowsFit(db: Db, migrations: readonly number[]): Promise<void> {
  const own = await migrationsOf(db)
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
    for (const table of backedUpTables) await moveSequences(tx as unknown as Db, table)
  })
  return loaded
}

async function insertPage(tx: Db, { table: name, columns, rows }: RowPage): Promise<void> {
  const table = backedUpTables.find((t) => getTableName(t) === name)
  if (!table || !sameList(columnsOf(table).sort(), [...columns].sort()))
    throw new BackupError(`the backup's table ${name} is not one of this shop's`)
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)`,
  )
}

async function moveSequences(tx: Db, table: PgTable): Promise<void> {
  for (const { name } of getTableConfig(table).columns.filter((column) => column.getSQLType() === 'serial')) {
    const last = sql`(select max(${sql.identifier(name)}) from ${table})`
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, ${name}), ${last}) where ${last} is not null`,
    )
  }
}

/** How much of everything there is, for the line that says all is well. */
export async function countBooks(
  db: Db,
): Promise<{ products: number; orders: number; payments: number; refunds: number }> {
  const count = (table: PgTable) => sql`(select count(*)::int from ${table})`
  const result = await db.execute(sql`select ${count(tables.products)} as products, ${count(tables.orders)} as orders,
    ${count(tables.payments)} as payments, ${count(tables.refunds)} as refunds`)
  const [row] = rawRows<{ products: number; orders: number; payments: number; refunds: number }>(result)
  if (!row) throw new Error('the database does not count')
  return row
}
