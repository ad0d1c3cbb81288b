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
