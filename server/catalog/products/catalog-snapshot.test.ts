import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { Catalog } from '#server/catalog/deps/catalog-ports.ts'
import { type Database, openDatabase, tables } from '#server/platform/database/database.ts'
import { inSavepoint, inTransaction } from '#server/platform/database/transaction.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { openCatalog } from './catalog-snapshot.ts'
import { deductStock, reserveStock } from './stock-repository.ts'

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

describe('a sale', () => {
  const buy = (productId: number, quantity = 1, frameSize?: string) =>
    sendOrder(shop, anOrderBody({ items: [{ productId, quantity, frameSize }] }))
  const shown = (id: number) => ({ it: shop.deps.catalog.find(id), en: shop.deps.catalog.find(id, 'en') })
  /** As it is shown, and as it would be after reading it. */
  const shownAndRead = async (id: number) => {
    const before = shown(id)
    await shop.deps.catalog.refresh([id])
    return [before, shown(id)]
  }

  it('is taken off the product as it is known, without reading it', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima', sizes: { S: 5, M: 5 }, row: { nameEn: 'Before' } })
    await renamed(id, 'Dopo')
    expect((await buy(id, 2, 'M')).statusCode).toBe(201)
    expect(shown(id).it).toMatchObject({ name: 'Prima', stock: 8, sizes: [{ stock: 5 }, { stock: 3 }] })
    expect(shown(id).en).toMatchObject({ name: 'Before', stock: 8 })
    await renamed(id, 'Prima')
    const [before, read] = await shownAndRead(id)
    expect(before).toEqual(read)
  })

  it('of several sizes and products leaves each as it is stored', async () => {
    const sized = await aProduct(shop.deps, { sizes: { S: 5, M: 5 } })
    const plain = await aProduct(shop.deps, { stock: 5 })
    const items = [
      { productId: sized.id, quantity: 1, frameSize: 'M' },
      { productId: sized.id, quantity: 2, frameSize: 'S' },
      { productId: plain.id, quantity: 3 },
    ]
    expect((await sendOrder(shop, anOrderBody({ items }))).statusCode).toBe(201)
    for (const { id } of [sized, plain]) {
      const [before, read] = await shownAndRead(id)
      expect(before).toEqual(read)
    }
  })

  const { products, productSizes } = tables
  const changes: Record<string, (id: number) => Promise<unknown>> = {
    'was changed otherwise': async (id) => {
      const version = sql`${products.version} + 1`
      await shop.deps.database.db.update(products).set({ version }).where(eq(products.id, id))
      await buy(id, 1, 'M')
    },
    'was sold elsewhere': async (id) => {
      const change = { stock: 4, revision: sql`${productSizes.revision} + 1` }
      await shop.deps.database.db.update(productSizes).set(change).where(eq(productSizes.productId, id))
      await buy(id, 1, 'M')
    },
    'is sold out in a size': (id) => buy(id, 5, 'M'),
    'was sold in a part that may be rolled back alone': (id) =>
      inTransaction(shop.deps.database, (tx) =>
        inSavepoint(tx, (part) => deductStock(part, [{ productId: id, size: 'M', quantity: 1 }], 'order')),
      ),
  }

  it.each(Object.entries(changes))('reads a product that %s', async (_how, change) => {
    const { id } = await aProduct(shop.deps, { name: 'Prima', sizes: { S: 5, M: 5 } })
    await renamed(id, 'Dopo')
    await change(id)
    expect(shown(id).it?.name).toBe('Dopo')
    const [before, read] = await shownAndRead(id)
    expect(before).toEqual(read)
  })

  it('reads a used bicycle, whose day of sale is shown', async () => {
    const { id } = await aProduct(shop.deps, { category: 'bici-usate', stock: 1, imageNames: ['bici.jpg'] })
    expect((await buy(id)).statusCode).toBe(201)
    expect(shown(id).it).toMatchObject({ stock: 0, soldAt: expect.any(String) })
  })

  it('is not taken off when the order is refused', async () => {
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const scarce = await aProduct(shop.deps, { stock: 1 })
    const items = [id, scarce.id].map((productId) => ({ productId, quantity: 2 }))
    expect((await sendOrder(shop, anOrderBody({ items }))).statusCode).toBe(409)
    expect(shown(id).it?.stock).toBe(5)
  })

  it('among many others, and reservations, comes to the stored stock', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { S: 40, M: 40 } })
    const lineOf = (n: number) => [{ productId: id, size: n % 2 ? 'S' : 'M', quantity: 1 }]
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const { statusCode } = await buy(id, 1, lineOf(n)[0]?.size)
        await inTransaction(shop.deps.database, (tx) => reserveStock(tx, lineOf(n)))
        return statusCode
      }),
    )
    // A busy machine may put one off, and takes nothing then.
    expect(answers.filter((status) => status !== 201 && status !== 503)).toEqual([])
    const sold = answers.filter((status) => status === 201).length
    expect(sold).toBeGreaterThan(15)
    const [before, read] = await shownAndRead(id)
    expect(before).toEqual(read)
    expect(read?.it?.stock).toBe(80 - 30 - sold)
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

  it('comes to the same stock as this one when both sell', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { S: 40, M: 40 } })
    await vi.waitFor(() => expect(otherCatalog.find(id)?.stock).toBe(80), patience)
    const sell = (database: Database, n: number) =>
      inTransaction(database, (tx) =>
        deductStock(tx, [{ productId: id, size: n % 3 ? 'S' : 'M', quantity: 1 }], `order ${n}`),
      )
    await Promise.all(Array.from({ length: 40 }, (_, n) => sell(n % 2 ? other : shop.deps.database, n)))
    await vi.waitFor(() => expect(otherCatalog.find(id)?.stock).toBe(40), patience)
    await vi.waitFor(() => expect(shop.deps.catalog.find(id)).toEqual(otherCatalog.find(id)), patience)
    const shown = shop.deps.catalog.find(id)
    await shop.deps.catalog.refresh([id])
    expect(shown).toEqual(shop.deps.catalog.find(id))
  })

  it('hears of more products than a message holds', async () => {
    const { id } = await aProduct(shop.deps, { name: 'Prima' })
    await renamed(id, 'Dopo')
    await shop.deps.catalog.refresh([id, ...Array.from({ length: 3_000 }, (_, i) => 1_000_000 + i)])
    await vi.waitFor(() => expect(otherCatalog.find(id)?.name).toBe('Dopo'), patience)
  })
})
