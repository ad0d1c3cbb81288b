import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { findOrderByNumber } from '#server/orders/order-records/order-repository.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import {
  isOwnStatement,
  receiveStatement,
  receiveWithdrawal,
  type WithdrawalSender,
} from '#server/orders/withdrawals/receive-withdrawal.ts'
import type { WithdrawalReceipt, WithdrawalStatement } from '#shared/contract/orders/returns/withdrawals.ts'
import { asOrderNumber } from '#shared/domain/orders/typed-order-number.ts'
import { openOne } from './open-return.ts'
import { proposeReturn } from './propose-return.ts'
import { readReturnFacts } from './return-facts.ts'

/**
 * A statement from the page of withdrawals. Of the order's own customer it is a return like one opened at the order; from
 * anyone else, or with nothing left to give back, it is kept for staff to look at (rule 445).
 * @throws 429 for many statements about orders that are not the sender's for certain
 */
export async function acceptWithdrawal(
  deps: OrdersDeps,
  statement: WithdrawalStatement,
  sender: WithdrawalSender,
): Promise<WithdrawalReceipt> {
  const found = await findOrderByNumber(deps.database.db, asOrderNumber(statement.orderNumber))
  if (!found) return receiveWithdrawal(deps, statement, sender)
  return withOrderLocked(deps, found.id, async (tx, order, at) => {
    const isOwn = isOwnStatement(order, statement, sender.customerId)
    const requested = isOwn
      ? proposeReturn(await readReturnFacts(tx, order), statement.items, deps.shop, at)
      : undefined
    const opener = { ...sender, by: 'customer' as const, requestKey: undefined, statement }
    const opened = requested && {
      body: { ...requested, outcome: 'refund' as const, reason: statement.items.slice(0, 500) || null, photoIds: [] },
      request: { requestKey: null, requestHash: '' },
    }
    const receipt = opened && (await openOne(tx, deps, order, { ...opened, opener, at })).receipt
    return receipt ?? (await receiveStatement(tx, deps.shop, { statement, sender, at })).receipt
  })
}
