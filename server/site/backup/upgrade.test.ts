import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { checkInvariants } from '#server/orders/consistency/check-invariants.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Database, migrationsFolder, openDatabase, tables } from '#server/platform/database/database.ts'
import { extensionTables, setExtensionTables } from '#server/platform/database/extension-tables.ts'
import { appliedMigrations, listMigrations } from '#server/platform/database/migration-state.ts'
import { olderPrograms, SupersededError } from '#server/platform/database/program-floor.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { unrecordedTables } from '#server/platform/database/unrecorded-tables.ts'
import { opensOrder } from '#server/platform/order-keys/order-access-keys.ts'
import { FakeImageStore } from '#test/fakes.ts'
import { isRelease } from '#test/gate.ts'
import { loadOldShop, lostRows, migrationsUpTo } from '#test/old-shop.ts'
import { tempFolder } from '#test/test-database.ts'
import { verifyArchive } from './archive-reader.ts'
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts'
import { restoreBackup } from './restore-backup.ts'

const known = listMigrations(migrationsFolder)
const today = new Date('2026-11-20T10:00:00Z')
const clock = () => today
const opened: Database[] = []

let where: { url: string } | { folder: string }
let dataDir: string
let backupDir: string
beforeEach(async () => {
  dataDir = tempFolder('data')
  backupDir = join(dataDir, 'backups')
  where = await emptyPlace(dataDir)
})
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close()
})

async function emptyPlace(folder: string): Promise<{ url: string } | { folder: string }> {
  if (inject('databaseKind') === 'embedded') return { folder: join(folder, 'database') }
  const name = `upgraded_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return { url: inject('postgresUrl').replace(/\/postgres$/, `/${name}`) }
}

/** A program that knows these migrations starts. */
async function start(migrations = migrationsFolder, at = where): Promise<Database> {
  const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: backupDir, LOG_LEVEL: 'silent' })
  const pictures = { images: new FakeImageStore(), imageBackup: new FakeImageStore() }
  const guard = backUpBeforeUpgrade({ config, clock, log: pino({ level: 'silent' }), pictures })
  const database = await openDatabase(at, guard, migrations)
  opened.push(database)
  return database
}

async function stop(): Promise<void> {
  for (const database of opened.splice(0)) await database.close()
}

/** As a program of the version with so many migrations; before the last one there were no extensions. */
async function openVersion(at: typeof where, count: number): Promise<Database> {
  const own = extensionTables()
  if (count < known.length) setExtensionTables([])
  try {
    return await openDatabase(at, undefined, migrationsUpTo(count))
  } finally {
    setExtensionTables(own)
  }
}

/** Copied for each test: creating an embedded database takes seconds. */
let oldest: Promise<{ folder: string }> | undefined

async function makeOldest<At extends typeof where>(at: At): Promise<At> {
  const database = await openVersion(at, 1)
  await loadOldShop(database.db)
  await database.close()
  return at
}

/** A shop with data that has had the first so many migrations. */
async function aShopOf(count: number): Promise<void> {
  if ('folder' in where) {
    oldest ??= makeOldest({ folder: tempFolder('oldest') })
    cpSync((await oldest).folder, where.folder, { recursive: true })
  } else await makeOldest(where)
  const database = await openVersion(where, count)
  await database.close()
}

const backups = () => {
  mkdirSync(backupDir, { recursive: true })
  return readdirSync(backupDir)
}

const nextTag = '9999_next'
const next = {
  tag: nextTag,
  text: 'ALTER TABLE "orders" ADD COLUMN "wrapping" text DEFAULT \'paper\' NOT NULL;',
  afterMs: 10,
}

/** How many migrations a database has had. From the first on it goes through all of them: the others only begin later. */
const step = isRelease && inject('databaseKind') === 'embedded' ? 18 : known.length
const versions = known
  .map(({ tag }, index) => [tag, index + 1] as const)
  .filter(([, count]) => count % step === 1 || count >= known.length - 1)

describe('a database of an earlier version', () => {
  it.each(versions)(
    'that has got as far as %s starts, keeps its data, and is backed up where something changes',
    async (_tag, count) => {
      await aShopOf(count)
      const { db } = await start()
      expect(await appliedMigrations(db)).toEqual(known.map(({ when }) => when))
      expect(await lostRows(db)).toEqual([])
      const [listed, source] = [sql`select * from people`, sql`select * from people_source`]
      expect(rawRows(await db.execute(listed))).not.toEqual([])
      expect(
        rawRows(await db.execute(sql`(${listed} except ${source}) union all (${source} except ${listed})`)),
      ).toEqual([])
      const [order] = await db.select().from(tables.orders).where(eq(tables.orders.orderNumber, 'PV-HXSM-5GST'))
      // The key of a mail sent before, which is itself no longer there.
      expect(order?.accessKeyHashes).not.toContain('3e7c_OWH6N0dcL4IbnOlkA')
      expect(opensOrder('3e7c_OWH6N0dcL4IbnOlkA', order?.accessKeyHashes ?? '')).toBe(true)
      expect(opensOrder(order?.accessKeyHashes ?? '', order?.accessKeyHashes ?? '')).toBe(false)
      expect(await checkInvariants({ database: { db } as Database, clock })).toEqual([])
      expect(backups()).toEqual(count === known.length ? [] : [`shop-2026-11-20-before-${known[count]?.tag}.tar.gz`])
    },
  )

  it('gives each order that has left its parcel, and no other', async () => {
    const earlier = known.findIndex(({ tag }) => tag.endsWith('parcels'))
    await aShopOf(earlier)
    const old = await openVersion(where, earlier)
    await old.db.execute(sql`
      update orders set order_status = 'shipped', shipped_at = '2026-11-18T09:00:00Z', carrier = 'brt', tracking_code = '084'
      where order_number = 'PV-HXSM-5GST'`)
    await old.close()
    const { db } = await start()
    const parcels = await db.select().from(tables.parcels)
    expect(parcels).toMatchObject([{ number: 1, carrier: 'brt', trackingCode: '084', deliveredAt: null }])
    expect(parcels[0]?.sentAt).toEqual(new Date('2026-11-18T09:00:00Z'))
    const items = await db.select().from(tables.orderItems)
    expect(items.filter((item) => item.sentQuantity > 0).map(({ orderId }) => orderId)).toContain(parcels[0]?.orderId)
    expect(
      items.every((item) => item.sentQuantity === (item.orderId === parcels[0]?.orderId ? item.quantity : 0)),
    ).toBe(true)
    expect(await checkInvariants({ database: { db } as Database, clock })).toEqual([])
  })

  it('takes what has no price off the shelves and leaves everything else as it is', async () => {
    const earlier = known.findIndex(({ tag }) => tag.endsWith('price_to_sell'))
    await aShopOf(earlier)
    const old = await openVersion(where, earlier)
    const priced = sql`select id, is_active as "isActive" from products where price_cents > 0 order by id`
    const before = rawRows(await old.db.execute(priced))
    await old.db.execute(sql`
      insert into products (id, slug, name, description, price_cents, category, product_code)
      values (9999, 'gravel', 'Gravel', 'x', 0, 'componenti', 'G-0')`)
    await old.close()
    const { db } = await start()
    const [draft] = rawRows(await db.execute(sql`select is_active, version from products where product_code = 'G-0'`))
    expect(draft).toEqual({ is_active: false, version: 2 })
    expect(rawRows(await db.execute(priced))).toEqual(before)
    await expect(db.execute(sql`update products set is_active = true where product_code = 'G-0'`)).rejects.toThrow()
    expect(await lostRows(db)).toEqual([])
  })

  it('is backed up before the next migration, and the backup restores with the program of its version', async () => {
    await aShopOf(known.length)
    const { db } = await start(migrationsUpTo(known.length, next))
    const wrapped = rawRows<{ wrapping: string }>(await db.execute(sql`select distinct wrapping from orders`))
    expect(wrapped).toEqual([{ wrapping: 'paper' }])
    expect(await lostRows(db)).toEqual([])
    expect(backups()).toEqual([`shop-2026-11-20-before-${nextTag}.tar.gz`])

    const file = join(backupDir, backups()[0] ?? '')
    const manifest = await verifyArchive(file)
    expect(manifest.migrations).toEqual(known.map(({ when }) => when))
    const back = await start(migrationsFolder, await emptyPlace(tempFolder('back')))
    const config = readConfig({ DATA_DIR: tempFolder('back') })
    const pictures = { images: new FakeImageStore(), imageBackup: new FakeImageStore() }
    await restoreBackup({ file, manifest, config, database: back, pictures })
    expect(await lostRows(back.db)).toEqual([])
  })

  it('is backed up before the first migration of an extension, too', async () => {
    await aShopOf(known.length)
    const migrations = tempFolder('trial')
    mkdirSync(join(migrations, 'meta'), { recursive: true })
    writeFileSync(join(migrations, '0000_first.sql'), '-- older programs: go on\nCREATE TABLE "trials" ("id" integer);')
    const entry = { idx: 0, version: '7', when: today.getTime(), tag: '0000_first', breakpoints: true }
    writeFileSync(join(migrations, 'meta', '_journal.json'), JSON.stringify({ version: '7', entries: [entry] }))
    const own = extensionTables()
    setExtensionTables([...own, { name: 'trial', tables: [], migrations, unrecorded: { trials: 'of a test' } }])
    try {
      await start()
    } finally {
      setExtensionTables(own)
      delete unrecordedTables.trials
    }
    expect(backups()).toEqual(['shop-2026-11-20-before-trial-0000_first.tar.gz'])
  })

  it('stays as it is, with one line that says why, when the backup cannot be made', async () => {
    await aShopOf(known.length)
    backupDir = join(dataDir, 'a-file')
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(backupDir, 'in the way')
    await expect(start(migrationsUpTo(known.length, next))).rejects.toThrow(
      /^the database is of an earlier version and was left as it is, because the backup .* \(BACKUP_DIR says where it goes\)$/,
    )
    const { db } = await start()
    expect(await appliedMigrations(db)).toEqual(known.map(({ when }) => when))
  })

  it('stays as it is when the migration fails, and a start that is tried again makes no second file', async () => {
    await aShopOf(known.length)
    const broken = { ...next, text: `${next.text}--> statement-breakpoint\nALTER TABLE "orders" ADD CHECK (false);` }
    const migrations = migrationsUpTo(known.length, broken)
    for (let attempt = 0; attempt < 2; attempt++)
      await expect(start(migrations)).rejects.toThrow(
        /cannot be brought up to date \(9999_next\) and is as it was: .*violated/,
      )
    expect(backups()).toHaveLength(1)
    const { db } = await start()
    expect(await lostRows(db)).toEqual([])
    expect(
      rawRows(await db.execute(sql`select 1 from information_schema.columns where column_name = 'wrapping'`)),
    ).toEqual([])
  })

  it('without any data is changed without a backup', async () => {
    await (await openVersion(where, 1)).close()
    await start(migrationsUpTo(known.length, next))
    expect(backups()).toEqual([])
  })
})

describe('a database of a later version', () => {
  it('is refused and left alone, in a line that says what to do', async () => {
    await aShopOf(known.length)
    await start(migrationsUpTo(known.length, next))
    await stop()
    await expect(start()).rejects.toThrow(
      /^the database belongs to a newer program: of its \d+ migrations this one knows \d+\. Start the newer program, or restore/,
    )
    const { db } = await start(migrationsUpTo(known.length, next))
    expect(await lostRows(db)).toEqual([])
  })

  it('ends npm start with that line and code 1', async () => {
    await aShopOf(known.length)
    await start(migrationsUpTo(known.length, next))
    await stop()
    const root = fileURLToPath(new URL('../../..', import.meta.url))
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: '0',
      ...('url' in where && { DATABASE_URL: where.url }),
    }
    const ending = await new Promise<{ code: unknown; errors: string }>((resolve) => {
      execFile(process.execPath, ['server/main.ts'], { cwd: root, env }, (error, _out, errors) =>
        resolve({ code: error?.code, errors }),
      )
    })
    expect(ending).toEqual({
      code: 1,
      errors: expect.stringMatching(/^the database belongs to a newer program: .*\n$/),
    })
  })
})

describe('a migration that is older than what the database has had', () => {
  it('is refused instead of being passed over', async () => {
    await aShopOf(known.length)
    await start(migrationsUpTo(known.length, next))
    await stop()
    const late = { tag: '9998_late', text: 'SELECT 1;', afterMs: 5 }
    await expect(start(migrationsUpTo(known.length, late, next))).rejects.toThrow('migration 9998_late is older')
  })
})

describe('the migrations of this program', () => {
  it('say, from the one on that brought the rule, whether older programs may go on writing', () => {
    const first = known.findIndex(({ tag }) => tag.endsWith('people_and_programs'))
    const silent = known.slice(first).filter((migration) => !olderPrograms(migrationsFolder, migration))
    expect(
      silent.map(({ tag }) => `${tag}.sql: begin it with "-- older programs: go on" or "-- older programs: stop"`),
    ).toEqual([])
  })

  it('keep the snapshot of the newest alone: the generator reads no other', () => {
    const snapshots = readdirSync(join(migrationsFolder, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
    expect(snapshots).toEqual([`${known.at(-1)?.tag.slice(0, 4)}_snapshot.json`])
  })

  it('come one after the other', () => {
    const moments = known.map(({ when }) => when)
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    expect(new Set(moments).size).toBe(moments.length)
  })
})

describe.runIf(inject('databaseKind') === 'postgres')('several nodes', () => {
  it('that start together make one backup and one upgrade', async () => {
    await aShopOf(known.length)
    const migrations = migrationsUpTo(known.length, next)
    const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: backupDir })
    const said: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line).msg) })
    const guard = backUpBeforeUpgrade({ config, clock, log })
    opened.push(...(await Promise.all([1, 2, 3].map(() => openDatabase(where, guard, migrations)))))
    expect(said.filter((text) => text.includes('is backed up first'))).toHaveLength(1)
    expect(backups()).toHaveLength(1)
  })

  const patience = { timeout: 1_000, interval: 20 }
  const holdOrders = async () => {
    const client = new pg.Client({ connectionString: 'url' in where ? where.url : '' })
    await client.connect()
    await client.query('begin')
    await client.query('lock table orders in access share mode')
    return () => client.end()
  }
  const anOlderNode = async () => {
    await aShopOf(known.length)
    return start()
  }
  const rewrite = (said: string) => migrationsUpTo(known.length, { ...next, text: `${said}${next.text}` })

  it.each([['-- older programs: stop\n'], ['']])(
    'of the version before stop writing within a second, before anything is changed (%j)',
    async (said) => {
      const older = await anOlderNode()
      const release = await holdOrders()
      const upgrade = start(rewrite(said))
      await vi.waitFor(() => expect(older.isSuperseded()).toBe(true), { ...patience, timeout: 10_000 })
      expect(await appliedMigrations(older.db)).toHaveLength(known.length)
      await expect(inTransaction(older, async () => 1)).rejects.toThrow(SupersededError)
      await release()
      const newer = await upgrade
      expect([older.isSuperseded(), newer.isSuperseded()]).toEqual([true, false])
      expect(await inTransaction(newer, async () => 1)).toBe(1)
    },
  )

  it('of the version before go on beside a migration that says so', async () => {
    const older = await anOlderNode()
    const newer = await start(rewrite('-- older programs: go on\n'))
    expect([older.isSuperseded(), newer.isSuperseded()]).toEqual([false, false])
    expect(await inTransaction(older, async () => 1)).toBe(1)
    expect(rawRows(await older.db.execute(sql`select migration from program_floor`))).toEqual([])
  })

  it('of the version before go on again when the upgrade comes to nothing', async () => {
    const older = await anOlderNode()
    const release = await holdOrders()
    const broken = { ...next, text: `${next.text}--> statement-breakpoint\nALTER TABLE "orders" ADD CHECK (false);` }
    const upgrade = start(migrationsUpTo(known.length, broken)).catch((error: Error) => error.message)
    await vi.waitFor(() => expect(older.isSuperseded()).toBe(true), { ...patience, timeout: 10_000 })
    await release()
    expect(await upgrade).toContain('cannot be brought up to date')
    await vi.waitFor(() => expect(older.isSuperseded()).toBe(false), patience)
  })

  it('answer their buyers while a migration waits for a table that is in use', async () => {
    const older = await anOlderNode()
    const release = await holdOrders()
    const upgrade = start(rewrite('-- older programs: go on\n'))
    const waits = sql`select 1 from pg_locks where relation = 'orders'::regclass and not granted`
    await vi.waitFor(async () => expect(rawRows(await older.db.execute(waits))).toHaveLength(1), {
      ...patience,
      timeout: 10_000,
    })
    const begun = performance.now()
    await older.db.execute(sql`select count(*) from orders`)
    expect(performance.now() - begun).toBeLessThan(5_000)
    await release()
    await upgrade
  })

  it('take orders without a break while a migration changes first orders, then products', async () => {
    const older = await anOlderNode()
    let isOver = false
    // One begins before the other ends: there is never a moment without one.
    const sell = async () => {
      while (!isOver)
        await older.db.transaction(async (tx) => {
          await tx.execute(sql`update products set name = name where id = (select min(id) from products)`)
          await setTimeout(50)
          await tx.execute(sql`update orders set city = city where false`)
        })
    }
    const sales = Promise.all([sell(), setTimeout(25).then(sell), setTimeout(40).then(sell)])
    const both = `-- older programs: go on\n${next.text}--> statement-breakpoint\nALTER TABLE "products" ADD COLUMN "box" text;`
    try {
      await start(migrationsUpTo(known.length, { ...next, text: both }))
    } finally {
      isOver = true
      await sales
    }
    expect(await appliedMigrations(older.db)).toHaveLength(known.length + 1)
  }, 60_000)

  it('wait for it as long as it takes', async () => {
    const limits: unknown[] = []
    const database = await openDatabase(where, async (db) => {
      limits.push(rawRows(await db.execute(sql`show statement_timeout`)))
      return true
    })
    opened.push(database)
    expect(limits).toEqual([[{ statement_timeout: '0' }]])
  })
})
