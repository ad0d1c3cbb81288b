import { readOverridePercent } from '#server/orders/extension-ports/override-percent.ts'
import { spendWithinLimit } from '#server/orders/spending/spend-limit.ts'
import { currentActor } from '#server/platform/database/actor.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { readShippingRules } from '#server/pricing/shipping/live-shipping.ts'
import type { SaleItem } from '#shared/contract/orders/sale-items.ts'
import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { listOrderableProducts, type OrderableProduct } from './orderable-product-repository.ts'
import { type Quote, quoteOrder } from './quote-order.ts'

/** With what the staff took off the list prices; beyond: more than the shop allows on a piece. */
type SaleQuote = Quote & { reducedCents: number; isBeyond: boolean }

/**
 * @throws Problem of quoteOrder; 400 with the fields of another price without a reason
 */
export async function quoteSale(
  tx: Tx,
  { shop }: { shop: Shop },
  items: readonly SaleItem[],
  { method, isInShop }: { method: DeliveryMethod; isInShop: boolean },
): Promise<SaleQuote> {
  const ids = items.map(({ productId }) => productId)
  const [listed, rules, overridePercent] = [
    await listOrderableProducts(tx, ids, 'it', shop),
    await readShippingRules(tx, shop),
    await readOverridePercent(tx),
  ]
  const priced = listed.map((product) => ({ ...pricedAs(product, items), ...(isInShop && { isActive: true }) }))
  const lines = items.map(({ productId, size = null, quantity }) => ({ productId, frameSize: size, quantity }))
  const to = { method, postalCode: shop.address.postalCode }
  const isPickUpOffered = isInShop || rules.isPickUpOffered
  const quote = quoteOrder({ lines, sizeField: 'size' }, priced, { ...to, rules: { ...rules, isPickUpOffered } })
  let reducedCents = 0
  let isBeyond = false
  for (const line of quote.lines) {
    const list = listPriceOf(listed, line)
    const lessCents = Math.max(0, list - line.unitCents)
    reducedCents += lessCents * line.quantity
    if (lessCents * 100 > list * overridePercent) isBeyond = true
  }
  return { ...quote, reducedCents, isBeyond }
}

export function listPriceOf(
  listed: readonly OrderableProduct[],
  { productId, size }: { productId: number; size: string },
) {
  const product = listed.find(({ id }) => id === productId)
  return product?.sizes.find((one) => one.size === size)?.priceCents ?? product?.priceCents ?? 0
}

/** The product at the prices of the items; what cannot be sold from afar can be in the shop. */
function pricedAs(product: OrderableProduct, items: readonly SaleItem[]): OrderableProduct {
  const own = new Map<string, number>()
  for (const [i, { productId, size, price, reason }] of items.entries()) {
    if (productId !== product.id) continue
    const name = size ?? (product.sizes.length === 1 ? product.sizes[0]?.size : '') ?? ''
    const list = listPriceOf([product], { productId, size: name })
    const cents = price ?? list
    if (cents !== list && !reason) throw invalidInput({ [`items.${i}.reason`]: 'field_override_reason' })
    if ((own.get(name) ?? cents) !== cents) throw invalidInput({ [`items.${i}.price`]: 'field_two_prices' })
    own.set(name, cents)
  }
  return {
    ...product,
    ...{ isCallOnly: false, priceCents: own.get('') ?? product.priceCents },
    sizes: product.sizes.map((one) => ({ ...one, priceCents: own.get(one.size) ?? one.priceCents })),
  }
}

/** @throws Problem 403 role_missing beyond the shop's own limit, or the person's */
export async function countReductions(
  tx: Tx,
  { reducedCents, isBeyond }: Pick<SaleQuote, 'reducedCents' | 'isBeyond'>,
  at: Date,
  orderId?: string,
): Promise<void> {
  const actor = currentActor()
  if (isBeyond && actor?.kind === 'staff' && actor.role !== 'owner') throw problem('role_missing')
  await spendWithinLimit(tx, { kind: 'price_override', cents: reducedCents, ...(orderId && { orderId }) }, at)
}
