import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { StockItem } from '#server/catalog/products/sellable-stock-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { checkoutLines, checkouts, payments } from '#server/platform/database/schema/payment-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import type { Buyer } from './buyer.ts'

/** The subject of an attempt to buy. */
export interface Wanted {
  productIds: readonly number[]
  usesCodes: boolean
  usesGiftCards: boolean
}

interface OpenAttempt {
  paymentId: string
  checkoutId: string
}

/**
 * Of this account, of its proven address, or of this browser. With `typedBefore` also attempts with the same input from
 * the same network that were answered by then: concurrent ones may belong to different buyers.
 */
function isOf({ customerId, browser, typedHash }: Buyer, typedBefore: Date | undefined): SQL {
  const provenEmail = sql`(select lower(a.email) from ${customers} a
    where a.id = ${customerId}::uuid and a.email_verified_at is not null)`
  return sql`(c.customer_id = ${customerId}::uuid or lower(c.customer ->> 'customerEmail') = ${provenEmail}
    or c.browser = ${browser}::text
    or c.typed_hash = ${typedHash}::text and p.provider_order_id is not null
      and p.updated_at < ${typedBefore?.toISOString() ?? null}::timestamptz)`
}

function touches({ productIds, usesCodes, usesGiftCards }: Wanted): SQL {
  return sql`(c.codes is not null and ${usesCodes}::boolean or c.gift_card_cents > 0 and ${usesGiftCards}::boolean
    or exists (select 1 from ${checkoutLines} l where l.checkout_id = c.id
      and l.product_id = any(${`{${productIds.join(',')}}`}::int[])))`
}

/** The provider was not asked to capture. */
const isOpen = sql`c.status = 'open' and p.state = 'created'`

const open = sql`from ${checkouts} c join ${payments} p on p.checkout_id = c.id where ${isOpen} and`

/** Payments that the buyer has begun and not approved for us to capture, locked; one that is being captured is not among them. */
export async function lockOpenAttempts(
  tx: Db,
  buyer: Buyer,
  requested: Wanted,
  typedBefore: Date | undefined,
): Promise<OpenAttempt[]> {
  const result = await tx.execute(sql`select p.id as "paymentId", c.id as "checkoutId"
    ${open} ${isOf(buyer, typedBefore)} and ${touches(requested)} order by p.id for update of p`)
  return rawRows<OpenAttempt>(result)
}

export async function hasTypedAttempt(db: Db, buyer: Buyer, requested: Wanted, before: Date): Promise<boolean> {
  const result = await db.execute(sql`select 1 ${open} ${isOf(buyer, before)} and ${touches(requested)} limit 1`)
  return rawRows(result).length > 0
}

export async function listOwnCheckoutIds(db: Db, buyer: Buyer): Promise<string[]> {
  if (!buyer.customerId && !buyer.browser) return []
  const result = await db.execute(sql`select c.id ${open} ${isOf(buyer, undefined)}`)
  return rawRows<{ id: string }>(result).map(({ id }) => id)
}

/** Reservations of the buyer's open payments, by product and size. */
export async function listReserved(db: Db, buyer: Buyer): Promise<StockItem[]> {
  const ids = await listOwnCheckoutIds(db, buyer)
  if (ids.length === 0) return []
  return db
    .select({
      productId: checkoutLines.productId,
      size: checkoutLines.size,
      quantity: sql<number>`sum(${checkoutLines.quantity})::int`,
    })
    .from(checkoutLines)
    .where(inArray(checkoutLines.checkoutId, ids))
    .groupBy(checkoutLines.productId, checkoutLines.size)
}

/** @returns the lines whose stock the caller gives back in the same transaction */
export async function closeAttempt(tx: Db, { paymentId, checkoutId }: OpenAttempt, at: Date): Promise<StockItem[]> {
  await tx
    .update(payments)
    .set({ state: 'expired', nextCheckAt: null, updatedAt: at })
    .where(eq(payments.id, paymentId))
  await tx.update(checkouts).set({ status: 'cancelled' }).where(eq(checkouts.id, checkoutId))
  return tx.update(checkoutLines).set({ state: 'released' }).where(eq(checkoutLines.checkoutId, checkoutId)).returning({
    productId: checkoutLines.productId,
    size: checkoutLines.size,
    quantity: checkoutLines.quantity,
  })
}
