import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrationsUpTo } from '#test/old-shop.ts'
import { anOrder } from '#test/order-calls.ts'
import { openTestShop } from '#test/test-app.ts'
import { aCustomer } from '#test/visitor.ts'
import { type Database, migrationsFolder, openDatabase } from './database.ts'
import { listMigrations } from './migration-state.ts'

const [byServer, byOwner, goingOver] = (
  /### Two users[\s\S]*?(?=\n## )/.exec(readFileSync('docs/operations.md', 'utf8'))?.[0] ?? ''
)
  .split('```sql\n')
  .slice(1)
  .map((part) => part.split('\n```')[0] ?? '')

const count = listMigrations(migrationsFolder).length

describe.runIf(inject('databaseKind') === 'postgres')(
  'two users of the database, as docs/operations.md makes them',
  () => {
    const opened: Database[] = []
    let name: string
    beforeEach(async () => {
      name = `p${crypto.randomUUID().replaceAll('-', '')}`
      await run(inject('postgresUrl'), byServer ?? '')
    })
    afterEach(async () => {
      for (const database of opened.splice(0)) await database.close()
    })

    /** Under names of this test's own: users belong to the whole server. */
    async function run(url: string, statements: string): Promise<void> {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      for (const one of statements.replaceAll('pedivella', name).split(';\n')) await client.query(one)
      await client.end()
    }
    function urlOf(user: 'owner' | 'shop'): string {
      const url = new URL(inject('postgresUrl'))
      url.username = `${name}_${user}`
      url.pathname = `/${name}`
      return url.href
    }
    async function open(where: Parameters<typeof openDatabase>[0], migrations = migrationsFolder): Promise<Database> {
      const database = await openDatabase(where, undefined, migrations)
      opened.push(database)
      return database
    }

    async function expectToSell(database: Database): Promise<void> {
      const shop = await openTestShop({ database })
      expect(await anOrder(shop)).toMatchObject({ orderStatus: 'processing' })
      await aCustomer(shop)
      expect(await shop.deps.mailSender.sendDue()).toBe(2)
      await shop.close()
    }

    it.each([
      ['create table mine (a int)'],
      ['create temporary table mine (a int)'],
      ['create schema mine'],
      ['alter table orders add column mine text'],
      ['alter table orders disable trigger all'],
      ['drop table reviews'],
      ['truncate reviews'],
      ['create function mine() returns int language sql as $$ select 1 $$'],
      ['insert into drizzle.__drizzle_migrations (hash, created_at) values (1, 1)'],
    ])('sell with the lesser one, to whom the database refuses: %s', async (statement) => {
      await run(urlOf('owner'), byOwner ?? '')
      const database = await open({ url: urlOf('shop'), migrationUrl: urlOf('owner') })
      await expectToSell(database)
      const refused = await database.db.execute(sql.raw(statement)).catch((error: Error) => error.cause)
      expect(refused).toMatchObject({ code: '42501' })
    })

    it('start with the lesser one alone while nothing has to be changed, and say so in one line where it has', async () => {
      await run(urlOf('owner'), byOwner ?? '')
      await open({ url: urlOf('shop'), migrationUrl: urlOf('owner') })
      await expectToSell(await open({ url: urlOf('shop') }))
      const next = { tag: '9999_next', text: 'ALTER TABLE "orders" ADD COLUMN "wrapping" text;', afterMs: 10 }
      const later = migrationsUpTo(count, next)
      await expect(open({ url: urlOf('shop') }, later)).rejects.toThrow(
        /^the database has to be brought up to date \(9999_next\), which its user may not do: set DATABASE_MIGRATION_URL .*$/,
      )
      await expectToSell(await open({ url: urlOf('shop'), migrationUrl: urlOf('owner') }, later))
    })

    it('take over a shop that has had one', async () => {
      await open({ url: urlOf('owner') })
      await expect(open({ url: urlOf('shop') })).rejects.toThrow()
      await run(urlOf('owner'), goingOver ?? '')
      await expectToSell(await open({ url: urlOf('shop') }))
    })
  },
)
