import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { hashSecretOf } from '#server/platform/throttle/caller.ts'
import type { AdminReview } from '#shared/contract/catalog/admin-reviews.ts'
import { mailReviewAnswered } from './mail-review-answered.ts'
import { mailReviewPublished } from './mail-review-published.ts'
import { findAnyReview, removeReview, setAnswer, setApproval } from './review-moderation-repository.ts'

type ModerationDeps = Pick<CatalogDeps, 'config' | 'database' | 'clock' | 'log'>

/**
 * Shows or hides a review. The first time it is shown its author gets a mail, unless switched off.
 * @throws Problem 404 review_not_found
 */
export async function moderateReview(
  deps: ModerationDeps,
  id: number,
  { isApproved, reason }: { isApproved: boolean; reason: string | null },
): Promise<AdminReview> {
  const { database, log } = deps
  await hashSecretOf(deps)
  const review = await inTransaction(database, async (tx) => {
    const hiddenReason = isApproved ? null : reason
    if (!(await setApproval(tx, id, { isApproved, hiddenReason }))) throw problem('review_not_found')
    if (isApproved) {
      await mailReviewPublished(deps, tx, id)
      await mailReviewAnswered(deps, tx, id)
    }
    const changed = await findAnyReview(tx, id)
    if (!changed) throw new Error(`review ${id} vanished while it was changed`)
    return changed
  })
  log.info({ reviewId: id, isApproved, reason }, 'a review was moderated')
  return review
}

/**
 * Sets the shop's public answer to a review; an empty one removes it. The author gets a mail for each new answer, at
 * once or when the review is shown.
 * @throws Problem 404 review_not_found
 */
export async function answerReview(deps: ModerationDeps, id: number, text: string): Promise<AdminReview> {
  const { database, clock, log } = deps
  await hashSecretOf(deps)
  const review = await inTransaction(database, async (tx) => {
    await setAnswer(tx, id, text || null, clock())
    const answered = await findAnyReview(tx, id)
    if (!answered) throw problem('review_not_found')
    if (answered.isApproved) await mailReviewAnswered(deps, tx, id)
    return answered
  })
  log.info({ reviewId: id, isAnswered: review.answer !== null }, 'a review was answered')
  return review
}

/** Deletes a review for good. @throws Problem 404 review_not_found */
export async function deleteReview({ database, log }: ModerationDeps, id: number): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (!(await removeReview(tx, id))) throw problem('review_not_found')
  })
  log.info({ reviewId: id }, 'a review was deleted')
}
