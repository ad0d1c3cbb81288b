import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { products, reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { AdminReview, AdminReviewQuery } from '#shared/contract/catalog/admin-reviews.ts'
import { answerView, extras, extrasView } from './review-repository.ts'

export const reviewedProduct = {
  id: products.id,
  name: products.name,
  productCode: products.productCode,
  slug: sql<string | null>`case when ${products.isActive} and ${products.deletedAt} is null then ${products.slug} end`,
}

const columns = {
  id: reviews.id,
  customerName: reviews.customerName,
  customerEmail: reviews.customerEmail,
  rating: reviews.rating,
  title: reviews.title,
  comment: reviews.comment,
  isApproved: reviews.isApproved,
  isVerified: reviews.isVerified,
  hiddenReason: reviews.hiddenReason,
  answer: reviews.answer,
  answeredAt: reviews.answeredAt,
  createdAt: reviews.createdAt,
  ...extras,
  product: reviewedProduct,
}

export async function listAllReviews(
  db: Db,
  { status, q, limit, offset = 0 }: AdminReviewQuery,
): Promise<{ reviews: AdminReview[]; total: number }> {
  const where = and(
    status && eq(reviews.isApproved, status === 'approved'),
    q
      ? containsText(
          {
            texts: [
              reviews.customerName,
              reviews.customerEmail,
              reviews.title,
              reviews.comment,
              reviews.answer,
              products.name,
              products.productCode,
            ],
          },
          q,
        )
      : undefined,
  )
  const page = select(db, where).orderBy(desc(reviews.createdAt), desc(reviews.id)).offset(offset)
  const rows = await (limit === undefined ? page : page.limit(limit))
  const [counted] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(where)
  return { reviews: rows.map(view), total: counted?.total ?? 0 }
}

export async function countReviews(db: Db): Promise<{ all: number; pending: number; approved: number }> {
  const [row] = await db
    .select({ all: count(), approved: sql<number>`count(*) filter (where ${reviews.isApproved})::int` })
    .from(reviews)
  const { all = 0, approved = 0 } = row ?? {}
  return { all, approved, pending: all - approved }
}

/** When the oldest one came that waits. */
export async function oldestPendingReview(db: Db): Promise<Date | undefined> {
  const waiting = db.select({ at: reviews.createdAt }).from(reviews).where(eq(reviews.isApproved, false))
  return (await waiting.orderBy(reviews.createdAt).limit(1))[0]?.at
}

export async function findAnyReview(db: Db, id: number): Promise<AdminReview | undefined> {
  const [row] = await select(db, eq(reviews.id, id))
  return row && view(row)
}

export async function setApproval(
  tx: Tx,
  id: number,
  change: { isApproved: boolean; hiddenReason: string | null },
): Promise<boolean> {
  const changed = await tx.update(reviews).set(change).where(eq(reviews.id, id)).returning(reviewed)
  return announce(tx, changed)
}

/** Sets or removes the shop's answer. An unchanged text keeps its time. */
export async function setAnswer(tx: Tx, id: number, answer: string | null, at: Date): Promise<void> {
  const changed = await tx
    .update(reviews)
    .set({ answer, answeredAt: answer === null ? null : at })
    .where(and(eq(reviews.id, id), sql`${reviews.answer} is distinct from ${answer}`))
    .returning(reviewed)
  announce(tx, changed)
}

/** @returns false when there is no such review */
export async function removeReview(tx: Tx, id: number): Promise<boolean> {
  return announce(tx, await tx.delete(reviews).where(eq(reviews.id, id)).returning(reviewed))
}

const reviewed = { productId: reviews.productId }

/** @returns whether a review changed */
function announce(tx: Tx, changed: readonly { productId: number }[]): boolean {
  tx.onCommit.products(changed.map(({ productId }) => productId))
  return changed.length > 0
}

function select(db: Db, where: SQL | undefined) {
  return db.select(columns).from(reviews).innerJoin(products, eq(products.id, reviews.productId)).where(where)
}

type Row = Awaited<ReturnType<typeof select>>[number]

function view({ fit, heightFromCm, photoIds, answer, answeredAt, createdAt, ...row }: Row): AdminReview {
  return {
    ...row,
    ...extrasView({ fit, heightFromCm, photoIds }),
    answer: answerView({ answer, answeredAt }),
    createdAt: createdAt.toISOString(),
  }
}
