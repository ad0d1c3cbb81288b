/** The moves of a refund; a failed one is tried again, or paid by hand. */
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

/** The place of a refunded unit: on sale again, to be inspected first, or not coming back. */
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
