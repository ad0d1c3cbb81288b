export const withdrawalStates = ['received', 'in_return', 'goods_received', 'refunded', 'refused'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

const moves: Record<WithdrawalState, readonly WithdrawalState[]> = {
  received: ['in_return', 'goods_received', 'refunded', 'refused'],
  in_return: ['goods_received', 'refunded', 'refused'],
  goods_received: ['refunded', 'refused'],
  refunded: [],
  refused: [],
}

/** Whether the shop's handling of a withdrawal may go on like this (rule 449); steps may be left out. */
export function mayMoveWithdrawal(from: WithdrawalState, to: WithdrawalState): boolean {
  return moves[from].includes(to)
}

export const openWithdrawalStates = withdrawalStates.filter((state) => moves[state].length > 0)
