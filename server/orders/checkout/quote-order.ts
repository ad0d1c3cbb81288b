import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput, type Problem, problem } from '#server/platform/problems/problem.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'
import {
  type ShippingRequest,
  type ShippingRules,
  shippingPolicyFor,
} from '#shared/domain/platform/delivery/shipping-rules.ts'
import { lineKey, maxLineQuantity } from '#shared/domain/platform/goods/cart.ts'
import { chooseSize } from '#shared/domain/platform/goods/sizes.ts'
import type { LineVatClass } from '#shared/domain/platform/goods/vat.ts'
import { type Cents, toDecimal } from '#shared/domain/platform/money.ts'
import type { AppliedCoupon, CouponTerms } from '#shared/domain/pricing/apply-coupons.ts'
import { type Totals, totalsOf } from '#shared/domain/pricing/totals.ts'
import type { OrderableProduct } from './orderable-product-repository.ts'
import { refuseNotSold, whyNotSold } from './refuse-not-sold.ts'

/** A requested line with the amounts shown to the customer. */
interface RequestedItem {
  productId: number
  quantity: number
  frameSize?: string | null | undefined
  unitCents?: Cents | null | undefined
  totalCents?: Cents | null | undefined
}

/** The requested items, and the totals shown to the customer; missing totals are not compared. */
interface CartRequest {
  lines: readonly RequestedItem[]
  seen?: { [Total in keyof Totals]?: Cents | null | undefined }
  /** What the caller's body calls the size of an item. */
  sizeField?: string
}

export function cartRequestOf({ items, order }: NewOrderBody): CartRequest {
  const { subtotal: subtotalCents, shipping: shippingCents, total: totalCents } = order
  const lines = items.map(({ price, total, ...line }) => ({ ...line, unitCents: price, totalCents: total }))
  return { lines, seen: { subtotalCents, shippingCents, totalCents } }
}

/** The delivery of this order, by current rules. */
export function shippingQuoteOf({ delivery, postalCode }: OrderCustomer, rules: ShippingRules): ShippingQuote {
  return { method: delivery ?? 'courier', postalCode, rules }
}

export interface QuotedItem {
  productId: number
  /** `''` for a product without sizes, as in product_sizes. */
  size: string
  quantity: number
  unitCents: Cents
  /** At its price; what codes take off it is beside it. */
  totalCents: Cents
  discountCents: Cents
  vatClass: LineVatClass
  name: string
  productCode: string
  imageName: string | null
  isUsed: boolean
  isElectric: boolean
  /** Current product data for delivery costs and times; not stored with orders or checkouts. */
  category: string
  shelf: string | null
  weightGrams: number | null
}

/** Method, address and current rules of a delivery. */
interface ShippingQuote extends ShippingRequest {
  rules: ShippingRules
  /** Promised before: the rules say only whether it is delivered there. */
  heldCents?: Cents | undefined
}

export interface Quote extends Totals {
  lines: QuotedItem[]
  codes: AppliedCoupon[]
}

/** Ten million euro: the largest order whose amounts fit the columns, whatever the lines. */
export const maxOrderCents: Cents = 1_000_000_000

/**
 * The cost of these lines by the server's current prices. Lines of the same product and size are merged.
 * Pass products read in the transaction that deducts the stock.
 * @throws Problem 409 product_unavailable, delivery_not_offered, 400 unknown_size or size_required, 400 invalid_input
 * (merged quantity above 99, order above 10,000,000 €), 409 code_not_combinable, code_no_goods, code_minimum,
 * code_nothing_off, 409 price_changed when an amount shown to the customer differs
 */
export function quoteOrder(
  { lines: requested, seen = {}, sizeField = 'frameSize' }: CartRequest,
  products: readonly OrderableProduct[],
  { rules, heldCents, ...wish }: ShippingQuote,
  terms: readonly CouponTerms[] = [],
): Quote {
  const byId = new Map(products.map((a) => [a.id, a]))
  refuseUnavailable(requested, byId)
  const lines: QuotedItem[] = []
  const problems: { code: 'unknown_size' | 'size_required'; index: number }[] = []
  let isAsSeen = true
  for (const [index, line] of requested.entries()) {
    const product = byId.get(line.productId)
    if (!product) continue
    const choice = chooseSize(product.sizes, line.frameSize)
    if ('problem' in choice) {
      problems.push({ code: choice.problem, index })
      continue
    }
    const own = product.sizes.find(({ size }) => size === choice.size)?.priceCents
    const unitCents = own ?? product.priceCents
    isAsSeen &&= isSame(line.unitCents, unitCents) && isSame(line.totalCents, unitCents * line.quantity)
    addQuoted(lines, product, { size: choice.size ?? '', unitCents }, line.quantity, index)
  }
  const first = problems[0]
  if (first) throw problem(first.code, { fields: sizeFields(problems, sizeField) })
  const policy = shippingPolicyFor(lines, wish, rules)
  if (!policy) throw problem('delivery_not_offered', { details: { delivery: wish.method } })
  const fee = heldCents === undefined ? policy : { flatFeeCents: heldCents, freeOverCents: null }
  const { refused, lineDiscounts, ...totals } = totalsOf(lines, fee, terms)
  const [useless] = refused
  if (useless) throw problem(useless.refusal, { details: { discountCode: useless.code } })
  for (const [i, line] of lines.entries()) line.discountCents = lineDiscounts[i] ?? 0
  const quote = { lines, ...totals }
  if (quote.totalCents > maxOrderCents) throw invalidInput({ items: 'field_order_value' })
  isAsSeen &&=
    isSame(seen.subtotalCents, quote.subtotalCents) &&
    isSame(seen.shippingCents, quote.shippingCents) &&
    isSame(seen.totalCents, quote.totalCents)
  if (!isAsSeen) throw priceChanged(quote)
  return quote
}

function isSame(seen: Cents | null | undefined, real: Cents): boolean {
  return seen === undefined || seen === null || seen === real
}

function refuseUnavailable(requested: readonly RequestedItem[], byId: ReadonlyMap<number, OrderableProduct>): void {
  refuseNotSold(
    requested.flatMap(({ productId, frameSize = null }) => {
      const product = byId.get(productId)
      const reason = whyNotSold(product)
      return reason ? [{ productId, frameSize, name: product?.name ?? null, reason }] : []
    }),
  )
}

function addQuoted(
  lines: QuotedItem[],
  product: OrderableProduct,
  { size, unitCents }: Pick<QuotedItem, 'size' | 'unitCents'>,
  quantity: number,
  index: number,
): void {
  const key = lineKey(product.id, size)
  const same = lines.find((l) => lineKey(l.productId, l.size) === key)
  const sum = quantity + (same?.quantity ?? 0)
  if (sum > maxLineQuantity) throw invalidInput({ [`items.${index}.quantity`]: 'field_quantity' })
  if (same) {
    same.quantity = sum
    same.totalCents = sum * same.unitCents
    return
  }
  lines.push({
    productId: product.id,
    size,
    quantity,
    unitCents,
    totalCents: unitCents * quantity,
    discountCents: 0,
    vatClass: product.vatClass,
    name: product.name,
    productCode: product.productCode,
    imageName: product.imageName,
    isUsed: product.category === 'bici-usate',
    isElectric: product.subcategory === 'elettrica',
    category: product.category,
    shelf: product.shelf,
    weightGrams: product.weightGrams,
  })
}

function sizeFields(
  problems: readonly { code: MessageKey; index: number }[],
  name: string,
): Record<string, MessageKey> {
  return Object.fromEntries(problems.map(({ code, index }) => [`items.${index}.${name}`, code]))
}

export function priceChanged(quote: Quote, giftCardCents: Cents = 0): Problem {
  return problem('price_changed', {
    details: {
      items: quote.lines.map((line) => ({
        productId: line.productId,
        frameSize: line.size || null,
        quantity: line.quantity,
        price: toDecimal(line.unitCents),
        total: toDecimal(line.totalCents),
        name: line.name,
      })),
      subtotal: toDecimal(quote.subtotalCents),
      shipping: toDecimal(quote.shippingCents),
      ...(quote.discountCents > 0 && { discount: toDecimal(quote.discountCents) }),
      total: toDecimal(quote.totalCents),
      ...(giftCardCents > 0 && {
        giftCard: toDecimal(giftCardCents),
        toPay: toDecimal(quote.totalCents - giftCardCents),
      }),
    },
  })
}
