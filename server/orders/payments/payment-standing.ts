import { findOrder } from '#server/orders/order-records/order-repository.ts'
import { findRefundWithoutOrder } from '#server/orders/refunds/refund-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { type Problem, problem } from '#server/platform/problems/problem.ts'
import type { WalletStanding, WalletStatus } from '#shared/contract/orders/wallet.ts'
import type { PaymentState } from '#shared/domain/platform/states/payment-states.ts'
import type { Payment } from './payment-repository.ts'

const statuses: Record<PaymentState, WalletStatus> = {
  created: 'CREATED',
  capturing: 'PENDING',
  capture_pending: 'PENDING',
  captured: 'COMPLETED',
  declined: 'DECLINED',
  denied: 'DECLINED',
  expired: 'EXPIRED',
  refund_pending: 'REFUNDED',
  refunded: 'REFUNDED',
}

export async function standingOf(db: Db, payment: Payment): Promise<WalletStanding> {
  const order = payment.orderId ? await findOrder(db, payment.orderId) : undefined
  return {
    id: payment.providerOrderId ?? payment.id,
    status: statuses[payment.state],
    ...(order && { orderNumber: order.orderNumber }),
  }
}

/**
 * The answer of a repeated capture for a finished payment: the same as the first time.
 * @throws Problem 402 payment_declined; 409 payment_amount_mismatch, payment_sold_out, payment_expired when the money
 * is refunded without an order
 */
export async function captureStanding(db: Db, payment: Payment): Promise<WalletStanding> {
  const standing = await standingOf(db, payment)
  switch (standing.status) {
    case 'DECLINED':
      throw declined(payment.lastError ?? 'DECLINED', false)
    case 'EXPIRED':
      throw problem('payment_expired')
    case 'REFUNDED':
      // The order exists, cancelled; the payment is still captured.
      if (standing.orderNumber) return { ...standing, status: 'COMPLETED' }
      throw await refundedWithoutOrder(db, payment)
    default:
      return standing
  }
}

/** 402 with the provider's word for it; `retryable`: another card on the same payment may do. */
export function declined(reason: string, retryable: boolean): Problem {
  return problem('payment_declined', { details: { retryable, reason } })
}

export async function refundedWithoutOrder(db: Db, payment: Payment): Promise<Problem> {
  const refund = await findRefundWithoutOrder(db, payment.id)
  switch (refund?.reason) {
    case 'amount_mismatch':
      return problem('payment_amount_mismatch')
    case 'out_of_stock':
      return problem('payment_sold_out')
    case 'order_settled':
      return problem('order_not_payable')
    default:
      return problem('payment_expired')
  }
}
