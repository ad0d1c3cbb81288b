import { isProvided, type PaymentMethod, type PaymentStatus } from '#shared/domain/platform/states/order-states.ts'

interface Order {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** Of a bank transfer, while that is not the whole. */
  receivedCents: number
}

/** Partial or pending payments fix the amount, and with it the units. */
export const amountBars = ['partly_paid', 'payment_checking'] as const
export type AmountBar = (typeof amountBars)[number]

export function amountBarOf({ paymentMethod, paymentStatus, receivedCents }: Order): AmountBar | null {
  if (paymentStatus !== 'pending') return null
  if (isProvided(paymentMethod)) return 'payment_checking'
  return receivedCents > 0 ? 'partly_paid' : null
}
