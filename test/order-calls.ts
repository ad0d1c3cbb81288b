import { count, eq, sum } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { productSizes, stockMovements } from '#server/platform/database/schema/catalog-tables.ts'
import { orderEvents, orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { idempotencyKeys } from '#server/platform/database/schema/people-tables.ts'
import type { PlacedOrder } from '#shared/contract/orders/orders.ts'
import { anOrderBody, aProduct } from './factories.ts'
import type { TestShop } from './test-app.ts'

/** Sends an order as a browser would. */
export function sendOrder(shop: TestShop, body: object, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url: '/api/orders', payload: body, headers })
}

/** A bank order of one new product, placed over HTTP. */
export async function anOrder(
  shop: TestShop,
  change: { quantity?: number; stock?: number; priceCents?: number; language?: 'it' | 'en' } = {},
): Promise<PlacedOrder & { productId: number }> {
  const product = await aProduct(shop.deps, { stock: change.stock ?? 10, priceCents: change.priceCents })
  const answer = await sendOrder(
    shop,
    anOrderBody({ items: [{ productId: product.id, quantity: change.quantity ?? 1 }] }),
    { 'accept-language': change.language ?? 'it' },
  )
  if (answer.statusCode !== 201) throw new Error(`the order was refused: ${answer.body}`)
  return { ...answer.json<PlacedOrder>(), productId: product.id }
}

export async function stockOf(shop: TestShop, productId: number): Promise<Record<string, number>> {
  const rows = await shop.deps.database.db.select().from(productSizes).where(eq(productSizes.productId, productId))
  return Object.fromEntries(rows.map((r) => [r.size, r.stock]))
}

/** The number of rows and stock that an order touches: equal before and after a refusal. */
export async function orderTraces(shop: TestShop): Promise<Record<string, number>> {
  const { db } = shop.deps.database
  const rowsOf = async (table: PgTable) => (await db.select({ n: count() }).from(table))[0]?.n ?? 0
  const [pieces] = await db.select({ n: sum(productSizes.stock) }).from(productSizes)
  const [moved] = await db.select({ n: sum(stockMovements.delta) }).from(stockMovements)
  return {
    orders: await rowsOf(orders),
    lines: await rowsOf(orderItems),
    events: await rowsOf(orderEvents),
    mails: await rowsOf(outbox),
    keys: await rowsOf(idempotencyKeys),
    pieces: Number(pieces?.n ?? 0),
    moved: Number(moved?.n ?? 0),
  }
}
