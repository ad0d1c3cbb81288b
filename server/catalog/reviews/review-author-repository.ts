import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

/** The author of reviews: by account, and by e-mail address once it is proven. */
interface ReviewAuthor {
  customerId: string
  /** Null while not proven: anyone can register a stranger's address. */
  provenEmail: string | null
}

const isBy = ({ customerId, provenEmail }: ReviewAuthor) =>
  or(
    eq(reviews.customerId, customerId),
    provenEmail === null ? undefined : eq(sql`lower(${reviews.customerEmail})`, sql`lower(${provenEmail})`),
  )

export async function listReviewsBy(db: Db, author: ReviewAuthor): Promise<(typeof reviews.$inferSelect)[]> {
  return db
    .select()
    .from(reviews)
    .where(and(isBy(author)))
    .orderBy(reviews.id)
}

/** Keeps the texts and removes the authors (rule 454). */
export async function anonymizeReviewsBy(tx: Tx, author: ReviewAuthor): Promise<void> {
  const changed = await tx
    .update(reviews)
    .set({
      customerId: null,
      customerName: 'Cliente',
      // The address must stay unique per product and must not belong to a person.
      customerEmail: sql`'cancellato-' || ${reviews.id} || '@account.invalid'`,
    })
    .where(isBy(author))
    .returning({ productId: reviews.productId })
  tx.onCommit.products(changed.map((r) => r.productId))
}
