import { life } from '#shared/domain/platform/life.ts'

/** How the shop's handling of a withdrawal may go on (rule 449); steps may be left out. */
export const withdrawalLife = life({
  received: ['in_return', 'goods_received', 'refunded', 'refused'],
  in_return: ['goods_received', 'refunded', 'refused'],
  goods_received: ['refunded', 'refused'],
  refunded: [],
  refused: [],
})
export type WithdrawalState = (typeof withdrawalLife.states)[number]
