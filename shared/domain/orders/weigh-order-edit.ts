import { deliveryZoneOf } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { type ShippingPolicy, shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import type { ShippedLine } from '#shared/domain/platform/delivery/shipping-class.ts'
import {
  type DeliveryMethod,
  type ShippingRules,
  shippingPolicyFor,
} from '#shared/domain/platform/delivery/shipping-rules.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { type EarnedCoupon, lostCoupons, lostPart } from '#shared/domain/pricing/earned-coupons.ts'
import type { Totals } from '#shared/domain/pricing/totals.ts'
import { discountOfFirst, worthOfUnits } from '#shared/domain/pricing/worth-of-units.ts'

/** A line with its units without refund, at the agreed price. */
interface ChangeableLine extends ShippedLine {
  line: number
  quantity: number
  /** `''` for a product without sizes. */
  size: string
  unitCents: Cents
  /** Of the whole line: `boughtQuantity` units with `refundedQuantity` refunded ones. */
  discountCents: Cents
  boughtQuantity: number
  refundedQuantity: number
}

export interface ChangeableOrder {
  isPaid: boolean
  /** Delivered for nothing, with the order it was added to. */
  isAddition: boolean
  codes: readonly EarnedCoupon[]
  lines: readonly ChangeableLine[]
  subtotalCents: Cents
  shippingCents: Cents
  discountCents: Cents
  /** Retained from earlier refunds. */
  keptShippingCents: Cents
  keptCodeCents: Cents
  /** Requested with additions for what no refund covered, delivery or codes. */
  askedCents: Cents
  /** The delivery of all bought units by current rules, to where the order was paid for. */
  boughtShippingCents: Cents
}

/** The requested quantity and size of a line. */
export interface LineRequest {
  line: number
  quantity: number
  size: string
}

export interface ChangedLine extends ChangeableLine {
  wanted: Omit<LineRequest, 'line'>
}

/** Lost benefits of the rest: free delivery, and coupon discounts. Negative amounts are refunded. */
interface Kept {
  shippingCents: Cents
  codeCents: Cents
}

export interface ChangeEffect {
  lines: ChangedLine[]
  /** For an unpaid order: the new discount of each line, and the lost coupons. */
  discounts: ReadonlyMap<number, Cents>
  lostCodes: readonly string[]
  /** No unit left: that is a cancellation. */
  isNothingLeft: boolean
  changesQuantity: boolean
  /** Totals after the edit; those of a paid order stay unchanged. */
  totals: Totals
  /** It cannot go there, or not in this way. */
  isUndeliverable: boolean
  /** Of a paid order: the refund, the retained part of it, and the cost of an order of the added units. */
  refundCents: Cents
  kept: Kept
  /** The delivery that is kept and that the refund does not cover is in it. */
  additionCents: Cents
  additionShippingCents: Cents
}

/** The new destination. */
interface Destination {
  /** Another zone than before: the agreed delivery is void. */
  isOtherZone: boolean
  /** The policy for these items; undefined where they cannot be delivered. */
  policyFor(lines: readonly ShippedLine[]): ShippingPolicy | undefined
  policyBefore(lines: readonly ShippedLine[]): ShippingPolicy | undefined
}

/** @param before the postal code it was ordered to, @param after the one it goes to now */
export function destinationOf(
  { method, before, after }: { method: DeliveryMethod; before: string; after: string },
  rules: ShippingRules,
): Destination {
  const isOtherZone = deliveryZoneOf(before, rules.zones) !== deliveryZoneOf(after, rules.zones)
  const policyTo = (postalCode: string) => (lines: readonly ShippedLine[]) =>
    shippingPolicyFor(lines, { method, postalCode }, rules)
  return { isOtherZone, policyFor: policyTo(after), policyBefore: policyTo(before) }
}

/**
 * The effect of an edit. Lines left out stay. An unpaid order gets the total of a new order like it;
 * of a paid one removed units are refunded, less benefits the rest no longer earns, and added units become another
 * order. A coupon discount stays with its units while the items reach the coupon's minimum; added units have none.
 * A delivery method no longer offered stays at its price: only edits that are impossible themselves are refused.
 */
export function weighChange(
  order: ChangeableOrder,
  requests: readonly LineRequest[],
  destination: Destination,
): ChangeEffect {
  const after = order.lines.map((line) => {
    const request = requests.find((one) => one.line === line.line)
    return { ...line, wanted: { quantity: request?.quantity ?? line.quantity, size: request?.size ?? line.size } }
  })
  const lines = after.filter(
    ({ quantity, size, wanted }) => wanted.quantity !== quantity || (wanted.quantity > 0 && wanted.size !== size),
  )
  const stays = after.map((line) => ({ ...line, quantity: keptUnits(order, line) }))
  const sent = stays.filter(({ quantity }) => quantity > 0)
  const changesQuantity = lines.some(({ quantity, wanted }) => wanted.quantity !== quantity)
  const policy = destination.policyFor(sent)
  const isMadeImpossible =
    !policy && (destination.isOtherZone || (!order.isPaid && destination.policyFor(order.lines) !== undefined))
  const common = {
    lines,
    isNothingLeft: after.every(({ wanted }) => wanted.quantity === 0),
    changesQuantity,
    isUndeliverable: sent.length > 0 && isMadeImpossible,
  }
  if (order.isPaid) return { ...common, ...weighPaid(order, after, sent, destination) }
  const lost = lostCoupons(order.codes, stays)
  const discounts = new Map(
    after.map((line) => {
      const discountCents = discountAfter(line)
      return [line.line, discountCents - lostPart(discountCents, order.codes, lost)]
    }),
  )
  const isOtherDelivery = changesQuantity || destination.isOtherZone
  return {
    ...common,
    discounts,
    lostCodes: lost.map(({ code }) => code),
    totals: isOtherDelivery ? totalsAfter(order, after, discounts, lost, destination) : totalsBefore(order),
    ...nothingGoesBack,
  }
}

const nothingGoesBack = {
  refundCents: 0,
  kept: { shippingCents: 0, codeCents: 0 },
  additionCents: 0,
  additionShippingCents: 0,
}

/** The payment stays; benefits that the rest no longer earns reduce the refund, or are charged with an addition. */
function weighPaid(
  order: ChangeableOrder,
  after: readonly ChangedLine[],
  sent: readonly ChangedLine[],
  destination: Destination,
): Omit<ChangeEffect, 'lines' | 'isNothingLeft' | 'changesQuantity' | 'isUndeliverable'> {
  const worthCents = sumOf(after, lessWorth)
  const isLess = after.some(({ quantity, wanted }) => wanted.quantity < quantity)
  const isWeighed = sent.length > 0 && (isLess || destination.isOtherZone)
  const { keptShippingCents, keptCodeCents, askedCents } = order
  const lost = lostCoupons(order.codes, sent)
  const lostCents = lostPart(
    sent.reduce((sum, line) => sum + discountOfRest(line, line.quantity), 0),
    order.codes,
    lost,
  )
  const dueCents = isWeighed
    ? dearerBy(order, sent, lost, destination) + lostCents - keptShippingCents - keptCodeCents - askedCents
    : 0
  // Without pieces that leave there is no refund that could give something back.
  const chargedCents = Math.max(dueCents, isLess && !order.isAddition ? -keptShippingCents - keptCodeCents : 0)
  const keptCents = Math.min(chargedCents, worthCents)
  const codeCents = Math.max(-keptCodeCents, Math.min(keptCents, Math.max(0, lostCents - keptCodeCents)))
  const additionShippingCents = chargedCents - keptCents
  return {
    discounts: new Map(),
    lostCodes: [],
    totals: totalsBefore(order),
    refundCents: worthCents - keptCents,
    kept: { shippingCents: keptCents - codeCents, codeCents },
    additionCents: sumOf(after, moreWorth) + additionShippingCents,
    additionShippingCents,
  }
}

/**
 * The delivery of the rest by current rules over the agreed one. What new rules alone have made dearer is not due: the
 * same units would cost as much.
 */
function dearerBy(
  { isAddition, codes, lines, shippingCents: agreed, boughtShippingCents }: ChangeableOrder,
  sent: readonly ChangedLine[],
  lost: readonly EarnedCoupon[],
  { isOtherZone, policyFor, policyBefore }: Destination,
): Cents {
  const costOf = (some: readonly ChangeableLine[], policy: ShippingPolicy | undefined) =>
    policy ? shippingCents(goodsOf(some), policy) : 0
  const cost = costOf(sent, policyFor(sent))
  if (isAddition) return isOtherZone ? Math.max(0, cost - costOf(lines, policyBefore(lines)) - agreed) : 0
  const isFreeBefore = isDeliveredByCode(codes, [])
  if (isFreeBefore && isDeliveredByCode(codes, lost)) return 0
  return Math.max(0, cost - Math.max(isFreeBefore ? 0 : boughtShippingCents, agreed))
}

const goodsOf = (lines: readonly Pick<ChangeableLine, 'quantity' | 'unitCents'>[]) =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)

/** A code that is not lost pays for the delivery. */
const isDeliveredByCode = (codes: readonly EarnedCoupon[], lost: readonly EarnedCoupon[]) =>
  codes.some((code) => code.deliveryCents > 0 && !lost.includes(code))

const sumOf = (lines: readonly ChangedLine[], worth: (line: ChangedLine) => Cents) =>
  lines.reduce((sum, line) => sum + worth(line), 0)

/** The paid price of the removed units of a line. */
export function lessWorth({ quantity, wanted, boughtQuantity, ...line }: ChangedLine): Cents {
  return worthOfUnits({ ...line, quantity: boughtQuantity }, Math.max(0, quantity - wanted.quantity))
}

const moreWorth = ({ quantity, unitCents, wanted }: ChangedLine) => Math.max(0, wanted.quantity - quantity) * unitCents

/** For a line of an unpaid order: the discount of the remaining units. */
function discountAfter({ discountCents, boughtQuantity, quantity, wanted }: ChangedLine): Cents {
  return discountOfFirst({ discountCents, quantity: boughtQuantity }, Math.min(quantity, wanted.quantity))
}

/** For a line of a paid order: the discount of its last units, which remain. */
function discountOfRest(
  { discountCents, boughtQuantity }: Pick<ChangedLine, 'discountCents' | 'boughtQuantity'>,
  rest: number,
): Cents {
  return discountCents - discountOfFirst({ discountCents, quantity: boughtQuantity }, boughtQuantity - rest)
}

function totalsBefore({ subtotalCents, shippingCents, discountCents }: ChangeableOrder): Totals {
  return { subtotalCents, shippingCents, discountCents, totalCents: subtotalCents + shippingCents - discountCents }
}

function totalsAfter(
  order: ChangeableOrder,
  after: readonly ChangedLine[],
  discounts: ReadonlyMap<number, Cents>,
  lost: readonly EarnedCoupon[],
  destination: Destination,
): Totals {
  const { isAddition, codes, shippingCents: agreed } = order
  const sent = after.map((line) => ({ ...line, quantity: line.wanted.quantity })).filter(({ quantity }) => quantity > 0)
  const policy = destination.policyFor(sent)
  const subtotalCents = sumOf(after, ({ unitCents, wanted }) => unitCents * wanted.quantity)
  const discountCents = sumOf(after, ({ line }) => discounts.get(line) ?? 0)
  const isFree = subtotalCents === 0 || isDeliveredByCode(codes, lost)
  const byItself = isFree ? 0 : policy ? shippingCents(subtotalCents, policy) : agreed
  const shipping = isAddition ? agreed + dearerBy(order, sent, lost, destination) : byItself
  return { subtotalCents, shippingCents: shipping, discountCents, totalCents: subtotalCents + shipping - discountCents }
}

/** The remaining units of a changed line; added units of a paid order belong to another order. */
export function keptUnits({ isPaid }: Pick<ChangeableOrder, 'isPaid'>, { quantity, wanted }: ChangedLine): number {
  return isPaid ? Math.min(quantity, wanted.quantity) : wanted.quantity
}
