import type { OrderLineRow, StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { type FullParcel, listParcelsOfOrders } from '#server/orders/parcels/parcel-repository.ts'
import {
  listRefundLines,
  listRefundsOfOrders,
  type NamedRefundLine,
  type Refund,
} from '#server/orders/refunds/refund-repository.ts'
import { moneyBackView, otherMoneyBackView } from '#server/orders/refunds/refund-view.ts'
import { type FullReturn, listReturnsOfOrders } from '#server/orders/returns/return-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { LineProgress } from '#shared/contract/orders/orders.ts'
import type { OtherMoneyBack } from '#shared/contract/orders/refunds.ts'

/** The state of the units of some orders, and of money without units. */
export interface OrderProgress {
  of(order: Pick<StoredOrder, 'id'>, line: Pick<OrderLineRow, 'lineNo'>): { progress?: LineProgress }
  other(orderId: string): { otherRefunds?: OtherMoneyBack[] }
}

/**
 * One read for all of a customer's orders.
 * @param known their parcels, where the caller has them
 */
export async function readOrderProgress(
  db: Db,
  orderIds: readonly string[],
  now: Date,
  known?: readonly FullParcel[],
): Promise<OrderProgress> {
  const [parcels, refunds, returns] = await Promise.all([
    known ?? listParcelsOfOrders(db, orderIds),
    listRefundsOfOrders(db, orderIds),
    listReturnsOfOrders(db, orderIds),
  ])
  const refundLines = await listRefundLines(
    db,
    refunds.map(({ id }) => id),
  )
  return {
    of: ({ id: orderId }, { lineNo }) => {
      const isOfLine = (one: { orderId: string; lineNo: number }) => one.orderId === orderId && one.lineNo === lineNo
      const refunded = refundLines.filter((one) => isOfLine(one.line))
      const progress = {
        sent: sentOf(parcels, orderId, lineNo),
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

/** The shipped units of a line with their times, by parcel. */
function sentOf(parcels: readonly FullParcel[], orderId: string, lineNo: number): LineProgress['sent'] {
  return parcels.flatMap(({ orderId: of, sentAt, deliveredAt, lines }) => {
    const quantity = lines.reduce((sum, line) => sum + (line.lineNo === lineNo ? line.quantity : 0), 0)
    return of === orderId && sentAt && quantity > 0
      ? [{ quantity, sentAt: sentAt.toISOString(), deliveredAt: deliveredAt?.toISOString() ?? null }]
      : []
  })
}

function piecesBack(
  returns: readonly FullReturn[],
  isOfLine: (line: FullReturn['lines'][number]) => boolean,
): Pick<LineProgress, 'returning' | 'received' | 'returned' | 'replaced'> {
  const units = { returning: 0, received: 0, returned: 0, replaced: [] as LineProgress['replaced'] }
  for (const one of returns) {
    for (const { quantity, size, exchangeSize } of one.lines.filter(isOfLine)) {
      const { state, outcome, receivedAt, sentAt } = one
      if (state === 'received') units.received += quantity
      if (state === 'announced' || (state === 'settled' && !receivedAt)) units.returning += quantity
      if (state === 'settled' && receivedAt && outcome === 'refund') units.returned += quantity
      if (state === 'settled' && sentAt && outcome !== 'refund')
        units.replaced.push({
          quantity,
          outcome,
          frameSize: exchangeSize ?? (size || null),
          sentAt: sentAt.toISOString(),
        })
    }
  }
  return units
}

/** Refunded units of one line may go to several places. */
function refundsOfLine(refunds: readonly Refund[], lines: readonly NamedRefundLine[], now: Date) {
  return refunds.flatMap((refund) => {
    const cents = lines.reduce((sum, { line }) => sum + (line.refundId === refund.id ? line.amountCents : 0), 0)
    return cents > 0 ? [moneyBackView(refund, cents, now)] : []
  })
}
