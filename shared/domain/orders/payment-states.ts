/** The moves of a wallet payment. The provider may answer late, and refuse twice. */
export const paymentMoves = {
  created: ['capturing', 'capture_pending', 'captured', 'declined', 'expired', 'refunded'],
  capturing: ['created', 'capture_pending', 'captured', 'declined', 'expired', 'refunded'],
  capture_pending: ['captured', 'denied', 'refunded'],
  captured: ['refund_pending', 'refunded'],
  declined: ['declined', 'capture_pending', 'captured', 'refunded'],
  expired: ['capturing', 'capture_pending', 'captured', 'declined', 'refunded'],
  denied: [],
  // Back when the provider has surely not carried it out.
  refund_pending: ['captured', 'refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>

export type PaymentState = keyof typeof paymentMoves

export const paymentStates = Object.keys(paymentMoves) as PaymentState[]

export function mayMovePayment(from: PaymentState, to: PaymentState): boolean {
  const moves: readonly PaymentState[] = paymentMoves[from]
  return moves.includes(to)
}
