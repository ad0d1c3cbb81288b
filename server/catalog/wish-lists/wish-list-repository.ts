import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { wishes, wishListLinks } from '#server/platform/database/schema/wish-list-tables.ts'
import { mostWishes } from '#shared/domain/platform/goods/wish-list-limit.ts'

interface NewWish {
  productId: number
  /** Undefined: as it is now. */
  priceCents: number | undefined
  addedAt: Date
}

const newestFirst = [desc(wishes.addedAt), desc(wishes.productId)]

/** Also what is no longer sold. */
export async function listWishes(db: Db, customerId: string) {
  return db
    .select({
      productId: wishes.productId,
      name: products.name,
      priceCents: wishes.priceCents,
      addedAt: wishes.addedAt,
    })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .where(eq(wishes.customerId, customerId))
    .orderBy(...newestFirst)
}

/** The newest ones that find room; several devices come one after the other. @returns the products that found none */
export async function insertWishes(tx: Db, customerId: string, asked: readonly NewWish[]): Promise<number[]> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
  const byId = new Map(asked.map((wish) => [wish.productId, wish]))
  const own = tx.select({ id: wishes.productId }).from(wishes).where(eq(wishes.customerId, customerId))
  const known = await tx
    .select({ id: products.id, priceCents: products.priceCents })
    .from(products)
    .where(and(inArray(products.id, [...byId.keys()]), notInArray(products.id, own)))
  const room = Math.max(0, mostWishes - (await tx.$count(wishes, eq(wishes.customerId, customerId))))
  const rows = known
    .flatMap(({ id: productId, priceCents }) => {
      const wish = byId.get(productId)
      return wish ? [{ customerId, productId, addedAt: wish.addedAt, priceCents: wish.priceCents ?? priceCents }] : []
    })
    .sort((a, b) => b.addedAt.getTime() - a.addedAt.getTime())
  await insertRows(tx, wishes, rows.slice(0, room))
  return rows.slice(room).map(({ productId }) => productId)
}

export async function deleteWish(db: Db, customerId: string, productId: number): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.customerId, customerId), eq(wishes.productId, productId)))
}

export async function findWishListKey(db: Db, customerId: string): Promise<string | null> {
  const [link] = await db.select().from(wishListLinks).where(eq(wishListLinks.customerId, customerId))
  return link?.key ?? null
}

/** @returns the key that counts: the one that is there, or the given one */
export async function keepWishListKey(db: Db, customerId: string, key: string): Promise<string> {
  await db.insert(wishListLinks).values({ customerId, key }).onConflictDoNothing({ target: wishListLinks.customerId })
  return (await findWishListKey(db, customerId)) ?? key
}

export async function deleteWishListKey(db: Db, customerId: string): Promise<void> {
  await db.delete(wishListLinks).where(eq(wishListLinks.customerId, customerId))
}

/** Undefined where no list has the key. */
export async function listSharedProductIds(db: Db, key: string): Promise<number[] | undefined> {
  const [link] = await db.select().from(wishListLinks).where(eq(wishListLinks.key, key))
  if (!link) return undefined
  const found = await db
    .select({ id: wishes.productId })
    .from(wishes)
    .where(eq(wishes.customerId, link.customerId))
    .orderBy(...newestFirst)
  return found.map(({ id }) => id)
}
