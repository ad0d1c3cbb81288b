import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type Database, openDatabase, tables } from '#server/platform/database/database.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { type Catalog, openCatalog } from './catalog-snapshot.ts'

const shop = shopForEachTest()

const renamed = (id: number, name: string) =>
  shop.deps.database.db.update(tables.products).set({ name }).where(eq(tables.products.id, id))

const patience = { timeout: 15_000 }

describe('the catalogue in memory', () => {
  it('keeps showing what it knows until it is told of a change', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima' })
    await renamed(id, 'Dopo')
    expect(shop.deps.catalog.find(id)?.name).toBe('Prima')
    await shop.deps.catalog.refresh([id])
    expect(shop.deps.catalog.find(id)?.name).toBe('Dopo')
  })

  it('shows a change once its refresh resolves, whatever other refreshes are under way', async () => {
    const { id } = await aProduct(shop.deps, { stock: 99 })
    const stocks = Array.from({ length: 30 }, (_, i) => 98 - i)
    await Promise.all(
      stocks.map(async (stock) => {
        await shop.deps.database.db
          .update(tables.productSizes)
          .set({ stock: sql`least(${tables.productSizes.stock}, ${stock})` })
          .where(eq(tables.productSizes.productId, id))
        await shop.deps.catalog.refresh([id])
        expect(shop.deps.catalog.find(id)?.stock).toBeLessThanOrEqual(stock)
      }),
    )
    expect(shop.deps.catalog.find(id)?.stock).toBe(Math.min(...stocks))
  })

  it('takes everything over when no product is named: new, changed and vanished ones', async () => {
    const kept = await aProduct(shop.deps, { name: 'Resta' })
    const gone = await aProduct(shop.deps, { name: 'Sparisce' })
    const { db } = shop.deps.database
    await renamed(kept.id, 'Cambia')
    await db.update(tables.products).set({ isActive: false }).where(eq(tables.products.id, gone.id))
    const fresh = await aProduct({ ...shop.deps, catalog: { ...shop.deps.catalog, refresh: async () => {} } })
    await shop.deps.catalog.refresh()
    expect(shop.deps.catalog.find(kept.id)?.name).toBe('Cambia')
    expect(shop.deps.catalog.find(gone.id)).toBeUndefined()
    expect(shop.deps.catalog.find(fresh.slug)?.id).toBe(fresh.id)
  })

  it('tells a watcher only of what his answer was made from', async () => {
    const bike = await aProduct(shop.deps, { category: 'biciclette', stock: 3 })
    const bell = await aProduct(shop.deps, { category: 'accessori', stock: 3 })
    const { catalog } = shop.deps
    const bikes = catalog.watch({ shelf: 'biciclette' })
    const bellAlone = catalog.watch({ productIds: [bell.id] })
    await shop.deps.database.db.update(tables.productSizes).set({ stock: 2 })
    await catalog.refresh([bike.id])
    // A change of stock changes the product, but no list and no count.
    expect([bikes(), bellAlone()]).toEqual([true, true])
    await shop.deps.database.db.update(tables.productSizes).set({ stock: 0 })
    await catalog.refresh([bike.id])
    expect([bikes(), bellAlone()]).toEqual([false, true])
    await catalog.refresh([bell.id])
    expect(bellAlone()).toBe(false)
  })

  it('keeps trying after the database was away', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima' })
    const { database } = shop.deps
    let isAway = false
    const db = new Proxy(database.db, {
      get: (target, key) => {
        if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const warn = vi.fn()
    const catalog = await openCatalog({ ...database, db }, { log: { warn } })
    isAway = true
    // Prepares the statements: a late notification may already have read single products.
    await catalog.refresh()
    await renamed(id, 'Dopo')
    await catalog.refresh()
    expect(warn).toHaveBeenCalled()
    expect(catalog.find(id)?.name).toBe('Prima')
    isAway = false
    await vi.waitFor(() => expect(catalog.find(id)?.name).toBe('Dopo'), patience)
    await catalog.close()
  })
})

// The embedded database has one node by definition.
describe.runIf(inject('databaseKind') === 'postgres')('another node', () => {
  let other: Database
  let otherCatalog: Catalog
  beforeEach(async () => {
    const { rows } = (await shop.deps.database.db.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[]
    }
    other = await openDatabase({ url: inject('postgresUrl').replace(/\/postgres$/, `/${rows[0]?.name}`) })
    otherCatalog = await openCatalog(other)
  })
  afterEach(async () => {
    await otherCatalog.close()
    await other.close()
  })

  it('shows a change when it is announced', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima' })
    await vi.waitFor(() => expect(otherCatalog.find(id)?.name).toBe('Prima'), patience)
    await renamed(id, 'Dopo')
    await shop.deps.catalog.refresh([id])
    await vi.waitFor(() => expect(otherCatalog.find(id)?.name).toBe('Dopo'), patience)
  })

  it('hears of the last change too when the node that made it closes at once', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima' })
    await renamed(id, 'Dopo')
    await shop.deps.catalog.refresh([id])
    await shop.deps.catalog.close()
    await vi.waitFor(() => expect(otherCatalog.find(id)?.name).toBe('Dopo'), patience)
  })

  it('looks at everything again after its line was cut', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima' })
    await vi.waitFor(() => expect(otherCatalog.find(id)?.name).toBe('Prima'), patience)
    const { db } = shop.deps.database
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pedivella-listen'`,
    )
    // A change without a notification.
    await renamed(id, 'Dopo')
    await vi.waitFor(() => expect(otherCatalog.find(id)?.name).toBe('Dopo'), patience)
  })

  it('hears of more products than a message holds', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima' })
    await renamed(id, 'Dopo')
    await shop.deps.catalog.refresh([id, ...Array.from({ length: 3_000 }, (_, i) => 1_000_000 + i)])
    await vi.waitFor(() => expect(otherCatalog.find(id)?.name).toBe('Dopo'), patience)
  })
})
