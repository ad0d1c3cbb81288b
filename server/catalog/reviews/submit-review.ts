import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { SessionCustomer } from '#server/platform/sessions/session-repository.ts'
import type { Fit } from '#shared/domain/platform/goods/review-fit.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { claimPhotos } from './review-photo-repository.ts'
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
  fit: Fit | null
  heightFromCm: number | null
  photoIds: readonly string[]
}

/**
 * Stores a review that the shop has yet to approve. Whether the purchase is verified is decided here and never taken
 * from the request (rule 452).
 * @throws 409 already_reviewed; 404 review_photo_not_found
 */
export async function submitReview(
  { database, clock }: Pick<CatalogDeps, 'database' | 'clock'>,
  submission: Submission,
) {
  const { customer, reviewKey, photoIds, ...review } = submission
  const { customerEmail, productId } = review
  const author = customer?.email.toLowerCase() === customerEmail.toLowerCase() ? customer : undefined
  const isVerified = await hasPaidFor(database.db, {
    productId,
    email: customerEmail,
    customerId: author?.id ?? null,
    isEmailProven: Boolean(author?.emailVerifiedAt),
    orderKey: reviewKey,
  })
  return inTransaction(database, async (tx) => {
    const stored = await insertReview(tx, {
      ...review,
      customerId: customer?.id ?? null,
      isVerified,
      createdAt: clock(),
    })
    if (!stored) throw problem('already_reviewed')
    await claimPhotos(tx, stored.id, photoIds)
    return stored
  })
}
