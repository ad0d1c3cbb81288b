import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { ReturnKindOffer, ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { openAdminReturn } from '#shared/contract/orders/returns/admin-returns.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import type { ReturnKind, ReturnOutcome } from '#shared/domain/platform/states/after-sales-states.ts'

type OfferLine = ReturnOffer['lines'][number]

/** The staff's choices for a customer; lines are keyed by `itemKey`. */
export interface StaffReturnRequest {
  quantities: Readonly<Record<string, number>>
  sizes: Readonly<Record<string, string>>
  kind?: ReturnKind | undefined
  outcome?: ReturnOutcome | undefined
  reason: string
}

/** A line that was partly exchanged is offered once for each size. */
export const itemKey = ({ line, frameSize }: Pick<OfferLine, 'line' | 'frameSize'>) => `${line}/${frameSize ?? ''}`

/** Blank, or with what a statement of withdrawal names. */
export const statedRequest = (statement?: AdminOrder['withdrawals'][number]): StaffReturnRequest => ({
  quantities: Object.fromEntries((statement?.proposal?.lines ?? []).map((line) => [itemKey(line), line.quantity])),
  sizes: {},
  kind: statement && (statement.proposal?.kind ?? 'withdrawal'),
  reason: '',
})

type Ticked = OfferLine & { quantity: number }

export const tickedOf = ({ lines }: ReturnOffer, { quantities }: StaffReturnRequest): Ticked[] =>
  lines
    .map((line) => ({ ...line, quantity: Math.min(quantities[itemKey(line)] ?? 0, line.left) }))
    .filter(({ quantity }) => quantity > 0)

/** The common kinds of all these items. */
export function kindsFor(lines: readonly OfferLine[]): ReturnKindOffer[] {
  const [first, ...others] = lines
  return (first?.kinds ?? []).filter(({ kind }) => others.every(({ kinds }) => kinds.some((one) => one.kind === kind)))
}

/** Sizes that can be held for a line: others than its own, or its own again for a defect. */
export const sizesFor = ({ exchangeSizes, quantity }: Ticked) =>
  exchangeSizes.filter(({ pieces }) => pieces >= quantity)

export const outcomesFor = (kind: ReturnKindOffer | undefined, ticked: readonly Ticked[]): ReturnOutcome[] =>
  (kind?.outcomes ?? []).filter(
    (outcome) => outcome !== 'exchange' || (ticked.length > 0 && ticked.every((line) => sizesFor(line).length > 0)),
  )

export type WishErrors = Partial<Record<'goods' | 'kind' | 'sizes', string>>

export function errorsOf(
  ticked: readonly Ticked[],
  kind: ReturnKindOffer | undefined,
  outcome: ReturnOutcome | undefined,
  request: StaffReturnRequest,
): WishErrors {
  const needsSize = (line: Ticked) =>
    line.frameSize !== null && !sizesFor(line).some((one) => one.frameSize === request.sizes[itemKey(line)])
  return {
    ...(ticked.length === 0 && { goods: 'Spunta almeno un articolo.' }),
    ...(!kind && { kind: 'Scegli che cosa è.' }),
    ...(outcome === 'exchange' && ticked.some(needsSize) && { sizes: 'Scegli la taglia da spedire.' }),
  }
}

export function bodyOf(
  ticked: readonly Ticked[],
  { kind }: ReturnKindOffer,
  outcome: ReturnOutcome,
  request: StaffReturnRequest,
  withdrawalReference?: string,
): NonNullable<CallInput<typeof openAdminReturn>['body']> {
  return {
    kind,
    outcome,
    lines: ticked.map((line) => ({
      line: line.line,
      quantity: line.quantity,
      frameSize: line.frameSize,
      ...(outcome === 'exchange' && request.sizes[itemKey(line)] && { exchangeSize: request.sizes[itemKey(line)] }),
    })),
    ...(request.reason.trim() && { reason: request.reason.trim() }),
    ...(withdrawalReference && { withdrawalReference }),
  }
}
