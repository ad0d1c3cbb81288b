import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { mayMail } from '#server/messages/mail-choices/mail-choices.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { findReviewMailing } from './review-submission-repository.ts'

type MailingDeps = Pick<CatalogDeps, 'config' | 'database' | 'clock'>

/**
 * Mails the author once when the review is published, if the author accepts such mails. Call it in the transaction that
 * approves the review.
 */
export async function mailReviewPublished(deps: MailingDeps, tx: Tx, reviewId: number): Promise<void> {
  const found = await findReviewMailing(tx, reviewId)
  if (!found || !(await mayMail(deps, 'notifications', found.customerEmail, tx))) return
  const { customerName, productName, slug, title, language } = found
  await enqueueMail(tx, {
    kind: 'review_published',
    about: String(reviewId),
    to: found.customerEmail,
    language,
    data: { customerName, productName, slug, title },
    at: deps.clock(),
  })
}
