import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ConfigError } from '#server/platform/problems/config-error.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts'
import { openTestShop } from '#test/test-app.ts'
import { type Database, type Db, openDatabase } from './database.ts'
import { rawRows } from './raw-rows.ts'

describe.runIf(inject('databaseKind') === 'postgres')('a streaming standby', () => {
  let main: PostgresServer
  let standby: PostgresServer
  let reader: string
  let database: Database
  beforeAll(async () => {
    main = await startPostgres()
    standby = await startPostgres([], { standbyOf: main })
    await query(main.url, 'create role reader login in role pg_read_all_data')
    reader = standby.url.replace('postgres:postgres@', 'reader@')
    database = await openDatabase({ url: main.url, replicaUrl: reader })
  }, 60_000)
  afterAll(async () => {
    await database?.close()
    await standby?.end()
    await main?.end()
  })

  const isStandby = async (db: Db) =>
    rawRows<{ is: boolean }>(await db.execute(sql`select pg_is_in_recovery() as "is"`))[0]?.is
  const replay = (verb: 'pause' | 'resume') => query(standby.url, `select pg_wal_replay_${verb}()`)

  it('gives exports what was committed a moment before', async () => {
    const shop = await openTestShop({ database: { ...database, listeners: new Set() } })
    const admin = await anAdministrator(shop)
    for (let i = 0; i < 5; i++) {
      await anOrder(shop)
      const answer = await admin.get('/api/admin/orders/export')
      expect(answer.statusCode).toBe(200)
      expect(new Set(answer.body.match(/PV-\w{4}-\w{4}/g))).toHaveProperty('size', i + 1)
      expect(await isStandby(await database.reports())).toBe(true)
    }
    await shop.close()
  })

  it('that is behind is not asked, nor one that is away; one that is back is', async () => {
    await replay('pause')
    await database.db.execute(sql`select pg_logical_emit_message(true, 'test', 'one more')`)
    expect(await isStandby(await database.reports())).toBe(false)
    await replay('resume')
    expect(await isStandby(await database.reports())).toBe(true)
    await standby.stop()
    expect(await isStandby(await database.reports())).toBe(false)
    const meanwhile = await openDatabase({ url: main.url, replicaUrl: reader })
    expect(await isStandby(await meanwhile.reports())).toBe(false)
    await standby.start()
    expect(await isStandby(await meanwhile.reports())).toBe(true)
    expect(await isStandby(await database.reports())).toBe(true)
    await meanwhile.close()
  }, 30_000)

  it('is a standby of this database, or the start says so', async () => {
    for (const replicaUrl of [main.url, inject('postgresUrl')])
      await expect(openDatabase({ url: main.url, replicaUrl })).rejects.toThrow(ConfigError)
  })
})

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
