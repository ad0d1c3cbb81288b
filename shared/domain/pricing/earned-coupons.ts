import type { Cents } from '#shared/domain/platform/money.ts'

/** A coupon of an order, with its minimum. */
export interface EarnedCoupon {
  code: string
  minimumCents: Cents
  /** Numbers of the lines that it is for. */
  lines: readonly number[]
  discountCents: Cents
  deliveryCents: Cents
}

interface Line {
  line: number
  quantity: number
  unitCents: Cents
}

/**
 * The coupons whose minimum was reached before and is missed now.
 * @param wereLost some were lost by an earlier edit, so those below their minimum stay lost
 */
export function lostCoupons(
  codes: readonly EarnedCoupon[],
  before: readonly Line[],
  after: readonly Line[],
  wereLost = false,
): EarnedCoupon[] {
  return codes.filter((code) => {
    const isMetBefore = wereLost || goodsOf(code, before) >= code.minimumCents
    return isMetBefore && goodsOf(code, after) < code.minimumCents
  })
}

function goodsOf({ lines }: EarnedCoupon, all: readonly Line[]): Cents {
  return all.reduce((sum, { line, quantity, unitCents }) => sum + (lines.includes(line) ? quantity * unitCents : 0), 0)
}

/** The lost coupons' part of a common discount. */
export function lostPart(discountCents: Cents, codes: readonly EarnedCoupon[], lost: readonly EarnedCoupon[]): Cents {
  const sumOf = (some: readonly EarnedCoupon[]) => some.reduce((sum, code) => sum + code.discountCents, 0)
  const all = sumOf(codes)
  return all === 0 ? 0 : Math.floor((discountCents * sumOf(lost)) / all)
}
