import type { Db } from '#server/platform/database/database.ts'
import { type EarnedCoupon, goodsOf } from '#shared/domain/pricing/earned-coupons.ts'
import { findCoupons, listProductsOf } from './coupon-repository.ts'
import { listCouponUses } from './coupon-use-repository.ts'

interface Order {
  id: string
  codes: string | null
}

/** The coupons of an order with their conditions, by the current campaign. @param lines as bought, refunded units too */
export async function readEarnedCoupons(
  db: Db,
  order: Order,
  bought: readonly { lineNo: number; productId: number; quantity: number; unitCents: number }[],
): Promise<EarnedCoupon[]> {
  if (!order.codes) return []
  const uses = await listCouponUses(db, { orderId: order.id })
  const known = await findCoupons(
    db,
    uses.map(({ code }) => code),
  )
  const lines = bought.map((line) => ({ ...line, line: line.lineNo }))
  const productIds = lines.map(({ productId }) => productId)
  const earned: EarnedCoupon[] = []
  for (const use of uses) {
    const campaign = known.get(use.code)?.campaign
    const chosen = campaign ? await listProductsOf(db, campaign, productIds) : null
    const own = lines.filter(({ productId }) => chosen === null || chosen.includes(productId)).map(({ line }) => line)
    const minimumCents = campaign?.minimumCents ?? 0
    earned.push({ ...use, minimumCents, lines: own, isReached: goodsOf({ lines: own }, lines) >= minimumCents })
  }
  return earned
}
