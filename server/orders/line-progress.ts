import type { Db } from '#server/db/database.ts'
import {
  listRefundLines,
  listRefundsOfOrders,
  type NamedRefundLine,
  type Refund,
} from '#server/refunds/refund-repository.ts'
import { moneyBackView, otherMoneyBackView } from '#server/refunds/refund-view.ts'
import { type FullReturn, listReturnsOfOrders } from '#server/returns/return-repository.ts'
import type { LineProgress } from '#shared/contract/orders.ts'
import type { OtherMoneyBack } from '#shared/contract/refunds/refunds.ts'
import type { OrderLineRow, StoredOrder } from './order-repository.ts'

type Order = Pick<StoredOrder, 'id' | 'shippedAt' | 'deliveredAt'>
type Line = Pick<OrderLineRow, 'lineNo' | 'quantity'>

/** What became of the pieces of some orders, and of money that belongs to none of them. */
export interface OrderProgress {
  of(order: Order, line: Line): { progress?: LineProgress }
  other(orderId: string): { otherRefunds?: OtherMoneyBack[] }
}

/** One read for all of a customer's orders (rule 674). */
export async function readOrderProgress(db: Db, orderIds: readonly string[], now: Date): Promise<OrderProgress> {
  const [refunds, returns] = await Promise.all([
    orderIds.length > 0 ? listRefundsOfOrders(db, orderIds) : [],
    orderIds.length > 0 ? listReturnsOfOrders(db, orderIds) : [],
  ])
  const refundLines = await listRefundLines(
    db,
    refunds.map(({ id }) => id),
  )
  return {
    of: (order, line) => {
      const isOfLine = (one: { orderId: string; lineNo: number }) =>
        one.orderId === order.id && one.lineNo === line.lineNo
      const refunded = refundLines.filter((one) => isOfLine(one.line))
      const progress = {
        sent: sentOf(order, line, refunds, refunded),
        ...piecesBack(returns, isOfLine),
        refunds: refundsOfLine(refunds, refunded, now),
      }
      const isAnything = Object.values(progress).some((part) => (Array.isArray(part) ? part.length > 0 : part > 0))
      return isAnything ? { progress } : {}
    },
    other: (orderId) => {
      const otherRefunds = refunds
        .filter((refund) => refund.orderId === orderId)
        .flatMap((refund) => otherMoneyBackView(refund, now))
      return otherRefunds.length > 0 ? { otherRefunds } : {}
    },
  }
}

/** When which pieces of a line left: for now all that were not given back before the order did. */
function sentOf(
  { shippedAt, deliveredAt }: Order,
  { quantity }: Line,
  refunds: readonly Refund[],
  refunded: readonly NamedRefundLine[],
): LineProgress['sent'] {
  if (!shippedAt) return []
  const before = new Set(refunds.filter(({ createdAt }) => createdAt < shippedAt).map(({ id }) => id))
  const kept = refunded.reduce((sum, { line }) => sum + (before.has(line.refundId) ? line.quantity : 0), 0)
  const sentAt = shippedAt.toISOString()
  return quantity > kept ? [{ quantity: quantity - kept, sentAt, deliveredAt: deliveredAt?.toISOString() ?? null }] : []
}

function piecesBack(
  returns: readonly FullReturn[],
  isOfLine: (line: FullReturn['lines'][number]) => boolean,
): Pick<LineProgress, 'returning' | 'received' | 'returned' | 'replaced'> {
  const pieces = { returning: 0, received: 0, returned: 0, replaced: [] as LineProgress['replaced'] }
  for (const one of returns) {
    for (const { quantity, size, exchangeSize } of one.lines.filter(isOfLine)) {
      const { state, outcome, receivedAt, sentAt } = one
      if (state === 'received') pieces.received += quantity
      if (state === 'announced' || (state === 'settled' && !receivedAt)) pieces.returning += quantity
      if (state === 'settled' && receivedAt && outcome === 'refund') pieces.returned += quantity
      if (state === 'settled' && sentAt && outcome !== 'refund')
        pieces.replaced.push({
          quantity,
          outcome,
          frameSize: exchangeSize ?? (size || null),
          sentAt: sentAt.toISOString(),
        })
    }
  }
  return pieces
}

/** A refund's pieces of one line may go to several places. */
function refundsOfLine(refunds: readonly Refund[], lines: readonly NamedRefundLine[], now: Date) {
  return refunds.flatMap((refund) => {
    const cents = lines.reduce((sum, { line }) => sum + (line.refundId === refund.id ? line.amountCents : 0), 0)
    return cents > 0 ? [moneyBackView(refund, cents, now)] : []
  })
}
