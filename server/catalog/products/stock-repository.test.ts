import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { productSizes, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { deductReserved, deductStock, releaseReserved, reserveStock, restock } from './stock-repository.ts'

const shop = shopForEachTest()

const together = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(shop.deps.database, work)

async function pieces(productId: number) {
  const rows = await shop.deps.database.db.select().from(productSizes).where(eq(productSizes.productId, productId))
  return rows.map(({ size, stock, reserved }) => ({ size, stock, reserved }))
}

async function movements(productId: number) {
  const rows = await shop.deps.database.db.select().from(stockMovements).where(eq(stockMovements.productId, productId))
  return rows.filter((r) => r.reason !== 'created').map(({ delta, reason, refId }) => ({ delta, reason, refId }))
}

describe('held pieces', () => {
  it('stay in stock and cannot be sold to others until they are released', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { M: 3 } })
    const lines = [{ productId: id, size: 'M', quantity: 2 }]
    expect(await together((tx) => reserveStock(tx, lines))).toEqual([])
    expect(await pieces(id)).toEqual([{ size: 'M', stock: 3, reserved: 2 }])
    const body = anOrderBody({ items: [{ productId: id, quantity: 2, frameSize: 'M' }] })
    expect((await sendOrder(shop, body)).json()).toMatchObject({ code: 'insufficient_stock', available: 1 })
    await together((tx) => releaseReserved(tx, lines))
    expect((await sendOrder(shop, body)).statusCode).toBe(201)
    expect(await pieces(id)).toEqual([{ size: 'M', stock: 1, reserved: 0 }])
  })

  it('cannot be held again when too few are free, and the answer says how many are', async () => {
    const { id } = await aProduct(shop.deps, { stock: 3 })
    await together((tx) => reserveStock(tx, [{ productId: id, size: '', quantity: 2 }]))
    const shortages = await together((tx) => reserveStock(tx, [{ productId: id, size: '', quantity: 2 }]))
    expect(shortages).toEqual([{ productId: id, size: '', available: 1 }])
    expect(await pieces(id)).toEqual([{ size: '', stock: 3, reserved: 2 }])
  })

  it('become sold ones with their movement', async () => {
    const { id } = await aProduct(shop.deps, { stock: 3 })
    const lines = [{ productId: id, size: '', quantity: 2 }]
    await together((tx) => reserveStock(tx, lines))
    await together((tx) => deductReserved(tx, lines, 'order-1'))
    expect(await pieces(id)).toEqual([{ size: '', stock: 1, reserved: 0 }])
    expect(await movements(id)).toEqual([{ delta: -2, reason: 'ordered', refId: 'order-1' }])
  })

  it('that were never held can be neither sold nor released', async () => {
    const { id } = await aProduct(shop.deps, { stock: 3 })
    const lines = [{ productId: id, size: '', quantity: 1 }]
    await expect(together((tx) => deductReserved(tx, lines, 'order-1'))).rejects.toThrow('fewer pieces than claimed')
    await expect(together((tx) => releaseReserved(tx, lines))).rejects.toThrow('fewer pieces than released')
    expect(await pieces(id)).toEqual([{ size: '', stock: 3, reserved: 0 }])
  })
})

describe('taken pieces', () => {
  it('of an unknown size are none', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { M: 3 } })
    const shortages = await together((tx) => deductStock(tx, [{ productId: id, size: 'L', quantity: 1 }], 'order-1'))
    expect(shortages).toEqual([{ productId: id, size: 'L', available: 0 }])
  })

  it('go back once, however often it is asked', async () => {
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const lines = [{ productId: id, size: '', quantity: 2 }]
    await together((tx) => deductStock(tx, lines, 'order-1'))
    for (let n = 0; n < 3; n++) expect(await together((tx) => restock(tx, lines, 'order-1'))).toEqual([])
    expect(await pieces(id)).toEqual([{ size: '', stock: 5, reserved: 0 }])
    expect(await movements(id)).toEqual([
      { delta: -2, reason: 'ordered', refId: 'order-1' },
      { delta: 2, reason: 'restocked', refId: 'order-1' },
    ])
  })

  it('that have lost their size are handed back to the caller', async () => {
    const { id } = await aProduct(shop.deps, { sizes: { S: 2, M: 2 } })
    const [small, medium] = ['S', 'M'].map((size) => ({ productId: id, size, quantity: 1 }))
    if (!small || !medium) throw new Error('unreachable')
    await together((tx) => deductStock(tx, [small, medium], 'order-1'))
    await shop.deps.database.db.delete(productSizes).where(eq(productSizes.size, 'S'))
    expect(await together((tx) => restock(tx, [small, medium], 'order-1'))).toEqual([small])
    expect(await pieces(id)).toEqual([{ size: 'M', stock: 2, reserved: 0 }])
  })

  it('never lift the stock above what the shop can write down', async () => {
    const { id } = await aProduct(shop.deps, { stock: 5 })
    const lines = [{ productId: id, size: '', quantity: 5 }]
    await together((tx) => deductStock(tx, lines, 'order-1'))
    await shop.deps.database.db.update(productSizes).set({ stock: 99_998 }).where(eq(productSizes.productId, id))
    await together((tx) => restock(tx, lines, 'order-1'))
    expect(await pieces(id)).toEqual([{ size: '', stock: 99_999, reserved: 0 }])
    expect((await movements(id)).at(-1)).toMatchObject({ delta: 1, reason: 'restocked' })
  })
})
