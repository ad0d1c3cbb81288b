import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { leases } from '#server/platform/database/schema/catalog-tables.ts'
import { emptyTestDatabase } from '#test/test-database.ts'
import type { ChangeListener, CommittedChanges } from './committed-changes.ts'
import type { Database, Db } from './database.ts'
import { openPostgresDrizzle } from './postgres-drizzle.ts'
import { assertNoTransaction, inSavepoint, inTransaction, type Tx } from './transaction.ts'

const aLease = (name: string) => ({ name, holder: 'test', until: new Date() })
const names = async (db: Db) => (await db.select({ name: leases.name }).from(leases)).map((l) => l.name)

/** Two connections, of which the given statements fail on their way. */
class FailingPool extends pg.Pool {
  failing: RegExp | undefined
  constructor() {
    super({ connectionString: inject('postgresUrl'), max: 2, connectionTimeoutMillis: 2_000 })
    this.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
      Object.assign(client, {
        query: async (...given: unknown[]) => {
          const text = typeof given[0] === 'string' ? given[0] : (given[0] as { text: string }).text
          if (this.failing?.test(text)) throw Object.assign(new Error('lost'), { code: 'ECONNRESET' })
          return query(...given)
        },
      })
    })
  }
}

function opened() {
  const pool = new FailingPool()
  onTestFinished(() => pool.end())
  return { pool, db: openPostgresDrizzle(pool) }
}

describe('a transaction', () => {
  it('is done again from the start when the database asks for it', async () => {
    const database = await emptyTestDatabase()
    let tries = 0
    await inTransaction(database, async (tx) => {
      tries++
      await tx.insert(leases).values(aLease(`try ${tries}`))
      if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
    expect(await names(database.db)).toEqual(['try 3'])
  })

  it('leaves nothing behind when its work fails', async () => {
    const database = await emptyTestDatabase()
    const work = inTransaction(database, async (tx) => {
      await tx.insert(leases).values(aLease('half'))
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await names(database.db)).toEqual([])
  })

  function heardBy({ listeners }: Database): CommittedChanges[] {
    const heard: CommittedChanges[] = []
    const hear: ChangeListener = (changes) => void heard.push(changes)
    listeners.add(hear)
    onTestFinished(() => void listeners.delete(hear))
    return heard
  }

  it('tells what its work has announced once it stands: each thing once, and of its last try only', async () => {
    const database = await emptyTestDatabase()
    const heard = heardBy(database)
    let tries = 0
    await inTransaction(database, async (tx) => {
      tries++
      tx.onCommit.products([1, 2, tries + 10])
      await inSavepoint(tx, async (part) => part.onCommit.products([2, 3]))
      tx.onCommit.mail()
      tx.onCommit.refund('p1')
      expect(heard).toEqual([])
      if (tries < 2) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    })
    expect(heard).toEqual([
      {
        productIds: new Set([1, 2, 12, 3]),
        sold: new Map(),
        hasShelves: false,
        hasSettings: false,
        hasMail: true,
        hasEvents: false,
        refundIds: new Set(['p1']),
      },
    ])
    await inTransaction(database, (tx) => tx.insert(leases).values(aLease('silent')))
    expect(heard).toHaveLength(1)
  })

  it('stands, and is done once, whatever its listeners make of it', async () => {
    const database = await emptyTestDatabase()
    const asksAgain = Object.assign(new Error('deadlock detected'), { code: '40P01' })
    database.listeners.add(async () => Promise.reject(asksAgain))
    database.listeners.add(() => {
      throw asksAgain
    })
    let tries = 0
    const done = inTransaction(database, async (tx) => {
      tries++
      tx.onCommit.mail()
      return 'done'
    })
    await expect(done).resolves.toBe('done')
    expect(tries).toBe(1)
  })

  it('whose commit is not answered tells it all the same, for it may stand; one whose work fails does not', async () => {
    const database = await emptyTestDatabase()
    const heard = heardBy(database)
    const refused = inTransaction(database, async (tx) => {
      tx.onCommit.mail()
      await tx.insert(leases).values(aLease('half'))
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect(heard).toEqual([])
    const original = database.db.transaction.bind(database.db)
    const unanswered = { ...database, db: Object.create(database.db) as Db }
    unanswered.db.transaction = async (work) => {
      await original(work)
      throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })
    }
    const lost = inTransaction(unanswered, async (tx) => {
      tx.onCommit.products([7])
      await tx.insert(leases).values(aLease('whole'))
    })
    await expect(lost).rejects.toThrow('connection lost')
    expect(await names(database.db)).toEqual(['whole'])
    expect(heard).toEqual([
      {
        productIds: new Set([7]),
        sold: new Map(),
        hasShelves: false,
        hasSettings: false,
        hasMail: false,
        hasEvents: false,
        refundIds: new Set(),
      },
    ])
  })

  const aSale = (productId: number) => ({ productId, versionBefore: 4, version: 5, unitsLeft: new Map([['', 1]]) })

  it('tells a sale apart only where it is the product’s one change and certainly stands', async () => {
    const database = await emptyTestDatabase()
    const heard = heardBy(database)
    const sell = async ({ onCommit }: Tx) => {
      for (const id of [1, 2, 3, 3]) onCommit.sold(aSale(id))
      onCommit.products([2])
    }
    await inTransaction(database, async (tx) => {
      await sell(tx)
      await inSavepoint(tx, async (part) => part.onCommit.sold(aSale(4)))
    })
    expect(heard).toMatchObject([{ productIds: new Set([1, 2, 3, 4]), sold: new Map([[1, aSale(1)]]) }])
    heard.length = 0
    const unanswered = { ...database, db: Object.create(database.db) as Db }
    unanswered.db.transaction = async (work) => {
      await database.db.transaction(work)
      throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })
    }
    await expect(inTransaction(unanswered, sell)).rejects.toThrow('connection lost')
    expect(heard).toMatchObject([{ productIds: new Set([1, 2, 3]), sold: new Map() }])
  })

  it('knows whether one is open around what reaches outside', async () => {
    const database = await emptyTestDatabase()
    const call = async () => assertNoTransaction('a call')
    await expect(call()).resolves.toBeUndefined()
    await expect(inTransaction(database, call)).rejects.toThrow('a call inside a database transaction')
    await expect(call()).resolves.toBeUndefined()
  })

  // The embedded database has no connection to cut.
  if (inject('databaseKind') === 'postgres') {
    it('whose connection the server cuts between two statements fails, and the program goes on', async () => {
      const database = await emptyTestDatabase()
      const work = inTransaction(database, async (tx) => {
        await tx.insert(leases).values(aLease('half'))
        const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
          rows: { pid: number }[]
        }
        await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
        // The end of the connection arrives while no statement waits for it.
        await setTimeout(50)
        await tx.insert(leases).values(aLease('other half'))
      })
      await expect(work).rejects.toThrow()
      expect(await names(database.db)).toEqual([])
    })
  }
})

if (inject('databaseKind') === 'postgres') {
  describe('the connections of PostgreSQL', () => {
    it.each(['begin', 'commit', 'rollback', 'select 1'])('are given back when %s fails', async (failing) => {
      const { pool, db } = opened()
      pool.failing = new RegExp(`^${failing}`)
      for (let i = 0; i < 5; i++) {
        const work = db.transaction(async (tx) => {
          await tx.execute(sql`select 1`)
          throw new Error('given up')
        })
        await expect(work).rejects.toThrow()
      }
      pool.failing = undefined
      const two = Array.from({ length: 2 }, () =>
        db.transaction(async (tx) => (await tx.execute(sql`select 2 as n`)).rows),
      )
      expect(await Promise.all(two)).toEqual([[{ n: 2 }], [{ n: 2 }]])
    })

    it('bring nothing of a failed transaction to the next', async () => {
      const { pool, db } = opened()
      pool.failing = /^rollback/
      const work = db.transaction(async (tx) => {
        await tx.execute(sql`create temporary table left_open (n int) on commit preserve rows`)
        throw new Error('given up')
      })
      await expect(work).rejects.toThrow()
      pool.failing = undefined
      const found = await db.execute(sql`select to_regclass('left_open') as name`)
      expect(found.rows).toEqual([{ name: null }])
    })
  })
}
