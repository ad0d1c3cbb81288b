import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { wishes } from '#server/platform/database/schema/wish-list-tables.ts'
import { mostWishes } from '#shared/domain/platform/goods/wish-list-limit.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, testPassword, Visitor } from '#test/visitor.ts'
import { insertWishes, listWishes } from './wish-list-repository.ts'

const shop = shopForEachTest()
const at = '/api/customer/wish-list'
const many = async (count: number) => {
  const ids: number[] = []
  for (let i = 0; i < count; i += 1)
    ids.push((await aProduct(shop.deps, { name: `Borraccia ${i}`, priceCents: 890 })).id)
  return ids
}
const idsOf = (answer: { json(): { wishes: { productId: number }[] } }) => answer.json().wishes.map((w) => w.productId)

describe('the list of an account', () => {
  it('joins a browser’s with its own: each once, the newest first, what was there as it was', async () => {
    const [first = 0, second = 0] = await many(2)
    const ada = await aCustomer(shop)
    await ada.post(at, { wishes: [{ productId: first, price: '9.90', addedAt: '2026-01-02T10:00:00.000Z' }] })
    const joined = await ada.post(at, {
      wishes: [
        { productId: first, price: '1.00', addedAt: '2026-03-02T10:00:00.000Z' },
        { productId: second, addedAt: '2999-01-01T10:00:00.000Z' },
        { productId: second },
      ],
    })
    expect(joined.statusCode).toBe(200)
    expect(joined.json()).toMatchObject({ left: [], key: null })
    const [newest, older] = joined.json().wishes
    expect(newest).toMatchObject({ productId: second, price: '8.90', name: 'Borraccia 1' })
    expect(Date.parse(newest.addedAt)).toBeLessThanOrEqual(shop.deps.clock().getTime())
    expect(older).toEqual({
      productId: first,
      name: 'Borraccia 0',
      price: '9.90',
      addedAt: '2026-01-02T10:00:00.000Z',
    })
    expect((await ada.delete(`${at}/${first}`)).statusCode).toBe(204)
    expect(idsOf(await ada.get(at))).toEqual([second])
  })

  it(`holds ${mostWishes}: names what found no room, refuses more than a thousand, and is of one account`, async () => {
    const ids = await many(mostWishes + 3)
    const ada = await aCustomer(shop)
    const all = ids.map((productId, i) => ({ productId, addedAt: new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString() }))
    const answer = (await ada.post(at, { wishes: all })).json()
    expect(answer.wishes).toHaveLength(mostWishes)
    expect(answer.left).toEqual(ids.slice(0, 3).toReversed())
    expect((await ada.post(at, { wishes: [{ productId: ids[0] }] })).json().left).toEqual([ids[0]])
    const tooMany = Array.from({ length: 1_001 }, (_, i) => ({ productId: i + 1 }))
    expect((await ada.post(at, { wishes: tooMany })).statusCode).toBe(400)
    expect((await ada.post(at, { wishes: [] })).statusCode).toBe(400)
    expect(idsOf(await (await aCustomer(shop, { email: 'bea@example.org' })).get(at))).toEqual([])
  })

  it('keeps a product that is no longer sold and leaves out one that never was', async () => {
    const [gone = 0] = await many(1)
    const ada = await aCustomer(shop)
    await shop.deps.database.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone))
    await shop.deps.catalog.refresh([gone])
    const joined = await ada.post(at, { wishes: [{ productId: gone }, { productId: 2_000_000 }] })
    expect(joined.json()).toMatchObject({ wishes: [{ productId: gone, name: 'Borraccia 0' }], left: [] })
  })

  it('loses nothing when browsers join it at the same moment', async () => {
    const ids = await many(60)
    const ada = await aCustomer(shop)
    const ofDevice = (device: number) => ids.filter((_, i) => i % 6 === device || i % 5 === device)
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((device) =>
        ada.post(at, { wishes: ofDevice(device).map((productId) => ({ productId })) }),
      ),
    )
    expect(new Set(idsOf(await ada.get(at)))).toEqual(new Set(ids))
    expect(idsOf(await ada.get(at))).toHaveLength(ids.length)
  })

  // JOINS=10000 tries that many.
  const joins = Number(process.env.JOINS ?? 30)
  it(`loses nothing in ${joins} joins by chance, and never holds more than it may`, async () => {
    const ids = await many(mostWishes + 40)
    const { db } = shop.deps.database
    const ada = await aCustomer(shop)
    const customerId = (await ada.get('/api/auth/user')).json().id as string
    let seed = 7
    const chance = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let turn = 0; turn < joins; turn += 1) {
      await db.delete(wishes).where(eq(wishes.customerId, customerId))
      const pick = (count: number) => ids.toSorted(() => chance(3) - 1).slice(0, count)
      const [own, guest] = [pick(chance(mostWishes)), pick(chance(mostWishes))]
      const rows = own.map((productId) => ({ customerId, productId, priceCents: 1, addedAt: new Date(turn) }))
      await insertRows(db, wishes, rows)
      const asked = guest.map((productId) => ({ productId, priceCents: 2, addedAt: new Date(chance(10_000)) }))
      const left = await db.transaction((tx) => insertWishes(tx as typeof db, customerId, asked))
      const now = (await listWishes(db, customerId)).map(({ productId }) => productId)
      expect(now.length).toBeLessThanOrEqual(mostWishes)
      expect(new Set([...now, ...left])).toEqual(new Set([...own, ...guest]))
      expect(now.length + left.length).toBe(new Set([...own, ...guest]).size)
    }
  })
})

describe('the link to a list', () => {
  it('shows the products on sale and nothing of their owner, until it is taken back', async () => {
    const [shown = 0, gone = 0] = await many(2)
    const ada = await aCustomer(shop)
    await ada.post(at, { wishes: [{ productId: shown }, { productId: gone }] })
    await shop.deps.database.db.update(products).set({ isActive: false }).where(eq(products.id, gone))
    await shop.deps.catalog.refresh([gone])
    const { key } = (await ada.post(`${at}/link`, {})).json()
    expect((await ada.post(`${at}/link`, {})).json().key).toBe(key)
    expect((await ada.get(at)).json().key).toBe(key)
    const friend = new Visitor(shop)
    const seen = await friend.get(`/api/wish-lists/${key}`)
    expect(seen.json()).toEqual({ productIds: [shown] })
    expect(seen.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    for (const guess of ['1', key.slice(0, 42), `${key}a`, '%27%20or%201=1'])
      expect((await friend.get(`/api/wish-lists/${guess}`)).statusCode).toBe(404)
    await ada.delete(`${at}/link`)
    expect((await friend.get(`/api/wish-lists/${key}`)).statusCode).toBe(404)
    const next = (await ada.post(`${at}/link`, {})).json().key
    expect(next).not.toBe(key)
    expect(next).toMatch(/^[\w-]{43}$/)
  })

  it('goes with the account, which exports both without the key', async () => {
    const [id = 0] = await many(1)
    const ada = await aCustomer(shop)
    await ada.post(at, { wishes: [{ productId: id }] })
    const { key } = (await ada.post(`${at}/link`, {})).json()
    const exported = await ada.get('/api/customer/export')
    expect(exported.json().wishList).toMatchObject({ isShared: true, wishes: [{ productId: id, name: 'Borraccia 0' }] })
    expect(exported.body).not.toContain(key)
    expect((await ada.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
    expect((await new Visitor(shop).get(`/api/wish-lists/${key}`)).statusCode).toBe(404)
    expect(await shop.deps.database.db.select().from(wishes)).toEqual([])
  })
})
