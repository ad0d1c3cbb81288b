import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { reviewPhotos } from '#server/platform/database/schema/review-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { listPhotosOf } from './review-photo-repository.ts'

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

export async function listReviewsBy(db: Db, author: ReviewAuthor) {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(isBy(author)))
    .orderBy(reviews.id)
  const photos = await listPhotosOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, photos: photos.filter(({ reviewId }) => reviewId === row.id) }))
}

/** Keeps the texts and removes the authors, with the photos they may be seen on (rule 454). */
export async function anonymizeReviewsBy(tx: Tx, author: ReviewAuthor): Promise<void> {
  const changed = await tx
    .update(reviews)
    .set({
      customerId: null,
      heightFromCm: null,
      customerName: 'Cliente',
      // The address must stay unique per product and must not belong to a person.
      customerEmail: sql`'cancellato-' || ${reviews.id} || '@account.invalid'`,
    })
    .where(isBy(author))
    .returning({ id: reviews.id, productId: reviews.productId })
  const ids = changed.map(({ id }) => id)
  await tx.delete(reviewPhotos).where(inArray(reviewPhotos.reviewId, ids))
  tx.onCommit.products(changed.map((r) => r.productId))
}
