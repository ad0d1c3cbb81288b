import { createServer } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { openPostgresDrizzle } from './postgres-drizzle.ts'

const pools: pg.Pool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end()
})

function openPool(change: Partial<pg.PoolConfig> = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, ...change })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pools.push(pool)
  return pool
}

describe.runIf(inject('databaseKind') === 'postgres')('a connection that is lost', () => {
  it('in the middle of a transaction says that the database is away, and the next one works', async () => {
    const db = openPostgresDrizzle(openPool())
    const failure = await db
      .transaction(async (tx) => {
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
      })
      .catch((error: unknown) => error)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }])
  })

  it('without a word is given up after one wait, not after one for each statement of the way out', async () => {
    // A server that accepts connections and never answers would not even get as far as BEGIN, so the database itself
    // runs a statement longer than the limit.
    const pool = openPool({ query_timeout: 300 })
    const db = openPostgresDrizzle(pool)
    const failure = await db.transaction((tx) => tx.execute(sql`select pg_sleep(5)`)).catch((error: unknown) => error)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    expect(pool.totalCount).toBe(0)
    expect(await db.transaction(async (tx) => (await tx.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }])
  })

  it('that never stood is an answer in time too', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const db = openPostgresDrizzle(
      openPool({ connectionString: `postgres://x@127.0.0.1:${port}/x`, connectionTimeoutMillis: 200 }),
    )
    const failure = await db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    silent.close()
  })
})
