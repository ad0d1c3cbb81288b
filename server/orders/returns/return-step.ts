import type { ReturnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import type { OrderActor } from '#server/orders/order-records/order-event-repository.ts'
import { listOrderLines, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { type OrderMail, takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { moveWithdrawalAlong } from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { type ReturnState, returnLife } from '#shared/domain/platform/states/after-sales-states.ts'
import type { WithdrawalState } from '#shared/domain/platform/states/withdrawal-states.ts'
import { releaseHeld } from './exchange-stock.ts'
import { readReturnData } from './return-mails.ts'
import { type FullReturn, moveReturn, type ReturnChange, updateReturn } from './return-repository.ts'

interface Step {
  /** Left out, its state stays. */
  to?: ReturnState
  change?: ReturnChange
  event: 'return_received' | 'return_settled' | 'return_refused' | 'return_cancelled'
  /** What the event says besides the return. */
  data?: Record<string, unknown>
  actor: OrderActor
  /** Where the statement of withdrawal goes that it carries out, and why. */
  statement?: readonly [to: WithdrawalState, note?: string]
  mail: ((data: ReturnMailData) => OrderMail) | null
}

/**
 * Takes a return a step on: its state, its statement, its order's history and the mail to its customer. Where it ends and
 * nothing is sent, what an exchange held is free again. The caller has locked the order. @throws Problem 409 return_state
 */
export async function takeReturnStep(tx: Tx, order: StoredOrder, one: FullReturn, at: Date, step: Step): Promise<void> {
  const { to, change, event, data, actor, statement, mail } = step
  if (to && !returnLife.may(one.state, to)) throw problem('return_state')
  const isOver = to !== undefined && !returnLife.open.includes(to)
  const isHeld = isOver && one.outcome === 'exchange' && !change?.sentAt
  const homeless = isHeld ? await releaseHeld(tx, await listOrderLines(tx, order.id), one) : []
  if (to) await moveReturn(tx, one, to, { ...change, ...(isOver && { closedAt: at }) })
  else if (change) await updateReturn(tx, one.id, change)
  if (one.withdrawalId && statement) await moveWithdrawalAlong(tx, one.withdrawalId, ...statement)
  const notRestocked = homeless.map(({ productId, size, quantity }) => ({ productId, size, quantity }))
  await takeOrderStep(tx, order, at, {
    event,
    data: {
      returnId: one.id,
      code: one.code,
      ...(isOver && { outcome: change?.outcome ?? one.outcome }),
      ...data,
      ...(notRestocked.length > 0 && { notRestocked }),
    },
    actor,
    mail: mail && { ...mail(await readReturnData(tx, order, one)), about: one.id },
  })
}

/** All of a return's money goes back. */
export const settledByRefund = {
  to: 'settled',
  change: { outcome: 'refund', refundId: null },
  event: 'return_settled',
  mail: null,
} as const satisfies Partial<Step>
