import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderParcel } from '#shared/contract/orders/parcels.ts'
import type { NewReturnInput } from '#shared/contract/orders/returns/new-return.ts'
import { maxReturnPhotos } from '#shared/domain/orders/returns/return-choices.ts'
import type { ReturnOutcome } from '#shared/domain/platform/states/after-sales-states.ts'
import { lineKey, otherSizes, type ReturnWay, type TickedLine, type WayOffer, waysOf } from './return-ways.ts'

export interface ReturnChoice {
  way?: ReturnWay | undefined
  wish?: ReturnOutcome | undefined
  reason: string
  photoIds: readonly string[]
}

/** The customer's choices. Lines are keyed by `lineKey`. */
export interface ReturnDraft {
  quantities: Readonly<Record<string, number>>
  sizes: Readonly<Record<string, string>>
  /** One choice per item. */
  isEach: boolean
  /** Of each line, and under `allLines` the one for all. */
  choices: Readonly<Record<string, ReturnChoice>>
}

export const allLines = 'all'
export const blankReturn: ReturnDraft = { quantities: {}, sizes: {}, isEach: false, choices: {} }
const blankChoice: ReturnChoice = { reason: '', photoIds: [] }

/** The ticked quantities, limited to what is left. */
export function tickedLines({ lines }: Pick<ReturnOffer, 'lines'>, { quantities }: ReturnDraft): TickedLine[] {
  return lines
    .map((line) => ({ ...line, quantity: Math.min(quantities[lineKey(line)] ?? 0, line.left) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The draft for a damaged parcel: all of its units that are left. */
export function damagedDraft({ lines }: Pick<ReturnOffer, 'lines'>, parcel: Pick<OrderParcel, 'lines'>): ReturnDraft {
  const quantities: Record<string, number> = {}
  for (const { line, quantity } of parcel.lines) {
    const offered = lines.find((one) => one.line === line)
    if (offered) quantities[lineKey(offered)] = Math.min(quantity, offered.left)
  }
  return { ...blankReturn, quantities, choices: { [allLines]: { ...blankChoice, way: 'transport_damage' } } }
}

/** Items with a common choice. */
export interface ReturnPart {
  key: string
  lines: readonly TickedLine[]
  ways: readonly WayOffer[]
  way: WayOffer | undefined
  choice: ReturnChoice
}

/** One part for all, or one for each item where requested or where nothing is offered for all. */
export function partsOf(lines: readonly TickedLine[], draft: ReturnDraft): ReturnPart[] {
  if (lines.length === 0) return []
  const isEach = lines.length > 1 && (draft.isEach || waysOf(lines).length === 0)
  const parts = isEach
    ? lines.map((line) => ({ key: lineKey(line), lines: [line] }))
    : [{ key: allLines, lines: [...lines] }]
  return parts.map((part) => {
    const ways = waysOf(part.lines)
    const choice = choiceOf(draft, part.key)
    return { ...part, ways, choice, way: ways.find(({ way }) => way === choice.way) }
  })
}

/** An item starts with the choice for all; photos belong to one choice. */
export function choiceOf({ choices }: ReturnDraft, key: string): ReturnChoice {
  const forAll = choices[allLines]
  return choices[key] ?? (forAll ? { ...forAll, photoIds: [] } : blankChoice)
}

/** The outcome of the chosen kind; its first one by default. */
export const outcomeOf = ({ outcomes }: WayOffer, { wish }: Pick<ReturnChoice, 'wish'>): ReturnOutcome =>
  outcomes.find((outcome) => outcome === wish) ?? outcomes[0] ?? 'refund'

export type ChoiceProblem = 'way' | 'size' | 'photos'

/** The missing parts of a choice, in display order. */
export function missingIn({ lines, way, choice }: ReturnPart, { sizes }: ReturnDraft): ChoiceProblem[] {
  if (!way) return ['way']
  const problems: ChoiceProblem[] = []
  if (way.way === 'exchange' && lines.some((line) => !chosenSize(line, sizes))) problems.push('size')
  if (choice.photoIds.length < way.photosNeeded) problems.push('photos')
  return problems
}

/** Undefined also when it has gone since. */
export const chosenSize = (line: TickedLine, sizes: ReturnDraft['sizes']): string | undefined =>
  otherSizes(line).find(({ frameSize }) => frameSize === sizes[lineKey(line)])?.frameSize ?? undefined

/** One return, as it is asked for. */
export interface RequestedReturn {
  way: WayOffer
  outcome: ReturnOutcome
  lines: readonly TickedLine[]
  reason: string
  photoIds: readonly string[]
}

const maxReasonLength = 500

/** Items of one kind form one return: a withdrawal is one statement. */
export function requestedReturns(parts: readonly ReturnPart[]): RequestedReturn[] {
  const asked: RequestedReturn[] = []
  for (const { way, choice, lines } of parts) {
    if (!way) continue
    const one = { way, outcome: outcomeOf(way, choice), lines, ...partsKept(way, choice) }
    const index = asked.findIndex((other) => mayJoin(other, one))
    const other = asked[index]
    if (other) asked[index] = joined(other, one)
    else asked.push(one)
  }
  return asked
}

const partsKept = ({ photosNeeded }: WayOffer, { reason, photoIds }: ReturnChoice) => ({
  reason: reason.trim(),
  photoIds: photosNeeded > 0 ? photoIds : [],
})

function mayJoin(one: RequestedReturn, other: RequestedReturn): boolean {
  const both = joined(one, other)
  const isAlike = one.way.way === other.way.way && one.outcome === other.outcome
  return isAlike && both.reason.length <= maxReasonLength && both.photoIds.length <= maxReturnPhotos
}

const joined = (one: RequestedReturn, other: RequestedReturn): RequestedReturn => ({
  ...one,
  way: waysOf([...one.lines, ...other.lines]).find(({ way }) => way === one.way.way) ?? one.way,
  lines: [...one.lines, ...other.lines],
  reason: [...new Set([one.reason, other.reason])].filter(Boolean).join('; '),
  photoIds: [...one.photoIds, ...other.photoIds],
})

export function returnBody({ way, outcome, lines, reason, photoIds }: RequestedReturn, sizes: ReturnDraft['sizes']) {
  return {
    kind: way.kind,
    outcome,
    lines: lines.map((line) => ({
      line: line.line,
      quantity: line.quantity,
      frameSize: line.frameSize,
      ...(way.way === 'exchange' && { exchangeSize: chosenSize(line, sizes) ?? null }),
    })),
    ...(reason && { reason }),
    photoIds: [...photoIds],
  } satisfies NewReturnInput
}
