import type { PaymentMethod, PaymentStatus } from './order-states.ts'

interface Order {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** Of a bank transfer, while that is not the whole. */
  receivedCents: number
}

/** Money that is on its way or has come in part: then its amount stays, and so do its pieces (rule 656). */
export const amountBars = ['partly_paid', 'payment_checking'] as const
export type AmountBar = (typeof amountBars)[number]

export function amountBarOf({ paymentMethod, paymentStatus, receivedCents }: Order): AmountBar | null {
  if (paymentStatus !== 'pending') return null
  if (paymentMethod === 'paypal') return 'payment_checking'
  return receivedCents > 0 ? 'partly_paid' : null
}
