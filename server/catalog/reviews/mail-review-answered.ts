import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { mayMail } from '#server/messages/mail-choices/mail-choices.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { findReviewMailing } from './review-submission-repository.ts'

type MailingDeps = Pick<CatalogDeps, 'config' | 'database' | 'clock'>

/**
 * Mails the author about the shop's answer, once for each answer and only if the author accepts such mails. Call it in
 * the transaction that shows the answer.
 */
export async function mailReviewAnswered(deps: MailingDeps, tx: Tx, reviewId: number): Promise<void> {
  const found = await findReviewMailing(tx, reviewId)
  if (!found?.answer || !found.answeredAt) return
  if (!(await mayMail(deps, 'notifications', found.customerEmail, tx))) return
  const { customerName, productName, slug, title, answer, language } = found
  await enqueueMail(tx, {
    kind: 'review_answered',
    about: `${reviewId}/${found.answeredAt.toISOString()}`,
    to: found.customerEmail,
    language,
    data: { customerName, productName, slug, title, answer },
    at: deps.clock(),
  })
}
