import { and, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { reviewPhotos } from '#server/platform/database/schema/review-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'

export async function insertPhoto(db: Db, photo: typeof reviewPhotos.$inferInsert): Promise<string> {
  const [row] = await db.insert(reviewPhotos).values(photo).returning({ id: reviewPhotos.id })
  if (!row) throw new Error('a photo was not stored')
  return row.id
}

/** @param isPublic only of an approved review */
export async function findPhoto(
  db: Db,
  { id, isSmall, isPublic }: { id: string; isSmall: boolean; isPublic: boolean },
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: isSmall ? reviewPhotos.small : reviewPhotos.content })
    .from(reviewPhotos)
    .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), isPublic ? eq(reviews.isApproved, true) : undefined))
  return row?.content
}

/** @throws Problem 404 review_photo_not_found when one is not there or another review's */
export async function claimPhotos(tx: Tx, reviewId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const claimed = await tx
    .update(reviewPhotos)
    .set({ reviewId, position: sql`array_position(${sql.param([...ids])}::uuid[], ${reviewPhotos.id})` })
    .where(and(inArray(reviewPhotos.id, [...ids]), isNull(reviewPhotos.reviewId)))
    .returning({ id: reviewPhotos.id })
  if (claimed.length < new Set(ids).size) throw problem('review_photo_not_found')
}

/** @returns false when there is no such photo */
export async function removePhoto(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(reviewPhotos).where(eq(reviewPhotos.id, id)).returning({ of: reviewPhotos.reviewId })
  const ids = removed.flatMap(({ of }) => of ?? [])
  const changed = await tx.select({ id: reviews.productId }).from(reviews).where(inArray(reviews.id, ids))
  tx.onCommit.products(changed.map((one) => one.id))
  return removed.length > 0
}

/** Of reviews never sent, and of writers whose account a program of before has erased. */
export async function deleteLeftPhotos(db: Db, before: Date): Promise<void> {
  const erased = db.select({ id: reviews.id }).from(reviews).where(like(reviews.customerEmail, 'cancellato-%.invalid'))
  await db
    .delete(reviewPhotos)
    .where(
      or(
        and(isNull(reviewPhotos.reviewId), lt(reviewPhotos.createdAt, before)),
        inArray(reviewPhotos.reviewId, erased),
      ),
    )
}

export async function listPhotosOf(db: Db, reviewIds: readonly number[]) {
  const rows = await db
    .select()
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(reviewPhotos.reviewId, reviewPhotos.position)
  return rows.map(({ reviewId, createdAt, content }) => ({ reviewId, createdAt, webp: content.toString('base64') }))
}
