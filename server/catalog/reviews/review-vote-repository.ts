import { and, eq, sql } from 'drizzle-orm'
import { reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { reviewVotes } from '#server/platform/database/schema/review-tables.ts'
import type { Tx } from '#server/platform/database/transaction.ts'

interface Vote {
  reviewId: number
  voter: string
  isHelpful: boolean
}

/** @returns how many find the review helpful; undefined when it is not shown */
export async function putVote(tx: Tx, { reviewId, voter, isHelpful }: Vote): Promise<number | undefined> {
  const [review] = await tx
    .select({ productId: reviews.productId })
    .from(reviews)
    .where(and(eq(reviews.id, reviewId), eq(reviews.isApproved, true)))
  if (!review) return undefined
  const isOwn = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.voter, voter))
  const changed = isHelpful
    ? await tx.insert(reviewVotes).values({ reviewId, voter }).onConflictDoNothing().returning({ of: sql`1` })
    : await tx.delete(reviewVotes).where(isOwn).returning({ of: sql`1` })
  if (changed.length > 0) tx.onCommit.products([review.productId])
  return tx.$count(reviewVotes, eq(reviewVotes.reviewId, reviewId))
}
