/** What may become of a refund; failed is not lost: it is tried again, or given back by hand (rule 570). */
export const refundMoves = {
  pending: ['completed', 'failed'],
  failed: ['pending', 'completed'],
  completed: [],
} as const satisfies Record<string, readonly string[]>

export type RefundState = keyof typeof refundMoves

export const refundStates = Object.keys(refundMoves) as [RefundState, ...RefundState[]]

export function mayMoveRefund(from: RefundState, to: RefundState): boolean {
  const moves: readonly RefundState[] = refundMoves[from]
  return moves.includes(to)
}

/** Through the wallet that was charged, as a bank transfer that the shop makes by hand, or to gift cards alone. */
export const refundKinds = ['wallet', 'transfer', 'gift_card'] as const
export type RefundKind = (typeof refundKinds)[number]

/** Where a piece goes whose money is given back: on sale again, to be looked at first, or it doesn't come back. */
export const piecePlaces = ['stock', 'check', 'none'] as const
export type PiecePlace = (typeof piecePlaces)[number]

export const refundReasons = [
  'order_cancelled',
  'shop_refund',
  'amount_mismatch',
  'out_of_stock',
  'gift_card_short',
  'unclaimed',
  'order_settled',
  'elsewhere',
] as const
export type RefundReason = (typeof refundReasons)[number]
