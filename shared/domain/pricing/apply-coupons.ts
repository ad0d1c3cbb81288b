import { spread } from '#shared/domain/platform/goods/vat.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import {
  type CouponKind,
  type CouponRefusal,
  couponKinds,
  maxOffPercent,
} from '#shared/domain/platform/prices/campaign.ts'

/** The effect of a coupon, and its products. */
export interface CouponTerms {
  code: string
  kind: CouponKind
  /** Whole percent, or cents; 0 where the delivery is free. */
  value: number
  minimumCents: Cents
  isCombinable: boolean
  /** Null: for all. */
  productIds: readonly number[] | null
}

/** Its discount on items, and on delivery. */
export interface AppliedCoupon {
  code: string
  discountCents: Cents
  deliveryCents: Cents
}

export interface RefusedCoupon {
  code: string
  refusal: Extract<CouponRefusal, 'code_not_combinable' | 'code_no_goods' | 'code_minimum' | 'code_nothing_off'>
}

interface CouponEffect {
  /** In the order in which they were given. */
  applied: AppliedCoupon[]
  refused: RefusedCoupon[]
  /** Of each line, in their order. */
  lineDiscounts: Cents[]
}

interface Line {
  productId: number
  quantity: number
  unitCents: Cents
}

/**
 * The discounts of coupons on some lines. Order matters only where not all are combinable: then the
 * first stays. Percentages are of the price, amounts are spread by the remaining price, to the cent.
 * @param shippingCents delivery costs of these lines without coupons
 */
export function applyCoupons(
  lines: readonly Line[],
  codes: readonly CouponTerms[],
  shippingCents: Cents,
): CouponEffect {
  const refused: RefusedCoupon[] = []
  const accepted: CouponTerms[] = []
  for (const code of codes) {
    const refusal = refusalOf(code, accepted, lines)
    if (refusal) refused.push({ code: code.code, refusal })
    else accepted.push(code)
  }
  const lineDiscounts = lines.map(() => 0)
  let deliveryLeft = shippingCents
  const effects = new Map<string, AppliedCoupon>()
  for (const code of accepted.toSorted(inOrder)) {
    const deliveryCents = code.kind === 'delivery' ? deliveryLeft : 0
    deliveryLeft -= deliveryCents
    effects.set(code.code, { code: code.code, deliveryCents, discountCents: takeOff(code, lines, lineDiscounts) })
  }
  const applied: AppliedCoupon[] = []
  for (const { code } of accepted) {
    const effect = effects.get(code)
    if (effect && effect.discountCents + effect.deliveryCents > 0) applied.push(effect)
    else refused.push({ code, refusal: 'code_nothing_off' })
  }
  return { applied, refused, lineDiscounts }
}

function refusalOf(
  code: CouponTerms,
  accepted: readonly CouponTerms[],
  lines: readonly Line[],
): RefusedCoupon['refusal'] | undefined {
  const isAlone = accepted.length === 0
  if (!isAlone && ![code, ...accepted].every(({ isCombinable }) => isCombinable)) return 'code_not_combinable'
  const items = goodsOf(code, lines)
  if (items === 0) return 'code_no_goods'
  return items < code.minimumCents ? 'code_minimum' : undefined
}

const isFor = ({ productIds }: CouponTerms, { productId }: Line) =>
  productIds === null || productIds.includes(productId)

/** The price of the items that a coupon applies to. */
export function goodsOf(code: CouponTerms, lines: readonly Line[]): Cents {
  return lines.reduce((sum, line) => sum + (isFor(code, line) ? line.quantity * line.unitCents : 0), 0)
}

/** Percentages before amounts, then by name: the order of typing changes no cent. */
function inOrder(a: CouponTerms, b: CouponTerms): number {
  return couponKinds.indexOf(a.kind) - couponKinds.indexOf(b.kind) || (a.code < b.code ? -1 : 1)
}

/** Writes a code's part into the lines' discounts. @returns its sum */
function takeOff(code: CouponTerms, lines: readonly Line[], lineDiscounts: Cents[]): Cents {
  if (code.kind === 'delivery') return 0
  const left = lines.map((line, i) =>
    isFor(code, line) ? line.quantity * line.unitCents - (lineDiscounts[i] ?? 0) : 0,
  )
  const most = Math.floor((left.reduce((sum, cents) => sum + cents, 0) * maxOffPercent) / 100)
  const requested = code.kind === 'percent' ? Math.round((goodsOf(code, lines) * code.value) / 100) : code.value
  const cents = Math.min(requested, most)
  for (const [i, share] of spread(cents, left).entries()) lineDiscounts[i] = (lineDiscounts[i] ?? 0) + share
  return cents
}
