import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { RatingStats, Review, ReviewAnswer, ShopReviews } from '#shared/contract/catalog/reviews.ts'
import type { Fit } from '#shared/domain/platform/goods/review-fit.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { textLanguage } from '#shared/domain/platform/text-language.ts'

const { products, reviews, reviewPhotos, reviewVotes } = tables

const approvedOf = (productId: number) => and(eq(reviews.productId, productId), eq(reviews.isApproved, true))

const { id, customerName, rating, title, comment, language, isVerified, answer, answeredAt, createdAt } = reviews
const shown = { id, customerName, rating, title, comment, language, isVerified, answer, answeredAt, createdAt }

/** Of one product's reviews; those of the home page go without. */
export const extras = {
  fit: reviews.fit,
  heightFromCm: reviews.heightFromCm,
  photoIds: sql<string[]>`array(select p.id::text from ${reviewPhotos} p
    where p.review_id = ${reviews}.id order by p.position)`,
}
const helpful = sql<number>`(select count(*)::int from ${reviewVotes} v where v.review_id = ${reviews}.id)`

interface ReviewRow {
  title: string
  comment: string
  /** Of the page on which it was written. */
  language: Language
  answer: string | null
  answeredAt: Date | null
  createdAt: Date
}

interface ExtrasRow {
  fit: Fit | null
  heightFromCm: number | null
  photoIds: string[]
}

function reviewView<R extends ReviewRow>({ answer, answeredAt, createdAt, language: ofPage, ...row }: R) {
  const language = textLanguage(`${row.title}. ${row.comment}`) ?? ofPage
  return {
    ...row,
    ...(language !== 'it' && { language }),
    answer: answerView({ answer, answeredAt }),
    createdAt: createdAt.toISOString(),
  }
}

/** Approved reviews, newest first, without the writer's e-mail. */
export async function listApprovedReviews(db: Db, productId: number): Promise<Review[]> {
  const rows = await db
    .select({ ...shown, ...extras, helpful })
    .from(reviews)
    .where(approvedOf(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
  return rows.map(({ fit, heightFromCm, photoIds, helpful: votes, ...row }) => ({
    ...reviewView(row),
    ...extrasView({ fit, heightFromCm, photoIds }),
    ...(votes > 0 && { helpful: votes }),
  }))
}

/** Without what there is none of. */
export const extrasView = ({ fit, heightFromCm, photoIds }: ExtrasRow) => ({
  ...(fit && { fit }),
  ...(heightFromCm !== null && { heightFromCm }),
  ...(photoIds.length > 0 && { photoIds }),
})

export function answerView(row: { answer: string | null; answeredAt: Date | null }): ReviewAnswer | null {
  return row.answer === null || row.answeredAt === null ? null : { text: row.answer, at: row.answeredAt.toISOString() }
}

const onSale = and(eq(products.isActive, true), isNull(products.deletedAt))

export async function listLatestReviews(db: Db, limit: number): Promise<ShopReviews['reviews']> {
  const product = { slug: products.slug, name: products.name }
  const rows = await db
    .select({ ...shown, product })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(eq(reviews.isApproved, true), onSale))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
  return rows.map(reviewView)
}

/** The rating of the shop, with how often each number of stars was given, five first. */
export async function shopRating(db: Db): Promise<Omit<ShopReviews, 'reviews'>> {
  const isShown = eq(reviews.isApproved, true)
  const stats = await statsWhere(db, isShown)
  const given = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(isShown)
    .groupBy(reviews.rating)
  return { ...stats, counts: [5, 4, 3, 2, 1].map((stars) => given.find(({ rating }) => rating === stars)?.count ?? 0) }
}

/** Average of the approved reviews with one decimal, and their number; 0 and 0 when there are none. */
export const ratingStatsOf = (db: Db, productId: number): Promise<RatingStats> => statsWhere(db, approvedOf(productId))

async function statsWhere(db: Db, where: SQL | undefined): Promise<RatingStats> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
    })
    .from(reviews)
    .where(where)
  const { count, sum } = row ?? { count: 0, sum: 0 }
  return { averageRating: count === 0 ? 0 : Math.round((sum * 10) / count) / 10, totalReviews: count }
}
