import pg from 'pg'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { adminPassword, type ShopProcess } from '#test/own-process.ts'
import { startShopNode } from '#test/shop-node.ts'
import type { StoredImport } from './stored-import.ts'

let node: ShopProcess | undefined
afterEach(async () => {
  await node?.stop()
  node = undefined
})

async function whereItIsKept(): Promise<Record<string, string>> {
  if (inject('databaseKind') === 'embedded') return {}
  const server = inject('postgresUrl')
  const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return { DATABASE_URL: server.replace(/\/postgres$/, `/${name}`) }
}

async function logIn({ url }: ShopProcess): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: adminPassword }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

const head = 'codice;nome;descrizione;categoria;prezzo;stock\n'
const rows = (from: number, count: number, price: string, stock: number) =>
  Array.from(
    { length: count },
    (_, i) => `K-${from + i};Raggio ${from + i};Raggio.;componenti;${price};${stock}\n`,
  ).join('')

describe('an import that dies with its process', () => {
  it('has never been, once the shop is there again: kill -9 in the middle', async () => {
    const env = { SHOP_DEMO: 'off', ...(await whereItIsKept()) }
    node = await startShopNode(env)
    let cookie = await logIn(node)
    const send = (body: string, respond: string) =>
      fetch(`${node?.url}/api/admin/products/import?mode=commit&respond=${respond}`, {
        method: 'POST',
        headers: { 'content-type': 'text/csv', cookie },
        body,
      })
    const read = async (path: string) => (await fetch(`${node?.url}${path}`, { headers: { cookie } })).text()
    const imports = async () => JSON.parse(await read('/api/admin/imports')) as StoredImport[]
    expect((await send(head + rows(0, 150, '12,50', 3), 'done')).status).toBe(200)
    const before = await read('/api/admin/products/export')
    expect((await send(head + rows(0, 150, '13,50', 9) + rows(150, 4_000, '9,90', 1), 'begun')).status).toBe(202)
    await vi.waitFor(async () => expect((await imports())[0]?.done).toBeGreaterThan(150), {
      timeout: 60_000,
      interval: 20,
    })
    expect(await read('/api/admin/products/export')).not.toBe(before)
    node.signal('SIGKILL')
    await node.end()

    node = await startShopNode(env, node.dataDir)
    cookie = await logIn(node)
    // Byte by byte, the versions too: a file of before is no older than its products.
    expect(await read('/api/admin/products/export')).toBe(before)
    const [cut, first] = await imports()
    expect(cut).toMatchObject({ state: 'taken_back', ending: 'cut_off', outcome: { kept: 0, switched_off: 0 } })
    expect(first).toMatchObject({ state: 'done', created: 150 })
  }, 180_000)
})
