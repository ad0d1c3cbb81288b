import { eq } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { products, productSizes } = tables
/** Addresses of real products have no underscores, so this one is never taken. */
const slug = '_officina'
export const labourCode = 'OFFICINA'

/** The product of order lines for labour: created as deleted, so that no list, feed or file shows it. */
export async function labourProductId(tx: Db, at: Date): Promise<number> {
  const product = { slug, name: 'Officina', description: '', category: 'accessori', productCode: labourCode } as const
  await tx
    .insert(products)
    .values({ ...product, priceCents: 0, isActive: false, deletedAt: at, createdAt: at, changedAt: at })
    .onConflictDoNothing({ target: products.slug })
  const [made] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug))
  if (!made) throw new Error('the article of labour was not stored')
  await tx.insert(productSizes).values({ productId: made.id, size: '', stock: 0 }).onConflictDoNothing()
  return made.id
}
