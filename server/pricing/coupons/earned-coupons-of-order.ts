import type { Db } from '#server/platform/database/database.ts'
import type { EarnedCoupon } from '#shared/domain/pricing/earned-coupons.ts'
import { findCoupons, listProductsOf } from './coupon-repository.ts'
import { listCouponUses } from './coupon-use-repository.ts'

interface Order {
  id: string
  codes: string | null
}

/** The coupons of an order with their conditions, by the current campaign. */
export async function readEarnedCoupons(
  db: Db,
  order: Order,
  lines: readonly { lineNo: number; productId: number }[],
): Promise<EarnedCoupon[]> {
  if (!order.codes) return []
  const uses = await listCouponUses(db, { orderId: order.id })
  const known = await findCoupons(
    db,
    uses.map(({ code }) => code),
  )
  const productIds = lines.map(({ productId }) => productId)
  const earned: EarnedCoupon[] = []
  for (const use of uses) {
    const campaign = known.get(use.code)?.campaign
    const chosen = campaign ? await listProductsOf(db, campaign, productIds) : null
    const own = lines.filter(({ productId }) => chosen === null || chosen.includes(productId))
    earned.push({ ...use, minimumCents: campaign?.minimumCents ?? 0, lines: own.map(({ lineNo }) => lineNo) })
  }
  return earned
}
