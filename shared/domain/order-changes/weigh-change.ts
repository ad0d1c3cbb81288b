import { type Totals, totalsOf } from '#shared/domain/cart.ts'
import type { Cents } from '#shared/domain/money.ts'
import type { ShippingPolicy } from '#shared/domain/shipping.ts'

/** A line with the pieces that were not given back, at the price that was agreed. */
export interface ChangeableLine {
  line: number
  quantity: number
  /** `''` for a product without sizes. */
  size: string
  unitCents: Cents
}

export interface ChangeableOrder {
  isPaid: boolean
  /** Delivered with the order it was added to, for nothing. */
  isAddition: boolean
  lines: readonly ChangeableLine[]
  subtotalCents: Cents
  shippingCents: Cents
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
  /** Of a paid order: what goes back, and what an order of the added pieces costs. */
  refundCents: Cents
  additionCents: Cents
}

/**
 * What a change comes to (rules 658 to 661). Lines that are not mentioned stay. An unpaid order costs afterwards what it
 * would have cost, had it been ordered so; a paid one keeps its delivery charge, gives back what is less and makes
 * another order of what is more.
 */
export function weighChange(order: ChangeableOrder, wishes: readonly LineWish[], policy: ShippingPolicy): ChangeEffect {
  const after = order.lines.map((line) => {
    const wish = wishes.find((one) => one.line === line.line)
    return { ...line, wanted: { quantity: wish?.quantity ?? line.quantity, size: wish?.size ?? line.size } }
  })
  const differenceCents = (sign: 1 | -1) =>
    after.reduce((sum, { quantity, unitCents, wanted }) => {
      return sum + Math.max(0, sign * (wanted.quantity - quantity)) * unitCents
    }, 0)
  const lines = after.filter(
    ({ quantity, size, wanted }) => wanted.quantity !== quantity || (wanted.quantity > 0 && wanted.size !== size),
  )
  const changesQuantity = lines.some(({ quantity, wanted }) => wanted.quantity !== quantity)
  return {
    lines,
    isNothingLeft: after.every(({ wanted }) => wanted.quantity === 0),
    changesQuantity,
    totals: order.isPaid || !changesQuantity ? totalsBefore(order) : totalsAfter(order, after, policy),
    refundCents: order.isPaid ? differenceCents(-1) : 0,
    additionCents: order.isPaid ? differenceCents(1) : 0,
  }
}

function totalsBefore({ subtotalCents, shippingCents }: ChangeableOrder): Totals {
  return { subtotalCents, shippingCents, totalCents: subtotalCents + shippingCents }
}

function totalsAfter({ isAddition }: ChangeableOrder, after: readonly ChangedLine[], policy: ShippingPolicy): Totals {
  const totals = totalsOf(
    after.map(({ unitCents, wanted }) => ({ unitCents, quantity: wanted.quantity })),
    policy,
  )
  if (!isAddition) return totals
  return { ...totals, shippingCents: 0, totalCents: totals.subtotalCents }
}

/** The pieces of a changed line that stay in the order: of a paid one those that are more are another order's. */
export function keptPieces({ isPaid }: Pick<ChangeableOrder, 'isPaid'>, { quantity, wanted }: ChangedLine): number {
  return isPaid ? Math.min(quantity, wanted.quantity) : wanted.quantity
}
