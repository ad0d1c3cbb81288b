import type { ReturnKind, ReturnOutcome } from '#shared/domain/platform/states/after-sales-states.ts'

/** The outcomes a customer may choose for each kind; a withdrawal is always refunded. */
export const outcomesOf: Record<ReturnKind, readonly [ReturnOutcome, ...ReturnOutcome[]]> = {
  withdrawal: ['refund'],
  shop_return: ['refund', 'exchange'],
  guarantee: ['repair', 'exchange', 'refund'],
  transport_damage: ['exchange', 'refund', 'repair'],
}

/** Photos needed to judge a claim: of the defect; of the parcel and of the item. */
export const photosNeeded: Record<ReturnKind, number> = {
  withdrawal: 0,
  shop_return: 0,
  guarantee: 1,
  transport_damage: 2,
}

export const maxReturnPhotos = 6
