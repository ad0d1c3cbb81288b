import { randomUUID } from 'node:crypto'
import { eq, isNull, sql } from 'drizzle-orm'
import { hashPassword } from '#server/accounts/customers/password.ts'
import { drawnBicycleOf, drawnNameOf } from '#server/orders/checkout/orderable-product-repository.ts'
import { type Database, type Db, tables } from '#server/platform/database/database.ts'
import type { OrderAccessKeys } from '#server/platform/deps/platform-deps.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { vatClassOf } from '#shared/domain/platform/goods/vat.ts'
import { hasOrders } from './lacks-demo.ts'
import { readSeedOrders } from './seed-order-files.ts'
import { type OrderRows, seedOrderRows } from './seed-order-rows.ts'
import type { SeedOrderProduct } from './seed-placed-order.ts'

interface SeedOrdersInput {
  database: Database
  shop: Shop
  orderKeys: OrderAccessKeys
  clock: () => Date
  folder: string
}

// Far below the 65,535 parameters of one statement.
const batchSize = 500

/**
 * Gives a demo shop without orders a year of them, counted back from now: customers, payments, history, withdrawals.
 * The stock stays unchanged (sold items had been delivered before), no mail is sent, and the consistency checks pass.
 * Orders of deleted products are left out. @returns how many orders were loaded
 */
export async function seedOrders({ database, shop, orderKeys, clock, folder }: SeedOrdersInput): Promise<number> {
  if (await hasOrders(database.db)) return 0
  const files = await readSeedOrders(folder)
  // One unknown password for all: each hash takes as long as a login.
  const passwordHash = await hashPassword(randomUUID())
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pedivella-seed'))`)
    if (await hasOrders(tx)) return 0
    const articles = await listArticles(tx)
    const taken = await listTakenEmails(tx)
    const now = clock()
    const rows = seedOrderRows({ files, articles, taken, shop, keys: orderKeys, now, passwordHash })
    await insertRows(tx, rows)
    return rows.orders.length
  })
}

async function listArticles(tx: Db): Promise<SeedOrderProduct[]> {
  const { products, productSizes } = tables
  const rows = await tx
    .select({
      productId: products.id,
      code: products.productCode,
      size: productSizes.size,
      name: products.name,
      slug: products.slug,
      category: products.category,
      condition: products.condition,
      vatClass: products.vatClass,
      subcategory: products.subcategory,
      imageNames: products.imageNames,
      drawnOf: drawnBicycleOf,
      priceCents: products.priceCents,
      createdAt: products.createdAt,
    })
    .from(products)
    .innerJoin(productSizes, eq(productSizes.productId, products.id))
    .where(isNull(products.deletedAt))
  const sizesOf = Map.groupBy(rows, ({ productId }) => productId)
  return rows.map(({ imageNames, drawnOf: bicycle, category, subcategory, condition, vatClass, ...row }) => ({
    ...row,
    vatClass: vatClassOf({ category, condition, vatClass }),
    imageName: imageNames[0] ?? drawnNameOf(bicycle, sizesOf.get(row.productId) ?? []),
    category,
    isUsed: category === 'bici-usate',
    isElectric: subcategory === 'elettrica',
  }))
}

/** Addresses of existing accounts, which stay unchanged. */
async function listTakenEmails(db: Db): Promise<Set<string>> {
  const rows = await db.select({ email: tables.customers.email }).from(tables.customers)
  return new Set(rows.map((row) => row.email.toLowerCase()))
}

async function insertRows(tx: Db, rows: OrderRows): Promise<void> {
  const each = async <T>(list: readonly T[], insert: (batch: T[]) => PromiseLike<unknown>) => {
    for (let i = 0; i < list.length; i += batchSize) await insert(list.slice(i, i + batchSize))
  }
  await each(rows.customers, (batch) => tx.insert(tables.customers).values(batch))
  await each(rows.payments, (batch) => tx.insert(tables.payments).values(batch))
  await each(rows.orders, (batch) => tx.insert(tables.orders).values(batch))
  await each(rows.items, (batch) => tx.insert(tables.orderItems).values(batch))
  await each(rows.vat, (batch) => tx.insert(tables.orderVat).values(batch))
  await each(rows.parcels, (batch) => tx.insert(tables.parcels).values(batch))
  await each(rows.parcelLines, (batch) => tx.insert(tables.parcelLines).values(batch))
  await each(rows.events, (batch) => tx.insert(tables.orderEvents).values(batch))
  await each(rows.refunds, (batch) => tx.insert(tables.refunds).values(batch))
  await each(rows.movements, (batch) => tx.insert(tables.stockMovements).values(batch))
  await each(rows.mails, (batch) => tx.insert(tables.outbox).values(batch))
  await each(rows.withdrawals, (batch) => tx.insert(tables.withdrawals).values(batch))
}
