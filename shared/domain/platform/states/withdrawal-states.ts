import { life } from '#shared/domain/platform/life.ts'

/** The moves of the shop's handling of a withdrawal (rule 449); steps may be skipped. */
export const withdrawalLife = life({
  received: ['in_return', 'goods_received', 'refunded', 'refused'],
  in_return: ['goods_received', 'refunded', 'refused'],
  goods_received: ['refunded', 'refused'],
  refunded: [],
  refused: [],
})
export type WithdrawalState = (typeof withdrawalLife.states)[number]
