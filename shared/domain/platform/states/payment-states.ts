import { life } from '#shared/domain/platform/life.ts'

/** The moves of a wallet payment. The provider may answer late, and refuse twice. */
export const paymentLife = life({
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
})
export type PaymentState = (typeof paymentLife.states)[number]
