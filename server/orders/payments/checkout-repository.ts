import { asc, eq } from 'drizzle-orm'
import type { Quote, QuotedItem } from '#server/orders/checkout/quote-order.ts'
import type { HeldFields } from '#server/orders/extension-ports/order-fields.ts'
import { type CardPart, insertHolds, listHolds } from '#server/orders/gift-cards/gift-card-repository.ts'
import { sumOfParts } from '#server/orders/gift-cards/spend-gift-cards.ts'
import type { Db } from '#server/platform/database/database.ts'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import { checkoutLines, checkouts } from '#server/platform/database/schema/payment-tables.ts'
import { couponsText, insertCouponUses, listCouponUses } from '#server/pricing/coupons/coupon-use-repository.ts'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'
import type { Language } from '#shared/domain/platform/language.ts'

export interface Checkout {
  id: string
  customerId: string | null
  language: Language
  /** With what extensions store with the order. */
  customer: OrderCustomer & { fields?: HeldFields | undefined }
  quote: Quote
  /** Amounts held of gift cards while it is open. */
  giftCards: CardPart[]
  status: (typeof checkouts.$inferSelect)['status']
  isHeld: boolean
  expiresAt: Date
  createdAt: Date
  /** Keyed hash of the network; null where nothing is counted, or after a day. */
  placedFrom: string | null
  browser: string | null
  typedHash: string | null
}

type NewCheckout = Omit<Checkout, 'status' | 'isHeld'>

/** Stores a checkout whose stock the caller has reserved in the same transaction. */
export async function insertCheckout(tx: Db, { quote, giftCards, customer, ...checkout }: NewCheckout): Promise<void> {
  const { lines: _lines, codes, ...totals } = quote
  const giftCardCents = sumOfParts(giftCards)
  await tx.insert(checkouts).values({ ...checkout, ...totals, giftCardCents, customer, codes: couponsText(codes) })
  await insertHolds(tx, checkout.id, giftCards)
  await insertCouponUses(tx, { checkoutId: checkout.id }, codes)
  await tx
    .insert(checkoutLines)
    .values(
      quote.lines.map(({ totalCents: _sum, ...line }, i) => ({ ...line, checkoutId: checkout.id, lineNo: i + 1 })),
    )
}

export async function readCheckout(db: Db, id: string): Promise<Checkout> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  if (!row) throw new Error(`checkout ${id} vanished`)
  const { category, shelf, weightGrams } = products
  const stored = await db
    .select({ line: checkoutLines, kind: { category, shelf, weightGrams } })
    .from(checkoutLines)
    .innerJoin(products, eq(products.id, checkoutLines.productId))
    .where(eq(checkoutLines.checkoutId, id))
    .orderBy(asc(checkoutLines.lineNo))
  const lines = stored.map(
    ({ line: { checkoutId: _id, lineNo: _no, state: _state, ...line }, kind }): QuotedItem => ({
      ...line,
      ...kind,
      totalCents: line.quantity * line.unitCents,
    }),
  )
  const { subtotalCents, shippingCents, discountCents, totalCents } = row
  const codes = row.codes ? await listCouponUses(db, { checkoutId: id }) : []
  return {
    id,
    customerId: row.customerId,
    language: row.language,
    customer: row.customer,
    quote: { lines, codes, subtotalCents, shippingCents, discountCents, totalCents },
    giftCards: row.giftCardCents > 0 ? await listHolds(db, id) : [],
    status: row.status,
    isHeld: stored.every(({ line }) => line.state === 'held'),
    expiresAt: row.expiresAt,
    createdAt: row.createdAt,
    placedFrom: row.placedFrom,
    browser: row.browser,
    typedHash: row.typedHash,
  }
}

/**
 * The states of lines and checkout change together: open reserves stock, completed has sold it, all others released it.
 */
export async function setCheckoutStatus(tx: Db, id: string, status: Checkout['status']): Promise<void> {
  const state = status === 'open' ? 'held' : status === 'completed' ? 'claimed' : 'released'
  await tx.update(checkouts).set({ status }).where(eq(checkouts.id, id))
  await tx.update(checkoutLines).set({ state }).where(eq(checkoutLines.checkoutId, id))
}

export async function setCheckoutExpiry(tx: Db, id: string, expiresAt: Date): Promise<void> {
  await tx.update(checkouts).set({ expiresAt }).where(eq(checkouts.id, id))
}
