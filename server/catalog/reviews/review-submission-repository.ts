import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { products, reviews } from '#server/platform/database/schema/catalog-tables.ts'
import { orderItems, orders } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { hashOrderAccessKey } from '#server/platform/order-keys/order-access-keys.ts'
import type { Fit } from '#shared/domain/platform/goods/review-fit.ts'
import type { Language } from '#shared/domain/platform/language.ts'

interface NewReviewRow {
  productId: number
  customerId: string | null
  customerName: string
  customerEmail: string
  rating: number
  title: string
  comment: string
  isVerified: boolean
  language: Language
  fit: Fit | null
  heightFromCm: number | null
  createdAt: Date
}

/** @returns undefined when the e-mail, in any case, has reviewed the product already */
export async function insertReview(db: Db, review: NewReviewRow) {
  const [row] = await db.insert(reviews).values(review).onConflictDoNothing().returning()
  return row
}

interface PurchaseClaim {
  productId: number
  email: string
  customerId: string | null
  isEmailProven: boolean
  orderKey: string | undefined
}

/**
 * Whether a paid order with the product supports a claim: an order of the customer's account, or one of this e-mail
 * when the address is proven or the order's own key is known.
 */
export async function hasPaidFor(db: Db, claim: PurchaseClaim): Promise<boolean> {
  const { productId, email, customerId, isEmailProven, orderKey } = claim
  const ofEmail = eq(sql`lower(${orders.customerEmail})`, sql`lower(${email})`)
  const proofs = [
    customerId === null ? undefined : eq(orders.customerId, customerId),
    isEmailProven ? ofEmail : undefined,
    orderKey
      ? and(ofEmail, sql`position(${hashOrderAccessKey(orderKey)} in ${orders.accessKeyHashes}) > 0`)
      : undefined,
  ].filter((proof) => proof !== undefined)
  if (proofs.length === 0) return false
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(
        or(...proofs),
        eq(orderItems.productId, productId),
        eq(orders.paymentStatus, 'paid'),
        ne(orders.orderStatus, 'cancelled'),
      ),
    )
    .limit(1)
  return found !== undefined
}

/** Data for a mail about a review; undefined when its author wants none or is deleted. */
export async function findReviewMailing(tx: Db, reviewId: number) {
  const [row] = await tx
    .select({
      id: reviews.id,
      customerName: reviews.customerName,
      customerEmail: reviews.customerEmail,
      title: reviews.title,
      answer: reviews.answer,
      answeredAt: reviews.answeredAt,
      language: reviews.language,
      productName: products.name,
      slug: products.slug,
      refuses: sql<boolean>`exists (select 1 from ${customers} c where not c.email_notifications
        and (c.id = ${reviews.customerId} or lower(c.email) = lower(${reviews.customerEmail})))`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.id, reviewId))
  if (!row || row.refuses || row.customerEmail.endsWith('.invalid')) return undefined
  return row
}
