import { and, desc, eq, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/db/database.ts'
import type { RatingStats, Review } from '#shared/contract/reviews.ts'

const { reviews } = tables

const approvedOf = (productId: number) => and(eq(reviews.productId, productId), eq(reviews.isApproved, true))

/** Approved reviews, newest first, without the writer's e-mail. */
export async function listApprovedReviews(db: Db, productId: number): Promise<Review[]> {
  const { id, customerName, rating, title, comment, isVerified, createdAt } = reviews
  const rows = await db
    .select({ id, customerName, rating, title, comment, isVerified, createdAt })
    .from(reviews)
    .where(approvedOf(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Average of the approved reviews with one decimal, and their number; 0 and 0 when there are none. */
export async function ratingStatsOf(db: Db, productId: number): Promise<RatingStats> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
    })
    .from(reviews)
    .where(approvedOf(productId))
  const { count, sum } = row ?? { count: 0, sum: 0 }
  return { averageRating: count === 0 ? 0 : Math.round((sum * 10) / count) / 10, totalReviews: count }
}
