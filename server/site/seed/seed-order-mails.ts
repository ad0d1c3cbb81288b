import { orderMailData } from '#server/orders/order-records/order-mails.ts'
import type { Row, SeedLine, SeedPlacedOrder } from './seed-placed-order.ts'

/** The mails of an order, step by step, with the data of each step. Marked as sent, so that they never are. */
export function sentOrderMails({ order, vat, events }: SeedPlacedOrder, lines: readonly SeedLine[]): Row<'outbox'>[] {
  const products = lines.map(({ article, quantity }) => ({
    ...article,
    productCode: article.code,
    quantity,
    totalCents: article.priceCents * quantity,
  }))
  const knownAt = (at: Date) =>
    orderMailData(
      {
        ...order,
        customerId: null,
        taxCode: null,
        paymentStatus: hasCome(order.paidAt, at) ? 'paid' : 'pending',
        trackingCode: hasCome(order.shippedAt, at) ? order.trackingCode : null,
      },
      products,
      vat,
    )
  const mail = (kind: string, at: Date | null, more: Record<string, unknown> = {}): Row<'outbox'>[] => {
    if (!at) return []
    const sent = { state: 'sent' as const, attempts: 1, sentAt: at, nextAttemptAt: at, createdAt: at }
    const data = { ...knownAt(at), ...more }
    return [{ dedupeKey: `${kind}/${order.id}`, kind, toAddress: order.customerEmail, language: 'it', data, ...sent }]
  }
  const isPaidLater = order.paidAt !== null && order.paidAt > order.createdAt
  return [
    ...mail('order_confirmation', order.createdAt),
    ...mail('payment_received', isPaidLater ? order.paidAt : null),
    ...mail('order_shipped', order.shippedAt),
    ...mail('order_delivered', order.deliveredAt),
    ...mail('order_cancelled', order.cancelledAt, events.find((event) => event.kind === 'cancelled')?.data),
  ]
}

const hasCome = (step: Date | null, at: Date) => step !== null && step <= at
