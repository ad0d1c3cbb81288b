import { createHash } from 'node:crypto'
import { listIdsOfCodes } from '#server/catalog/products/product-code-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { itemKey, listOpenItems } from '#server/pricing/reductions/reduction-item-repository.ts'
import {
  listArticles,
  listGoods,
  priceKey,
  type ReducedProduct,
} from '#server/pricing/reductions/reduction-repository.ts'
import { type ReductionTargets, targetsOf } from '#server/pricing/reductions/reduction-targets.ts'
import type { PriceChangeBody } from '#shared/contract/pricing/admin-price-changes.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import {
  isPercent,
  judgePrice,
  type PriceChange,
  type PriceChangeRefusal,
} from '#shared/domain/platform/prices/price-change.ts'

export interface PricePlan extends PriceChange, ReductionTargets {
  /** The written prices, by the key of the code. */
  written: ReadonlyMap<string, number>
}

const mostDown = 90

/** The form as a plan. @throws Problem 400 by field */
export function planOf(body: PriceChangeBody): PricePlan {
  const { kind, rounding, percent, amount } = body
  if (kind === 'written') {
    const written = new Map(body.prices?.map(({ code, price }) => [codeKey(code), price]))
    if (written.size === 0) throw invalidInput({ prices: 'field_nothing_chosen' })
    return { ...targetsOf({ target: 'products' }), kind, rounding: 'cent', value: 0, written }
  }
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
    written: new Map(),
  }
}

/** The products that a plan is about; switched off ones only where their price is written. */
export async function listPlanned(db: Db, plan: PricePlan): Promise<ReducedProduct[]> {
  if (plan.kind !== 'written') return listGoods(db, plan)
  const found = await listArticles(db, [...(await listIdsOfCodes(db, [...plan.written.keys()])).values()])
  return found.filter(({ size }) => size === '')
}

interface JudgedPrice {
  article: ReducedProduct
  afterCents: number
  refusal: PriceChangeRefusal | undefined
  isOdd: boolean
}

/**
 * The new price of each product on sale. A product in a running reduction keeps its price: its regular one returns at
 * the end.
 * @param prices the locked prices, in the transaction that writes them
 */
export async function judgePrices(db: Db, plan: PricePlan, items?: readonly ReducedProduct[]): Promise<JudgedPrice[]> {
  const products = items ?? (await listPlanned(db, plan))
  const open = await listOpenItems(
    db,
    products.map(({ id }) => id),
  )
  const reduced = new Set(open.map(({ item }) => itemKey(item)))
  return products.map((article) => {
    const value = plan.written.get(codeKey(article.productCode)) ?? plan.value
    return { article, ...judgePrice(article.priceCents, reduced.has(priceKey(article)), { ...plan, value }) }
  })
}

/** Identifies exactly these prices: a confirmation covers what was shown. */
export function stampOf(judged: readonly JudgedPrice[]): string {
  const prices = judged.map(({ article, afterCents, refusal }) => [
    article.id,
    article.size,
    article.priceCents,
    refusal ?? afterCents,
  ])
  return createHash('sha256').update(JSON.stringify(prices)).digest('base64url')
}
