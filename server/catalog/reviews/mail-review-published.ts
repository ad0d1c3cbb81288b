import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { findReviewMailing } from './review-submission-repository.ts'

/**
 * Mails the author once when the review is published, if the author accepts such mails. Call it in the transaction that
 * approves the review.
 */
export async function mailReviewPublished(tx: Tx, reviewId: number, at: Date): Promise<void> {
  const found = await findReviewMailing(tx, reviewId)
  if (!found) return
  const { customerName, productName, slug, title, language } = found
  await enqueueMail(tx, {
    kind: 'review_published',
    about: String(reviewId),
    to: found.customerEmail,
    language,
    data: { customerName, productName, slug, title },
    at,
  })
}
