import { and, asc, count, eq, inArray, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { isChosen } from '#server/pricing/reductions/reduction-targets.ts'
import { cleanCode } from '#shared/domain/platform/clean-text.ts'

const { campaigns, checkouts, codes, codeUses, orders, products } = tables

export type CampaignRow = typeof campaigns.$inferSelect

interface KnownCoupon {
  code: string
  campaign: CampaignRow
}

/** Serialises the users of these codes, so that uses are counted one after the other. */
export async function lockCoupons(tx: Db, requested: readonly string[]): Promise<void> {
  await tx.select({ code: codes.code }).from(codes).where(isOneOf(requested)).orderBy(asc(codes.code)).for('update')
}

/** By requested code; different hyphens match where no code is written exactly so. */
export async function findCoupons(db: Db, requested: readonly string[]): Promise<Map<string, KnownCoupon>> {
  const rows = await db
    .select({ code: codes.code, campaign: campaigns })
    .from(codes)
    .innerJoin(campaigns, eq(campaigns.id, codes.campaignId))
    .where(isOneOf(requested))
  const known = new Map<string, KnownCoupon>()
  for (const code of requested) {
    const row = rows.find((one) => one.code === code) ?? rows.find((one) => cleanCode(one.code) === cleanCode(code))
    if (row) known.set(code, row)
  }
  return known
}

const isOneOf = (requested: readonly string[]) =>
  inArray(sql`replace(${codes.code}, '-', '')`, requested.map(cleanCode))

/** A use counts while its order is not cancelled, or its checkout may become one. */
const counts = or(ne(orders.orderStatus, 'cancelled'), eq(checkouts.status, 'open'))

/** @param except checkouts that do not count: the buyer's own open ones, when the next attempt takes them over */
async function countUses(db: Db, which: SQL | undefined, except: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(codeUses)
    .innerJoin(codes, eq(codes.code, codeUses.code))
    .leftJoin(orders, eq(orders.id, codeUses.orderId))
    .leftJoin(checkouts, eq(checkouts.id, codeUses.checkoutId))
    .where(and(which, counts, or(isNull(codeUses.checkoutId), notInArray(codeUses.checkoutId, [...except]))))
  return row?.uses ?? 0
}

export const countUsesOfCoupon = (db: Db, code: string, except: readonly string[]) =>
  countUses(db, eq(codeUses.code, code), except)

/** The buyer of a coupon; a guest without an e-mail address yet has neither. */
export interface CouponBuyer {
  customerId: string | null
  email: string | null
}

/** The number of uses of a campaign's coupons by this buyer. */
export function countUsesOfBuyer(
  db: Db,
  campaignId: number,
  { customerId, email }: CouponBuyer,
  except: readonly string[],
): Promise<number> {
  const own = or(
    customerId ? or(eq(orders.customerId, customerId), eq(checkouts.customerId, customerId)) : undefined,
    email
      ? sql`lower(coalesce(${orders.customerEmail}, ${checkouts.customer} ->> 'customerEmail')) = ${email.toLowerCase()}`
      : undefined,
  )
  return own ? countUses(db, and(eq(codes.campaignId, campaignId), own), except) : Promise.resolve(0)
}

export async function hasOrdered(db: Db, { customerId, email }: CouponBuyer): Promise<boolean> {
  const own = or(
    customerId ? eq(orders.customerId, customerId) : undefined,
    email ? sql`lower(${orders.customerEmail}) = ${email.toLowerCase()}` : undefined,
  )
  if (!own) return false
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, ne(orders.orderStatus, 'cancelled')))
    .limit(1)
  return row !== undefined
}

/** Those of these products that a campaign covers; null: all. */
export async function listProductsOf(
  db: Db,
  { target, ...goods }: CampaignRow,
  productIds: readonly number[],
): Promise<number[] | null> {
  if (target === 'all') return null
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isChosen({ ...goods, target })))
    .orderBy(asc(products.id))
  return rows.map(({ id }) => id)
}
