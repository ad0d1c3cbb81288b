import type { Db } from '#server/platform/database/database.ts'
import type { EarnedCode } from '#shared/domain/orders/earned-codes.ts'
import { findCodes, listProductsOf } from './code-repository.ts'
import { listCodeUses } from './code-use-repository.ts'

interface Order {
  id: string
  codes: string | null
}

/** The coupons of an order with their conditions, by the current campaign. */
export async function readEarnedCodes(
  db: Db,
  order: Order,
  lines: readonly { lineNo: number; productId: number }[],
): Promise<EarnedCode[]> {
  if (!order.codes) return []
  const uses = await listCodeUses(db, { orderId: order.id })
  const known = await findCodes(
    db,
    uses.map(({ code }) => code),
  )
  const productIds = lines.map(({ productId }) => productId)
  const earned: EarnedCode[] = []
  for (const use of uses) {
    const campaign = known.get(use.code)?.campaign
    const chosen = campaign ? await listProductsOf(db, campaign, productIds) : null
    const own = lines.filter(({ productId }) => chosen === null || chosen.includes(productId))
    earned.push({ ...use, minimumCents: campaign?.minimumCents ?? 0, lines: own.map(({ lineNo }) => lineNo) })
  }
  return earned
}
