import type { Deps } from '#server/deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { SessionCustomer } from '#server/platform/sessions/session-repository.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { hasPaidFor, insertReview } from './review-submission-repository.ts'

interface Submission {
  productId: number
  customerName: string
  customerEmail: string
  rating: number
  title: string
  comment: string
  reviewKey?: string | undefined
  customer: SessionCustomer | undefined
  language: Language
}

/**
 * Stores a review that the shop has yet to approve. Whether the purchase is verified is decided here and never taken
 * from the request (rule 452).
 * @throws 409 already_reviewed
 */
export async function submitReview({ database, clock }: Pick<Deps, 'database' | 'clock'>, submission: Submission) {
  const { customer, reviewKey, productId, customerName, customerEmail, rating, title, comment, language } = submission
  const author = customer?.email.toLowerCase() === customerEmail.toLowerCase() ? customer : undefined
  const isVerified = await hasPaidFor(database.db, {
    productId,
    email: customerEmail,
    customerId: author?.id ?? null,
    isEmailProven: Boolean(author?.emailVerifiedAt),
    orderKey: reviewKey,
  })
  const review = await insertReview(database.db, {
    productId,
    customerId: customer?.id ?? null,
    customerName,
    customerEmail,
    rating,
    title,
    comment,
    language,
    isVerified,
    createdAt: clock(),
  })
  if (!review) throw problem('already_reviewed')
  return review
}
