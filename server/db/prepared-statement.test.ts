import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { shopForEachTest } from '#test/test-app.ts'
import { tables } from './database.ts'
import { placesFor, placesForRows, prepareOnce, prepareRows } from './prepared-statement.ts'
import { inTransaction, together } from './transaction.ts'

const { leases } = tables
const names = ['name', 'holder', 'until'] as const
const insertLeases = prepareRows('test_leases', (db, count) => db.insert(leases).values(placesForRows(names, count)))
const insertLease = prepareOnce('test_lease', (db) => db.insert(leases).values(placesFor(names)).returning())
const selectLease = prepareOnce('test_held', (db) =>
  db
    .select()
    .from(leases)
    .where(eq(leases.name, sql.placeholder('name'))),
)
const lease = (name: string) => ({ name, holder: `of ${name}`, until: new Date(0) })

const shop = shopForEachTest()

it('asks each time for the values of that call, in the types of the columns', async () => {
  const { db } = shop.deps.database
  for (const name of ['a', 'b', 'c']) expect(await insertLease(db, lease(name))).toEqual([lease(name)])
  for (const name of ['c', 'a', 'c']) expect(await selectLease(db, { name })).toEqual([lease(name)])
})

it('belongs to the transaction it is given, and goes with it', async () => {
  const { database } = shop.deps
  await insertLease(database.db, lease('before'))
  const failed = inTransaction(database, async (tx) => {
    const [, inside] = await together([insertLease(tx, lease('inside')), selectLease(tx, { name: 'inside' })])
    expect(inside).toEqual([lease('inside')])
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  expect(await database.db.select().from(leases)).toEqual([lease('before')])
})

it('inserts as many rows as it is given', async () => {
  const { db } = shop.deps.database
  await insertLeases(db, [lease('a'), lease('b')])
  await insertLeases(db, [lease('c')])
  await insertLeases(db, [lease('d'), lease('e')])
  expect(await db.select().from(leases).orderBy(leases.name)).toEqual(['a', 'b', 'c', 'd', 'e'].map(lease))
})
