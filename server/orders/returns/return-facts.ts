import { listOrderLines, type OrderLineRow, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { listRefundLines, listRefundsOfOrder, type Refund } from '#server/orders/refunds/refund-repository.ts'
import { paidShippingCents } from '#server/orders/refunds/request-refund.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { type KindTerm, kindsOf } from '#shared/domain/orders/returns/return-terms.ts'
import { daysToReturn } from '#shared/domain/platform/shop/consumer-rights.ts'
import { returnLife } from '#shared/domain/platform/states/after-sales-states.ts'
import { type FullReturn, listReturnsOfOrder } from './return-repository.ts'
import { type ReturnableUnits, returnableUnits } from './returnable-units.ts'

/** All data that decides about possible returns of an order. */
export interface ReturnFacts {
  order: StoredOrder
  lines: (OrderLineRow & { pieces: ReturnableUnits[] })[]
  returns: FullReturn[]
  refunds: Refund[]
}

export async function readReturnFacts(db: Db, order: StoredOrder, known?: FullReturn[]): Promise<ReturnFacts> {
  const returns = known ?? (await listReturnsOfOrder(db, order.id))
  const lines = await listOrderLines(db, order.id)
  const refunds = order.refundAskedCents > 0 ? await listRefundsOfOrder(db, order.id) : []
  const refunded = await listRefundLines(
    db,
    refunds.map(({ id }) => id),
  )
  const units = refunded.map(({ line, size }) => ({ lineNo: line.lineNo, size, quantity: line.quantity }))
  return { order, returns, refunds, lines: lines.map((l) => ({ ...l, pieces: returnableUnits(l, returns, units) })) }
}

/**
 * The kinds of return possible for a line; none for orders that are cancelled, refunded, or neither paid nor shipped.
 */
export function kindsOfLine(
  { order }: Pick<ReturnFacts, 'order'>,
  { category, sentQuantity }: Pick<OrderLineRow, 'category' | 'sentQuantity'>,
  { returnDays: offeredDays, warrantyYears, usedWarrantyMonths }: Shop,
  moment: Date,
): KindTerm[] {
  const { channel, orderStatus, paymentStatus, paidAt, shippedAt, deliveredAt, sellsGiftCard } = order
  if (sellsGiftCard) return []
  const isSent = shippedAt !== null || sentQuantity > 0
  if (orderStatus === 'cancelled' || paymentStatus === 'refunded' || (!paidAt && !isSent)) return []
  const guaranteeMonths = category === 'bici-usate' ? usedWarrantyMonths : warrantyYears * 12
  return kindsOf(
    {
      ...{ isSent, deliveredAt, returnDays: daysToReturn({ returnDays: offeredDays }), guaranteeMonths },
      isDistance: channel === 'distance',
    },
    moment,
  )
}

/**
 * The delivery charge refunded with the withdrawals of an order: once, after everything in it is withdrawn.
 * @param more further units of each line to be withdrawn
 */
export function shippingOfWithdrawals(
  { order, lines, returns, refunds }: ReturnFacts,
  more: ReadonlyMap<number, number> = new Map(),
): number {
  if (refunds.some(({ shippingCents }) => shippingCents > 0)) return 0
  const withdrawn = returns.filter(
    ({ kind, state }) => kind === 'withdrawal' && !['refused', 'cancelled'].includes(state),
  )
  const isAll = lines.every(({ lineNo, quantity }) => {
    const own = withdrawn.flatMap((r) => r.lines).filter((l) => l.lineNo === lineNo)
    return own.reduce((sum, l) => sum + l.quantity, more.get(lineNo) ?? 0) >= quantity
  })
  return isAll ? paidShippingCents(order) : 0
}

/** The same for one return: the last one opened carries it. */
export function shippingOf(facts: ReturnFacts, { id }: Pick<FullReturn, 'id'>): number {
  const open = facts.returns.filter(({ kind, state }) => kind === 'withdrawal' && returnLife.open.includes(state))
  return open.at(-1)?.id === id ? shippingOfWithdrawals(facts) : 0
}
