import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopForEachTest } from '#test/test-app.ts'
import { type Db, tables } from './database.ts'
import { concurrently, inTransaction } from './transaction.ts'

const shop = shopForEachTest()

const divide = (tx: Db) => tx.execute(sql`select 1 / ${0}::int`)
const lease = (name: string) => ({ name, holder: name, until: new Date() })

it('answers each statement in its place', async () => {
  const answers = await inTransaction(shop.deps.database, (tx) =>
    concurrently([tx.insert(tables.leases).values(lease('a')).returning(), 7, tx.select().from(tables.leases)]),
  )
  expect(answers).toMatchObject([[{ name: 'a' }], 7, [{ name: 'a' }]])
})

it('throws the first failure when all have ended, so that nothing is left behind', async () => {
  const failed = inTransaction(shop.deps.database, (tx) =>
    concurrently([
      tx.insert(tables.leases).values(lease('before')),
      tx.execute(sql`select 1 / ${0}::int`),
      tx.insert(tables.leases).values(lease('after')),
    ]),
  )
  await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  expect(await shop.deps.database.db.select().from(tables.leases)).toEqual([])
})

it.each([
  ['in a function of its own', async (tx: Db) => await (async () => await (async () => await divide(tx))())()],
  ['together with others', (tx: Db) => concurrently([concurrently([concurrently([divide(tx)])]), 7])],
])('throws what went wrong first, %s, and not that others came after it', async (_how, failing) => {
  const failed = inTransaction(shop.deps.database, (tx) =>
    concurrently([failing(tx), tx.select().from(tables.leases), tx.insert(tables.leases).values(lease('after'))]),
  )
  await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } })
})

it('does it again when the first failure asks for that, whatever the others say', async () => {
  let tries = 0
  const deadlock = sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`
  await inTransaction(shop.deps.database, (tx) => {
    tries++
    const first = tries < 3 ? (async () => await (async () => await tx.execute(deadlock))())() : undefined
    return concurrently([first, tx.insert(tables.leases).values(lease('at last'))])
  })
  expect(tries).toBe(3)
  expect(await shop.deps.database.db.select().from(tables.leases)).toHaveLength(1)
})

it('leaves the connection good for the next one', async () => {
  const { database } = shop.deps
  for (let round = 0; round < 20; round++) {
    await inTransaction(database, (tx) =>
      concurrently([tx.execute(sql`select 1 / ${0}::int`), tx.select().from(tables.leases)]),
    ).catch(() => undefined)
  }
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      inTransaction(database, (tx) =>
        concurrently([tx.insert(tables.leases).values(lease(`${n}`)), tx.execute(sql`select ${n}::int`)]),
      ),
    ),
  )
  expect(await database.db.select().from(tables.leases)).toHaveLength(30)
})
