import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import { unlistSoldJob } from './unlist-sold.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  shop.clock.now = new Date()
  admin = await anAdministrator(shop)
})

const list = async (query = '') => (await admin.get(`/api/admin/products${query}`)).json<AdminProduct[]>()
const namesOf = (products: readonly { name: string }[]) => products.map(({ name }) => name)
const minutesAgo = (minutes: number) => new Date(shop.clock.now.getTime() - minutes * 60_000)

/** Every second one is not for sale; names, prices and moments go their own ways. */
async function someProducts() {
  const requests = Array.from({ length: 9 }, (_, i) => ({
    name: `Sella ${String.fromCharCode(97 + ((i * 4) % 9))}`,
    priceCents: 1_000 + ((i * 7) % 5) * 100,
    isActive: i % 2 === 0,
    row: { createdAt: minutesAgo((i * 5) % 9) },
  }))
  for (const request of requests) await aProduct(shop.deps, request)
  return requests.map((request) => ({ ...request, at: request.row.createdAt.getTime() }))
}

describe('all products in one list', () => {
  it('stand in each order, whether they are for sale or not, and pages hold each once', async () => {
    const made = await someProducts()
    const newest = made.toSorted((a, b) => b.at - a.at)
    const orders = {
      newest,
      name: newest.toSorted((a, b) => a.name.localeCompare(b.name, 'it')),
      'price-low': newest.toSorted((a, b) => a.priceCents - b.priceCents),
      'price-high': newest.toSorted((a, b) => b.priceCents - a.priceCents),
    }
    for (const [sort, expected] of Object.entries(orders)) {
      expect(namesOf(await list(`?sort=${sort}`)), sort).toEqual(namesOf(expected))
      const pages = await Promise.all([0, 4, 8].map((offset) => list(`?sort=${sort}&limit=4&offset=${offset}`)))
      expect(namesOf(pages.flat()), sort).toEqual(namesOf(expected))
      const drafts = await list(`?sort=${sort}&isActive=false&limit=3&offset=1`)
      expect(namesOf(drafts), sort).toEqual(namesOf(expected.filter(({ isActive }) => !isActive)).slice(1, 4))
    }
    const ids = (await list()).map(({ id }) => id).reverse()
    expect((await list(`?ids=${ids.join()}`)).map(({ id }) => id)).toEqual(ids)
  })

  it('are all found, those for sale first, and only what resembles least where nothing is what was asked for', async () => {
    await aProduct(shop.deps, { name: 'Sella Zefiro', isActive: false })
    await aProduct(shop.deps, { name: 'Sella Brenta' })
    await aProduct(shop.deps, { name: 'Sella Cima', isActive: false })
    expect(namesOf(await list('?q=sella'))).toEqual(['Sella Brenta', 'Sella Cima', 'Sella Zefiro'])
    expect(namesOf(await list('?q=sella+zefiro'))).toEqual(['Sella Zefiro'])
    const misspelt = await admin.get('/api/admin/products?q=brennta')
    expect([misspelt.headers['x-match'], namesOf(misspelt.json())]).toEqual(['similar', ['Sella Brenta']])
    const none = await admin.get('/api/admin/products?q=xyzzy')
    expect([none.headers['x-match'], none.headers['x-total-count'], none.json()]).toEqual(['none', '0', []])
  })

  it('move between those for sale and the others without being missed or shown twice', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Sella Zefiro' })
    await aProduct(shop.deps, { name: 'Sella Cima' })
    for (const isActive of [false, true, false]) {
      await admin.put(`/api/admin/products/${id}`, { isActive })
      expect((await list('?sort=name')).map((p) => [p.name, p.isActive])).toEqual([
        ['Sella Cima', true],
        ['Sella Zefiro', isActive],
      ])
      const counts = (await admin.get('/api/admin/products/counts')).json()
      expect(counts.componenti).toBe(2)
    }
  })

  it('hold a used bicycle that was sold and has left the shop’s lists', async () => {
    const imageNames = ['olandese-1200x800-scene.webp']
    const { id } = await aProduct(shop.deps, {
      ...{ name: 'Olandese', category: 'bici-usate', subcategory: 'citta', sizes: { M: 1 }, imageNames },
      row: { createdAt: minutesAgo(1) },
    })
    const order = await sendOrder(shop, anOrderBody({ items: [{ productId: id, quantity: 1 }] }))
    expect(order.statusCode, order.body).toBe(201)
    expect(namesOf(await list())).toEqual(['Olandese'])
    shop.clock.advance({ days: 400 })
    await unlistSoldJob(shop.deps).run()
    admin = await anAdministrator(shop)
    expect((await shop.app.inject('/api/products?category=bici-usate')).json()).toEqual([])
    expect((await list()).map((p) => [p.name, p.stock, p.isActive])).toEqual([['Olandese', 0, true]])
    expect(await list('?isActive=true')).toHaveLength(1)
    expect(await list('?isActive=false')).toEqual([])
  })
})
