import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { tryImportLock } from '../../stored-imports/import-lock.ts'
import type { StoredImport } from '../../stored-imports/stored-import.ts'

let shop: TestShop
let admin: Visitor
let origin: string
let lines: string[]
beforeEach(async () => {
  lines = []
  shop = await openTestShop({ log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) })
  admin = await anAdministrator(shop)
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => shop.close())

const patience = { timeout: 90_000, interval: 20 }
const head = 'codice;nome;descrizione;categoria;prezzo;stock\n'
const rowsOf = (count: number, text = 'Leva.') =>
  Array.from({ length: count }, (_, i) => `L-${i};Leva ${i};${text};componenti;12,50;3\n`).join('')
const large = head + rowsOf(40_000, 'Una descrizione che si prende il suo spazio nel file. '.repeat(5))
const whole = head + rowsOf(3_000)

const cookie = () => `adm=${admin.cookies.adm}`
function send(content: string, { mode = 'commit', path = '', more = '' } = {}) {
  const leaving = new AbortController()
  const url = `${origin}/api/admin/products/import${path}?${path ? '' : `mode=${mode}`}${more}`
  const headers = { 'content-type': 'text/csv', cookie: cookie(), origin }
  const answer = fetch(url, { method: 'POST', headers, body: content, signal: leaving.signal })
  const left = answer.then(
    ({ status }) => expect.unreachable(`answered ${status} before it was left`),
    (error: Error) => expect(error.name).toBe('AbortError'),
  )
  return { leave: () => leaving.abort(), left }
}
/** The next request, once its whole body has come. */
async function cameIn(): Promise<ServerResponse> {
  const [request, response] = await once(shop.app.server, 'request')
  await once(request, 'close')
  return response
}
const list = async () => (await admin.get('/api/admin/imports')).json<StoredImport[]>()
const names = async () => (await admin.get('/api/admin/products')).json<AdminProduct[]>().map(({ name }) => name)
/** The next import runs alone, and the stopped one has left nothing behind. */
async function isAllThereIs(): Promise<void> {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/products/import?mode=commit',
    headers: { 'content-type': 'text/csv' },
    cookies: admin.cookies,
    payload: `${head}N-1;Nuovo;Mai visto;componenti;7,00;2\n`,
  })
  expect(statusCode).toBe(200)
  expect(await names()).toEqual(['Nuovo'])
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
}
/**
 * Holds a table lock until released: it blocks everything on the embedded database, only users of the table on
 * PostgreSQL.
 */
async function holding(table: 'products' | 'catalog_imports') {
  const { promise: freed, resolve: free } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const isAnyoneWaiting = sql`select exists (select from pg_locks where not granted) as "isIt"`
  const { promise: met, resolve: meet } = Promise.withResolvers<void>()
  const over = inTransaction(shop.deps.database, async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`)
    hold()
    if (inject('databaseKind') === 'postgres')
      await vi.waitFor(
        async () => expect(rawRows<{ isIt: boolean }>(await tx.execute(isAnyoneWaiting))[0]?.isIt).toBe(true),
        patience,
      )
    meet()
    await freed
  })
  await held
  const letGo = () => {
    free()
    return over
  }
  return { met, letGo }
}

describe('a file whose sender goes away', () => {
  it.each([
    ['its preview', { mode: 'preview' }],
    ['the import of it', { mode: 'commit' }],
    ['its wrong rows', { path: '/wrong-rows' }],
  ])('is read no further: %s', async (_what, wish) => {
    const began = once(process, 'worker')
    const { leave, left } = send(large, wish)
    const [worker] = (await began) as [Worker]
    const ended = once(worker, 'exit')
    await once(worker, 'online')
    leave()
    await left
    // Ended from outside: by itself it ends with 0.
    expect(await ended).toEqual([1])
    await isAllThereIs()
    expect(lines.join('')).toContain('who asked has gone away')
  })

  it('is planned no further, and changes nothing', async () => {
    const came = cameIn()
    const { leave, left } = send(whole)
    const response = await came
    const { met, letGo } = await holding('products')
    await met
    leave()
    await left
    if (!response.closed) await once(response, 'close')
    await letGo()
    await isAllThereIs()
    expect(await list()).toHaveLength(1)
  })

  it('waits no longer for the one before it', async () => {
    const lane = await tryImportLock(shop.deps.database)
    const came = cameIn()
    const { leave, left } = send(whole)
    const response = await came
    leave()
    await left
    if (!response.closed) await once(response, 'close')
    await lane?.release()
    await isAllThereIs()
    expect(await list()).toHaveLength(1)
  })

  it('and that has just begun, unknown to its sender, is undone', async () => {
    const came = cameIn()
    const { leave, left } = send(whole, { more: '&respond=begun' })
    const response = await came
    const { met, letGo } = await holding('catalog_imports')
    await met
    leave()
    await left
    if (!response.closed) await once(response, 'close')
    await letGo()
    await vi.waitFor(
      async () => expect((await list()).filter(({ ending }) => ending !== 'stopped')).toEqual([]),
      patience,
    )
    await isAllThereIs()
  })

  it('goes on once it has begun, for a sender who waited for its end', async () => {
    const { leave, left } = send(head + rowsOf(1_000))
    await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'applying' }]), patience)
    leave()
    await left
    await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'done', created: 1_000 }]), patience)
  })
})
