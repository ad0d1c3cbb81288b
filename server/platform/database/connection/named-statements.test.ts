import type { Writable } from 'node:stream'
import type pg from 'pg'
import { afterEach, expect, inject, it, vi } from 'vitest'
import type { NamingClient } from './named-statements.ts'

const isPostgres = inject('databaseKind') === 'postgres'
let client: NamingClient
const open = async (settings: pg.ClientConfig = {}) => {
  // Names are for the whole process, and the tests before may have used them up.
  vi.resetModules()
  const fresh = await import('./named-statements.ts')
  client = new fresh.NamingClient({ connectionString: inject('postgresUrl'), ...settings })
  await client.connect()
  return client as unknown as {
    query(config: object, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  }
}
afterEach(() => client?.end())

it.runIf(isPostgres)('prepares a statement that comes again, and answers it each time for its own values', async () => {
  const db = await open()
  const text = `select $1::int + 1 as next, '${crypto.randomUUID()}' as mark`
  for (const n of [1, 2, 3, 4]) expect((await db.query({ text, values: [n] })).rows[0]?.next).toBe(n + 1)
  const { rows } = await db.query({ text: 'select statement from pg_prepared_statements' })
  expect(rows.filter((row) => row.statement === text)).toHaveLength(1)
})

it.runIf(isPostgres)('goes on after a statement was first prepared in a transaction that had failed', async () => {
  const db = await open()
  const text = `select $1::text as said, '${crypto.randomUUID()}' as mark`
  await db.query({ text }, ['seen once'])
  await db.query({ text: 'begin' })
  await expect(db.query({ text: 'select 1 / $1::int' }, [0])).rejects.toThrow('division by zero')
  await expect(db.query({ text }, ['too late'])).rejects.toThrow('aborted')
  await db.query({ text: 'rollback' })
  for (const said of ['a', 'b']) expect((await db.query({ text }, [said])).rows[0]?.said).toBe(said)
})

it.runIf(isPostgres)('leaves texts without parameters alone', async () => {
  const db = await open()
  for (const _ of [1, 2, 3]) await db.query({ text: 'select 7 as seven' })
  const { rows } = await db.query({ text: 'select count(*)::int as count from pg_prepared_statements' })
  expect(rows[0]?.count).toBe(0)
})

it.runIf(isPostgres)('sends the statements of one turn in one packet', async () => {
  const db = await open({ pipeline: true })
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  const packets = [vi.spyOn(stream, '_writev'), vi.spyOn(stream, '_write')]
  const ask = async (n: number) => (await db.query({ text: 'select $1::int as n' }, [n])).rows[0]?.n
  // The later ones come from promises that are done already.
  expect(await Promise.all([ask(1), Promise.resolve().then(() => ask(2)), ask(3)])).toEqual([1, 2, 3])
  expect(packets.map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})
