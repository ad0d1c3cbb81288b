import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import { type Cents, centsOf } from '#shared/domain/platform/money.ts'
import type { ReturnKind, ReturnOutcome } from '#shared/domain/platform/states/after-sales-states.ts'
import { paidFor } from '#shared/domain/pricing/worth-of-units.ts'

export type OfferLine = ReturnOffer['lines'][number]

/** A line that was partly exchanged is offered once for each size. */
export const lineKey = ({ line, frameSize }: Pick<OfferLine, 'line' | 'frameSize'>) => `${line}/${frameSize ?? ''}`

export interface TickedLine extends OfferLine {
  quantity: number
}

export const piecesOf = (lines: readonly TickedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** The customer's choices: each has a legal or voluntary kind behind it. */
export const returnWays = ['withdrawal', 'shop_return', 'exchange', 'guarantee', 'transport_damage'] as const
export type ReturnWay = (typeof returnWays)[number]

export interface WayOffer {
  way: ReturnWay
  kind: ReturnKind
  outcomes: readonly ReturnOutcome[]
  /** The earliest of the chosen items; null without a limit. */
  lastDay: string | null
  isCourtesy: boolean
  photosNeeded: number
}

/** Other sizes with enough stock. */
export const otherSizes = ({ exchangeSizes, frameSize, quantity }: TickedLine) =>
  exchangeSizes.filter((one) => one.frameSize !== null && one.frameSize !== frameSize && one.pieces >= quantity)

const hasSameAgain = ({ exchangeSizes, frameSize, quantity }: TickedLine) =>
  exchangeSizes.some((one) => one.frameSize === frameSize && one.pieces >= quantity)

/** The kinds possible for all ticked items, in display order. */
export function waysOf(lines: readonly TickedLine[]): WayOffer[] {
  const withdrawal = kindOfAll(lines, 'withdrawal')
  const shop = kindOfAll(lines, 'shop_return')
  const guarantee = kindOfAll(lines, 'guarantee')
  const damage = kindOfAll(lines, 'transport_damage')
  const canSwap = lines.every((line) => otherSizes(line).length > 0)
  const canReplace = lines.every(hasSameAgain)
  const ways: (WayOffer | undefined)[] = [
    withdrawal && { ...withdrawal, way: 'withdrawal' },
    // The law's own way is the better one while it lasts.
    withdrawal ? undefined : shop && { ...shop, way: 'shop_return', outcomes: ['refund'] },
    shop?.outcomes.includes('exchange') && canSwap ? { ...shop, way: 'exchange', outcomes: ['exchange'] } : undefined,
    guarantee && { ...guarantee, way: 'guarantee' },
    damage && { ...damage, way: 'transport_damage' },
  ]
  return ways
    .filter((way) => way !== undefined)
    .map((way) =>
      way.way === 'exchange' || canReplace
        ? way
        : { ...way, outcomes: way.outcomes.filter((one) => one !== 'exchange') },
    )
}

function kindOfAll(lines: readonly TickedLine[], kind: ReturnKind): Omit<WayOffer, 'way'> | undefined {
  const found = lines.map((line) => line.kinds.find((one) => one.kind === kind))
  const [first] = found
  if (!first) return undefined
  let all: Omit<WayOffer, 'way'> = first
  for (const one of found) {
    if (!one) return undefined
    const isSooner = one.lastDay !== null && (all.lastDay === null || one.lastDay < all.lastDay)
    all = {
      ...all,
      outcomes: all.outcomes.filter((outcome) => one.outcomes.includes(outcome)),
      lastDay: isSooner ? one.lastDay : all.lastDay,
      isCourtesy: all.isCourtesy || one.isCourtesy,
    }
  }
  return all
}

/** The refund; the delivery charge only when everything left is withdrawn. */
export function backCents(
  offer: ReturnOffer,
  lines: readonly TickedLine[],
  way?: ReturnWay,
): { cents: Cents; shippingCents: Cents } {
  // A line that is offered in two sizes goes back in two parts.
  const goodsCents = lines.reduce((sum, line, i) => {
    const before = piecesOf(lines.slice(0, i).filter((one) => one.line === line.line))
    return sum + paidFor(line, line.quantity, before)
  }, 0)
  const isAll = offer.lines.every(
    (line) => line.left === (lines.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0),
  )
  const shippingCents = way === 'withdrawal' && isAll ? centsOf(offer.shipping) : 0
  return { cents: goodsCents + shippingCents, shippingCents }
}
