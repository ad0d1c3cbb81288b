import type { OrderLineRow } from '#server/orders/order-records/order-repository.ts'
import { returnLife } from '#shared/domain/platform/states/after-sales-states.ts'
import type { FullReturn } from './return-repository.ts'

interface RefundedPieces {
  lineNo: number
  size: string
  quantity: number
}

type BoughtLine = Pick<OrderLineRow, 'lineNo' | 'size' | 'quantity' | 'refundedQuantity' | 'returningQuantity'>

export interface ReturnableUnits {
  size: string
  /** Units in no open return and not refunded. */
  left: number
}

const isOpen = ({ state }: FullReturn) => returnLife.open.includes(state)

/** The units of one line that its customer has, by their size after exchanges; the bought size first. */
export function returnableUnits(
  line: BoughtLine,
  returns: readonly FullReturn[],
  refunded: readonly RefundedPieces[],
): ReturnableUnits[] {
  const has = new Map([[line.size, line.quantity]])
  const add = (size: string, quantity: number) => has.set(size, (has.get(size) ?? 0) + quantity)
  let paidWithAll = 0
  for (const one of returns) {
    const isExchanged = one.state === 'settled' && one.outcome === 'exchange'
    // It was refunded with the whole order, in a refund without units.
    const isPaidWithAll = one.state === 'settled' && one.outcome === 'refund' && one.refundId === null
    for (const { lineNo, size, quantity, exchangeSize } of one.lines) {
      if (lineNo !== line.lineNo || !(isExchanged || isPaidWithAll || isOpen(one))) continue
      add(size, -quantity)
      if (isExchanged) add(exchangeSize ?? size, quantity)
      if (isPaidWithAll) paidWithAll += quantity
    }
  }
  for (const { lineNo, size, quantity } of refunded) if (lineNo === line.lineNo) add(size, -quantity)
  // A refund without a return does not name exchanged sizes: in all, no more is left than the line says.
  const inAll = line.quantity - line.refundedQuantity - line.returningQuantity - paidWithAll
  return [...has].map(([size, left]) => ({ size, left: Math.max(0, Math.min(left, inAll)) }))
}
