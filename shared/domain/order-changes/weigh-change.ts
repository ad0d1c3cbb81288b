import { discountOfFirst, piecesWorth } from '#shared/domain/codes/pieces-worth.ts'
import type { Totals } from '#shared/domain/codes/totals.ts'
import { deliveryZoneOf } from '#shared/domain/delivery/delivery-zones.ts'
import type { ShippedLine } from '#shared/domain/delivery/shipping-class.ts'
import { type DeliveryMethod, type ShippingRules, shippingPolicyFor } from '#shared/domain/delivery/shipping-rules.ts'
import type { Cents } from '#shared/domain/money.ts'
import { type ShippingPolicy, shippingCents } from '#shared/domain/shipping.ts'

/** A line with the pieces that were not given back, at the price that was agreed. */
export interface ChangeableLine extends ShippedLine {
  line: number
  quantity: number
  /** `''` for a product without sizes. */
  size: string
  unitCents: Cents
  /** Of the whole line, `boughtQuantity` pieces of which `refundedQuantity` were given back. */
  discountCents: Cents
  boughtQuantity: number
  refundedQuantity: number
}

export interface ChangeableOrder {
  isPaid: boolean
  /** Delivered for nothing: with the order it was added to, or by a code. */
  isDeliveredFree: boolean
  lines: readonly ChangeableLine[]
  subtotalCents: Cents
  shippingCents: Cents
  discountCents: Cents
}

/** How many pieces of a line there shall be, and of which size. */
export interface LineWish {
  line: number
  quantity: number
  size: string
}

export interface ChangedLine extends ChangeableLine {
  wanted: Omit<LineWish, 'line'>
}

export interface ChangeEffect {
  lines: ChangedLine[]
  /** No piece is left: that is a cancellation. */
  isNothingLeft: boolean
  changesQuantity: boolean
  /** Of the order afterwards: of a paid one they stay what was paid. */
  totals: Totals
  /** It cannot go there, or not in this way. */
  isUndeliverable: boolean
  /** Of a paid order: what goes back, and what an order of the added pieces costs. */
  refundCents: Cents
  additionCents: Cents
}

/** Where the order goes afterwards. */
export interface Destination {
  /** Than before: what was agreed for the other one holds no more. */
  isOtherZone: boolean
  /** Of what is sent there; undefined where it cannot go. */
  policyFor(lines: readonly ShippedLine[]): ShippingPolicy | undefined
}

/** @param before the postal code it was ordered to, @param after the one it goes to now */
export function destinationOf(
  { method, before, after }: { method: DeliveryMethod; before: string; after: string },
  rules: ShippingRules,
): Destination {
  const isOtherZone = deliveryZoneOf(before, rules.zones) !== deliveryZoneOf(after, rules.zones)
  return { isOtherZone, policyFor: (lines) => shippingPolicyFor(lines, { method, postalCode: after }, rules) }
}

/**
 * What a change comes to (rules 658 to 661). Lines that are not mentioned stay. An unpaid order costs afterwards what it
 * would have cost, had it been ordered so; a paid one keeps its delivery charge, gives back what is less and makes
 * another order of what is more. A discount by code stays with the pieces that had it; what is more has none (rule 737).
 * A way that is no longer offered stays for who has it, at what it cost: refused is only what the change itself makes
 * impossible (rule 746).
 */
export function weighChange(
  order: ChangeableOrder,
  wishes: readonly LineWish[],
  destination: Destination,
): ChangeEffect {
  const after = order.lines.map((line) => {
    const wish = wishes.find((one) => one.line === line.line)
    return { ...line, wanted: { quantity: wish?.quantity ?? line.quantity, size: wish?.size ?? line.size } }
  })
  const lines = after.filter(
    ({ quantity, size, wanted }) => wanted.quantity !== quantity || (wanted.quantity > 0 && wanted.size !== size),
  )
  const sent = after.flatMap(({ wanted, ...line }) =>
    wanted.quantity > 0 ? { ...line, quantity: wanted.quantity } : [],
  )
  const changesQuantity = lines.some(({ quantity, wanted }) => wanted.quantity !== quantity)
  const isOtherDelivery = changesQuantity || destination.isOtherZone
  const policy = destination.policyFor(sent)
  const isMadeImpossible =
    !policy && (destination.isOtherZone || (!order.isPaid && destination.policyFor(order.lines) !== undefined))
  return {
    lines,
    isNothingLeft: after.every(({ wanted }) => wanted.quantity === 0),
    changesQuantity,
    isUndeliverable: sent.length > 0 && isMadeImpossible,
    totals: order.isPaid || !isOtherDelivery ? totalsBefore(order) : totalsAfter(order, after, policy),
    refundCents: order.isPaid ? sumOf(after, lessWorth) : 0,
    additionCents: order.isPaid ? sumOf(after, moreWorth) : 0,
  }
}

const sumOf = (lines: readonly ChangedLine[], worth: (line: ChangedLine) => Cents) =>
  lines.reduce((sum, line) => sum + worth(line), 0)

/** What was paid for the pieces that a line has fewer of. */
export function lessWorth({ quantity, wanted, boughtQuantity, ...line }: ChangedLine): Cents {
  return piecesWorth({ ...line, quantity: boughtQuantity }, Math.max(0, quantity - wanted.quantity))
}

const moreWorth = ({ quantity, unitCents, wanted }: ChangedLine) => Math.max(0, wanted.quantity - quantity) * unitCents

/** Of an unpaid order's line: the discount of the pieces that stay. */
export function discountAfter({ discountCents, boughtQuantity, quantity, wanted }: ChangedLine): Cents {
  return discountOfFirst({ discountCents, quantity: boughtQuantity }, Math.min(quantity, wanted.quantity))
}

function totalsBefore({ subtotalCents, shippingCents, discountCents }: ChangeableOrder): Totals {
  return { subtotalCents, shippingCents, discountCents, totalCents: subtotalCents + shippingCents - discountCents }
}

function totalsAfter(
  { isDeliveredFree, shippingCents: agreed }: ChangeableOrder,
  after: readonly ChangedLine[],
  policy: ShippingPolicy | undefined,
): Totals {
  const subtotalCents = sumOf(after, ({ unitCents, wanted }) => unitCents * wanted.quantity)
  const discountCents = sumOf(after, discountAfter)
  const shipping = isDeliveredFree || subtotalCents === 0 ? 0 : policy ? shippingCents(subtotalCents, policy) : agreed
  return { subtotalCents, shippingCents: shipping, discountCents, totalCents: subtotalCents + shipping - discountCents }
}

/** The pieces of a changed line that stay in the order: of a paid one those that are more are another order's. */
export function keptPieces({ isPaid }: Pick<ChangeableOrder, 'isPaid'>, { quantity, wanted }: ChangedLine): number {
  return isPaid ? Math.min(quantity, wanted.quantity) : wanted.quantity
}
