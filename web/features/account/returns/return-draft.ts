import type { OrderParcel } from '#shared/contract/parcels/parcels.ts'
import type { NewReturnInput } from '#shared/contract/returns/new-return.ts'
import type { ReturnOffer } from '#shared/contract/returns/returns.ts'
import { type Cents, centsOf } from '#shared/domain/money.ts'
import type { ReturnKind, ReturnOutcome } from '#shared/domain/returns/return-states.ts'

export type OfferLine = ReturnOffer['lines'][number]

/** What a customer chooses between: each has a kind of the law or of the shop behind it. */
export type ReturnWay = 'withdrawal' | 'shop_return' | 'exchange' | 'guarantee' | 'transport_damage'

/** What a customer has ticked, chosen and written. Lines go by `lineKey`. */
export interface ReturnDraft {
  quantities: Readonly<Record<string, number>>
  way?: ReturnWay | undefined
  wish?: ReturnOutcome | undefined
  sizes: Readonly<Record<string, string>>
  reason: string
  photoIds: readonly string[]
}

export const blankReturn: ReturnDraft = { quantities: {}, sizes: {}, reason: '', photoIds: [] }

/** A line that was partly exchanged is offered once for each size. */
export const lineKey = ({ line, frameSize }: Pick<OfferLine, 'line' | 'frameSize'>) => `${line}/${frameSize ?? ''}`

export interface TickedLine extends OfferLine {
  quantity: number
}

/** What is ticked, cut to what is still there. */
export function tickedLines({ lines }: Pick<ReturnOffer, 'lines'>, { quantities }: ReturnDraft): TickedLine[] {
  return lines
    .map((line) => ({ ...line, quantity: Math.min(quantities[lineKey(line)] ?? 0, line.left) }))
    .filter(({ quantity }) => quantity > 0)
}

/** What is claimed of a parcel that arrived damaged: all that is in it, of what is still there. */
export function damagedDraft({ lines }: Pick<ReturnOffer, 'lines'>, parcel: Pick<OrderParcel, 'lines'>): ReturnDraft {
  const quantities: Record<string, number> = {}
  for (const { line, quantity } of parcel.lines) {
    const offered = lines.find((one) => one.line === line)
    if (offered) quantities[lineKey(offered)] = Math.min(quantity, offered.left)
  }
  return { ...blankReturn, quantities, way: 'transport_damage' }
}

export const piecesOf = (lines: readonly TickedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

export interface WayOffer {
  way: ReturnWay
  kind: ReturnKind
  outcomes: readonly ReturnOutcome[]
  /** The earliest of the ticked articles; null while nothing limits it. */
  lastDay: string | null
  isCourtesy: boolean
  photosNeeded: number
}

/** Other sizes of which enough pieces are there. */
export const otherSizes = ({ exchangeSizes, frameSize, quantity }: TickedLine) =>
  exchangeSizes.filter((one) => one.frameSize !== null && one.frameSize !== frameSize && one.pieces >= quantity)

const hasSameAgain = ({ exchangeSizes, frameSize, quantity }: TickedLine) =>
  exchangeSizes.some((one) => one.frameSize === frameSize && one.pieces >= quantity)

/** The ways in which all ticked articles may come back, in the order in which they are shown. */
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

/** What is asked for with the chosen way; the way's first where nothing was wished. */
export const outcomeOf = ({ outcomes }: WayOffer, { wish }: ReturnDraft): ReturnOutcome =>
  outcomes.find((outcome) => outcome === wish) ?? outcomes[0] ?? 'refund'

/** What comes back in money; the delivery charge only when all that is left is withdrawn. */
export function backCents(
  offer: ReturnOffer,
  lines: readonly TickedLine[],
  way?: ReturnWay,
): { cents: Cents; shippingCents: Cents } {
  const goodsCents = lines.reduce((sum, { price, quantity }) => sum + centsOf(price) * quantity, 0)
  const isAll = offer.lines.every(
    (line) => line.left === (lines.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0),
  )
  const shippingCents = way === 'withdrawal' && isAll ? centsOf(offer.shipping) : 0
  return { cents: goodsCents + shippingCents, shippingCents }
}

export type DraftProblem = 'way' | 'size' | 'photos'

/** What the second step still wants, in the order in which it is shown. */
export function missingIn(lines: readonly TickedLine[], way: WayOffer | undefined, draft: ReturnDraft): DraftProblem[] {
  if (!way) return ['way']
  const problems: DraftProblem[] = []
  if (way.way === 'exchange' && lines.some((line) => !chosenSize(line, draft))) problems.push('size')
  if (draft.photoIds.length < way.photosNeeded) problems.push('photos')
  return problems
}

/** Undefined also when it has gone since. */
export const chosenSize = (line: TickedLine, { sizes }: ReturnDraft): string | undefined =>
  otherSizes(line).find(({ frameSize }) => frameSize === sizes[lineKey(line)])?.frameSize ?? undefined

export function returnBody(lines: readonly TickedLine[], way: WayOffer, draft: ReturnDraft): NewReturnInput {
  return {
    kind: way.kind,
    outcome: outcomeOf(way, draft),
    lines: lines.map((line) => ({
      line: line.line,
      quantity: line.quantity,
      frameSize: line.frameSize,
      ...(way.way === 'exchange' && { exchangeSize: chosenSize(line, draft) ?? null }),
    })),
    ...(draft.reason.trim() && { reason: draft.reason.trim() }),
    photoIds: way.photosNeeded > 0 ? [...draft.photoIds] : [],
  }
}
