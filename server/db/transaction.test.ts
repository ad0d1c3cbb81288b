import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { emptyTestDatabase } from '#test/test-database.ts'
import type { Db } from './database.ts'
import { leases } from './schema.ts'
import { assertNoTransaction, inTransaction } from './transaction.ts'

const aLease = (name: string) => ({ name, holder: 'test', until: new Date() })
const names = async (db: Db) => (await db.select({ name: leases.name }).from(leases)).map((l) => l.name)

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
