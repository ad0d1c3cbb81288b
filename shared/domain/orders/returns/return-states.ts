import { life } from '#shared/domain/platform/life.ts'

/** The moves of a return; units settled by a refund may still be awaited. */
export const returnLife = life({
  announced: ['received', 'settled', 'refused', 'cancelled'],
  received: ['settled', 'refused'],
  settled: [],
  refused: [],
  cancelled: [],
})
export type ReturnState = (typeof returnLife.states)[number]

/** The reasons of returns, each with its own term and costs. */
export const returnKinds = ['withdrawal', 'shop_return', 'guarantee', 'transport_damage'] as const
export type ReturnKind = (typeof returnKinds)[number]

export const returnOutcomes = ['refund', 'exchange', 'repair'] as const
export type ReturnOutcome = (typeof returnOutcomes)[number]

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
