import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { buildOnce, buildRows, placesFor, placesForRows } from './built-statements.ts'
import { tables } from './database.ts'
import { concurrently, inSavepoint, inTransaction, type Tx } from './transaction.ts'

const { leases } = tables
const names = ['name', 'holder', 'until'] as const
const insertLeases = buildRows((db, count) => db.insert(leases).values(placesForRows(names, count)))
const insertLease = buildOnce((db) => db.insert(leases).values(placesFor(names)).returning())
const selectLease = buildOnce((db) =>
  db
    .select()
    .from(leases)
    .where(eq(leases.name, sql.placeholder('name'))),
)
const lease = (name: string) => ({ name, holder: `of ${name}`, until: new Date(0) })

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

it('asks each time for the values of that call, in the types of the columns', async () => {
  const { db } = shop.deps.database
  for (const name of ['a', 'b', 'c']) expect(await insertLease(db, lease(name))).toEqual([lease(name)])
  for (const name of ['c', 'a', 'c']) expect(await selectLease(db, { name })).toEqual([lease(name)])
})

it('belongs to the transaction it is given, and goes with it', async () => {
  const { database } = shop.deps
  await insertLease(database.db, lease('before'))
  const failed = inTransaction(database, async (tx) => {
    const [, inside] = await concurrently([insertLease(tx, lease('inside')), selectLease(tx, { name: 'inside' })])
    expect(inside).toEqual([lease('inside')])
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await database.db.select().from(leases)).toEqual([lease('before')])
})

it('goes back with a part of a transaction that is taken back', async () => {
  const { database } = shop.deps
  await inTransaction(database, async (tx) => {
    await insertLease(tx, lease('before'))
    const part = inSavepoint(tx, async (inner) => {
      expect(await insertLease(inner, lease('inside'))).toEqual([lease('inside')])
      throw new Error('taken back')
    })
    await expect(part).rejects.toThrow('taken back')
    await insertLease(tx, lease('after'))
  })
  expect(await database.db.select().from(leases).orderBy(leases.name)).toEqual(['after', 'before'].map(lease))
})

it('is built once for each connection, not for each transaction', async () => {
  const { database } = shop.deps
  let builds = 0
  const counted = buildOnce((db) => {
    builds++
    return db.select().from(leases)
  })
  for (let round = 0; round < 30; round++) await inTransaction(database, (tx) => counted(tx, {}))
  // The pool has ten.
  expect(builds).toBeLessThanOrEqual(10)
})

it('of a transaction that has ended is not run in the next one', async () => {
  const { database } = shop.deps
  let ended: Tx | undefined
  await inTransaction(database, async (tx) => {
    ended = tx
  })
  await inTransaction(database, async (tx) => {
    if (ended && database.kind === 'embedded') await expect(insertLease(ended, lease('late'))).rejects.toThrow()
    await insertLease(tx, lease('own'))
  })
  expect(await database.db.select().from(leases)).toEqual([lease('own')])
})

it('inserts as many rows as it is given', async () => {
  const { db } = shop.deps.database
  await insertLeases(db, [lease('a'), lease('b')])
  await insertLeases(db, [lease('c')])
  await insertLeases(db, [lease('d'), lease('e')])
  expect(await db.select().from(leases).orderBy(leases.name)).toEqual(['a', 'b', 'c', 'd', 'e'].map(lease))
})
