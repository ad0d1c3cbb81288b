import { type Cents, centsOf, toDecimal } from '#shared/domain/platform/money.ts'

/** A line as bought, with its units with a refund request. */
interface BoughtLine {
  quantity: number
  unitCents: Cents
  discountCents: Cents
  refundedQuantity: number
}

/** The discount of a line's first units; the last one has the remainder. */
export function discountOfFirst(
  { quantity, discountCents }: Pick<BoughtLine, 'quantity' | 'discountCents'>,
  units: number,
): Cents {
  return Math.floor((discountCents * units) / quantity)
}

/**
 * The paid price of the next units of a line to be refunded. All parts of a line add up to its price.
 * @param before units refunded before them
 */
export function worthOfUnits(line: BoughtLine, units: number, before: number = line.refundedQuantity): Cents {
  const off = discountOfFirst(line, before + units) - discountOfFirst(line, before)
  return units * line.unitCents - off
}

/** A line as calls answer it; `coded` only where codes took something off. */
interface AnsweredLine {
  price: string
  coded?: { bought: number; refunded: number; discount: string } | undefined
}

/** The same for a line of a call's answer. */
export function paidFor({ price, coded }: AnsweredLine, units: number, before = 0): Cents {
  const unitCents = centsOf(price)
  if (!coded) return units * unitCents
  const { bought: quantity, refunded: refundedQuantity, discount } = coded
  const line = { quantity, unitCents, discountCents: centsOf(discount), refundedQuantity }
  return worthOfUnits(line, units, refundedQuantity + before)
}

export function couponView({
  quantity,
  discountCents,
  refundedQuantity,
}: Omit<BoughtLine, 'unitCents'>): Pick<AnsweredLine, 'coded'> {
  if (discountCents === 0) return {}
  return { coded: { bought: quantity, refunded: refundedQuantity, discount: toDecimal(discountCents) } }
}
