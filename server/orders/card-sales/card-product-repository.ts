import { eq } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { products } = tables
/** Addresses of real products have no underscores, so this one is never taken. */
const slug = '_buono-regalo'

/** The product of order lines for gift cards: created as deleted, so that no list, feed or file shows it. */
export async function giftCardProductId(tx: Db, at: Date): Promise<number> {
  const find = async () => (await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug)))[0]?.id
  const id = await find()
  if (id !== undefined) return id
  const product = { slug, name: 'Buono regalo', description: '', category: 'accessori', productCode: 'BUONO' } as const
  await tx
    .insert(products)
    .values({ ...product, priceCents: 0, isActive: false, deletedAt: at, createdAt: at, changedAt: at })
    .onConflictDoNothing({ target: products.slug })
  const made = await find()
  if (made === undefined) throw new Error('the article of gift cards was not stored')
  return made
}
