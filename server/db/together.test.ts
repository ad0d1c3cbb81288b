import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { tables } from './database.ts'
import { inTransaction, together } from './transaction.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const lease = (name: string) => ({ name, holder: name, until: new Date() })

it('answers each statement in its place', async () => {
  const answers = await inTransaction(shop.deps.database, (tx) =>
    together([tx.insert(tables.leases).values(lease('a')).returning(), 7, tx.select().from(tables.leases)]),
  )
  expect(answers).toMatchObject([[{ name: 'a' }], 7, [{ name: 'a' }]])
})

it('throws the first failure when all have ended, so that nothing is left behind', async () => {
  const failed = inTransaction(shop.deps.database, (tx) =>
    together([
      tx.insert(tables.leases).values(lease('before')),
      tx.execute(sql`select 1 / ${0}::int`),
      tx.insert(tables.leases).values(lease('after')),
    ]),
  )
  await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  expect(await shop.deps.database.db.select().from(tables.leases)).toEqual([])
})

it('leaves the connection good for the next one', async () => {
  const { database } = shop.deps
  for (let round = 0; round < 20; round++) {
    await inTransaction(database, (tx) =>
      together([tx.execute(sql`select 1 / ${0}::int`), tx.select().from(tables.leases)]),
    ).catch(() => undefined)
  }
  await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      inTransaction(database, (tx) =>
        together([tx.insert(tables.leases).values(lease(`${n}`)), tx.execute(sql`select ${n}::int`)]),
      ),
    ),
  )
  expect(await database.db.select().from(tables.leases)).toHaveLength(30)
})
