import { beforeEach, expect, it } from 'vitest'
import { priceHistory } from '#server/platform/database/schema/catalog-tables.ts'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import type { PriceEvent } from '#shared/contract/pricing/admin-price-events.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

// Rules of the core hold for what a file says, too.

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const send = (payload: Buffer, who: { headers?: object; cookies?: Record<string, string> } = admin) =>
  shop.app.inject({
    ...{ method: 'POST', url: '/api/admin/products/import?mode=commit&fileName=listino.csv', payload },
    headers: { 'content-type': 'text/csv; charset=utf-8', ...who.headers },
    ...(who.cookies && { cookies: who.cookies }),
  })

it('switches no used bicycle on whose card is not whole', async () => {
  const bicycle = { category: 'bici-usate', subcategory: 'citta', sizes: { '54': 1 }, hasCard: false } as const
  const { id } = await aProduct(shop.deps, { ...bicycle, isActive: false })
  await admin.patch(`/api/admin/products/${id}/job-card`, { grade: 'B' })
  const file = (await admin.get('/api/admin/products/export')).body
  const answer = await send(Buffer.from(file.replace(/;no;/, ';sì;')))
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('La scheda di lavoro non è finita')])
})

it('writes a price in the name of the file or of the program, and each is undone once', async () => {
  const { id } = await aProduct(shop.deps, { priceCents: 20_000 })
  const createdAt = new Date(shop.clock.now.getTime() - 40 * 86_400_000)
  await shop.deps.database.db.insert(priceHistory).values({ productId: id, priceCents: 20_000, createdAt })
  const code = (await admin.get(`/api/admin/products/${id}`)).json<AdminProduct>().productCode
  const body = { name: 'Cassa', scopes: ['write_catalogue'] }
  const { key } = (await admin.post('/api/admin/api-keys', body)).json<{ key: string }>()
  const write = async (price: string, who?: Parameters<typeof send>[1]) => {
    shop.clock.advance({ minutes: 1 })
    const answer = await send(Buffer.from(`codice;prezzo\n${code};${price}\n`), who)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const events = async () => (await admin.get('/api/admin/price-events?subject=prices')).json<PriceEvent[]>()
  const undo = (change: number) => admin.post(`/api/admin/price-changes/${change}/undo`, {})
  const price = async () => (await shop.app.inject(`/api/products/${id}`)).json<{ price: string }>().price

  await write('250,00')
  await write('240,00', { headers: { authorization: `Bearer ${key}` } })
  const all = await events()
  expect(
    all.map(({ by, byName, articles, example }) => [by, byName, articles, example?.before, example?.after]),
  ).toEqual([
    ['program', 'Cassa', 1, '250.00', '240.00'],
    ['file', 'listino.csv', 1, '200.00', '250.00'],
  ])
  for (const { change } of all) expect((await undo(change?.id ?? 0)).json()).toMatchObject({ kept: 0 })
  expect(await price()).toBe('200.00')

  // Undone with its import, it is not undone again.
  await write('260,00')
  const [{ id: importId } = { id: 0 }] = (await admin.get('/api/admin/imports')).json<{ id: number }[]>()
  expect((await admin.post(`/api/admin/imports/${importId}/undo`, {})).statusCode).toBe(202)
  await expect.poll(async () => (await events())[0]?.change?.undoneAt).toEqual(expect.any(String))
  expect(await price()).toBe('200.00')
  const again = await undo((await events())[0]?.change?.id ?? 0)
  expect([again.statusCode, again.json().code]).toEqual([409, 'price_change_undone'])
})
