import { createHash } from 'node:crypto'
import type { Db } from '#server/platform/database/database.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { listOpenItems } from '#server/pricing/reductions/reduction-item-repository.ts'
import { listGoods, type ReducedProduct } from '#server/pricing/reductions/reduction-repository.ts'
import { type ReductionTargets, targetsOf } from '#server/pricing/reductions/reduction-targets.ts'
import type { PriceChangeBody } from '#shared/contract/pricing/admin-price-changes.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import {
  isPercent,
  judgePrice,
  type PriceChange,
  type PriceChangeRefusal,
} from '#shared/domain/pricing/price-change.ts'

export type PricePlan = PriceChange & ReductionTargets

const mostDown = 90

/** The form as a plan. @throws Problem 400 by field */
export function planOf(body: PriceChangeBody): PricePlan {
  const { kind, rounding, percent, amount } = body
  const isOfPercent = isPercent(kind)
  if (isOfPercent && (percent == null || (kind === 'percent_down' && percent > mostDown)))
    throw invalidInput({ percent: 'field_price_percent' })
  if (!isOfPercent && (amount == null || amount <= 0 || amount > maxPriceCents))
    throw invalidInput({ amount: 'field_reduction_amount' })
  return {
    ...targetsOf(body),
    kind,
    rounding,
    value: isOfPercent ? Math.round((percent ?? 0) * 10) : (amount ?? 0),
  }
}

interface JudgedPrice {
  article: ReducedProduct
  afterCents: number
  refusal: PriceChangeRefusal | undefined
}

/**
 * The new price of each product on sale. A product in a running reduction keeps its price: its regular one returns at
 * the end.
 * @param prices the locked prices, in the transaction that writes them
 */
export async function judgePrices(db: Db, plan: PricePlan, items?: readonly ReducedProduct[]): Promise<JudgedPrice[]> {
  const products = items ?? (await listGoods(db, plan))
  const open = await listOpenItems(
    db,
    products.map(({ id }) => id),
  )
  const reduced = new Set(open.map(({ item }) => item.productId))
  return products.map((article) => ({ article, ...judgePrice(article.priceCents, reduced.has(article.id), plan) }))
}

/** Identifies exactly these prices: a confirmation covers what was shown. */
export function stampOf(judged: readonly JudgedPrice[]): string {
  const prices = judged.map(({ article, afterCents, refusal }) => [
    article.id,
    article.priceCents,
    refusal ?? afterCents,
  ])
  return createHash('sha256').update(JSON.stringify(prices)).digest('base64url')
}
