import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { spread } from '#shared/domain/platform/goods/vat.ts'
import type { AppliedCoupon } from '#shared/domain/pricing/apply-coupons.ts'

const { codeUses } = tables

/** The user of a coupon: an order, or a checkout that holds it until it becomes one. */
type User = { orderId: string } | { checkoutId: string }

/** As stored with orders: separated by spaces, null without any. */
export const couponsText = (codes: readonly { code: string }[]): string | null =>
  codes.map(({ code }) => code).join(' ') || null

export async function insertCouponUses(tx: Db, user: User, codes: readonly AppliedCoupon[]): Promise<void> {
  if (codes.length > 0) await tx.insert(codeUses).values(codes.map((code) => ({ ...code, ...user })))
}

export async function listCouponUses(db: Db, user: User): Promise<AppliedCoupon[]> {
  const { code, discountCents, deliveryCents } = codeUses
  return db
    .select({ code, discountCents, deliveryCents })
    .from(codeUses)
    .where('orderId' in user ? eq(codeUses.orderId, user.orderId) : eq(codeUses.checkoutId, user.checkoutId))
    .orderBy(asc(codeUses.id))
}

/** An unpaid order has other lines, and so another discount: each code keeps its part of it, and lost ones are free again. */
export async function rewriteCouponUses(
  tx: Db,
  orderId: string,
  discountCents: number,
  lost: readonly string[],
): Promise<void> {
  if (lost.length > 0)
    await tx.delete(codeUses).where(and(eq(codeUses.orderId, orderId), inArray(codeUses.code, [...lost])))
  const uses = await tx.select().from(codeUses).where(eq(codeUses.orderId, orderId)).orderBy(asc(codeUses.id))
  const parts = spread(
    discountCents,
    uses.map((use) => use.discountCents),
  )
  for (const [i, { id }] of uses.entries())
    await tx
      .update(codeUses)
      .set({ discountCents: parts[i] ?? 0 })
      .where(eq(codeUses.id, id))
}
