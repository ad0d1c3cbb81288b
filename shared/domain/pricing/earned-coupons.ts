import type { Cents } from '#shared/domain/platform/money.ts'

/** A coupon of an order, with its minimum. */
export interface EarnedCoupon {
  code: string
  minimumCents: Cents
  /** All that was bought reached it: a minimum that was raised since takes nothing away. */
  isReached: boolean
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

/** The coupons whose minimum was reached by what was bought, and is missed by the rest. */
export function lostCoupons(codes: readonly EarnedCoupon[], rest: readonly Line[]): EarnedCoupon[] {
  return codes.filter((code) => code.isReached && goodsOf(code, rest) < code.minimumCents)
}

export function goodsOf({ lines }: Pick<EarnedCoupon, 'lines'>, all: readonly Line[]): Cents {
  return all.reduce((sum, { line, quantity, unitCents }) => sum + (lines.includes(line) ? quantity * unitCents : 0), 0)
}

/** The lost coupons' part of a common discount. */
export function lostPart(discountCents: Cents, codes: readonly EarnedCoupon[], lost: readonly EarnedCoupon[]): Cents {
  const sumOf = (some: readonly EarnedCoupon[]) => some.reduce((sum, code) => sum + code.discountCents, 0)
  const all = sumOf(codes)
  return all === 0 ? 0 : Math.floor((discountCents * sumOf(lost)) / all)
}
