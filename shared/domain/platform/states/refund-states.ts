import { life } from '#shared/domain/platform/life.ts'

/** The moves of a refund; a failed one is tried again, or paid by hand. */
export const refundLife = life({
  pending: ['completed', 'failed'],
  failed: ['pending', 'completed'],
  completed: [],
})
export type RefundState = (typeof refundLife.states)[number]

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
