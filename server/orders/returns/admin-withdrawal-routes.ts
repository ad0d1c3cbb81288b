import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { lockOrder } from '#server/orders/order-records/order-repository.ts'
import { lockPaymentOfOrder } from '#server/orders/refunds/refund-repository.ts'
import {
  findOrderOfWithdrawal,
  listWithdrawals,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from '#server/orders/withdrawals/admin-withdrawal-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import {
  type AdminWithdrawal,
  changeWithdrawal,
  listAdminWithdrawals,
} from '#shared/contract/orders/returns/admin-withdrawals.ts'
import { withdrawalLife } from '#shared/domain/platform/states/withdrawal-states.ts'
import { moveReturnAlong } from './close-return.ts'
import { proposedAmounts } from './propose-return.ts'

const usualLimit = 100

export function adminWithdrawalRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { database, clock, log, shop } = deps

  route(app, listAdminWithdrawals, async ({ query, request, reply }) => {
    const page = { limit: query.limit ?? usualLimit, offset: query.offset ?? 0 }
    const { withdrawals, total } = await listWithdrawals(database.db, { ...query, ...page })
    setPagingHeaders(request, reply, page, total)
    const amounts = await proposedAmounts(database.db, shop, withdrawals)
    return withdrawals.map((w) => view(w, clock(), amounts))
  })

  route(app, changeWithdrawal, async ({ params, body }) => {
    const { state } = body
    // The customer gets the reason (rule 449).
    if (state === 'refused' && !body.stateNote) throw invalidInput({ stateNote: 'field_required' })
    const changed = await inTransaction(database, async (tx) => {
      const order = await lockOrderOf(tx, params.reference)
      const withdrawal = await lockWithdrawal(tx, params.reference)
      if (!withdrawal) throw problem('withdrawal_not_found')
      const isNote = state === withdrawal.state && body.stateNote !== undefined
      if (!isNote && !withdrawalLife.may(withdrawal.state, state)) throw problem('invalid_transition')
      const stateNote = body.stateNote === undefined ? withdrawal.stateNote : body.stateNote || null
      const updated = await updateWithdrawal(tx, withdrawal.id, { state, stateNote })
      if (order && !isNote) await moveReturnAlong(tx, order, updated, clock())
      return updated
    })
    log.info({ reference: changed.reference, state }, 'a withdrawal was handled')
    return view(changed, clock(), await proposedAmounts(database.db, shop, [changed]))
  })
}

/** Before the statement itself, as everything that works on its return does. */
async function lockOrderOf(tx: Tx, reference: string) {
  const orderId = await findOrderOfWithdrawal(tx, reference)
  if (!orderId) return undefined
  await lockPaymentOfOrder(tx, orderId)
  return lockOrder(tx, orderId)
}

function view(row: WithdrawalRow, now: Date, amounts: ReadonlyMap<string, string>): AdminWithdrawal {
  const nextStates = withdrawalLife.states.filter((state) => withdrawalLife.may(row.state, state))
  return {
    reference: row.reference,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    orderNumber: row.orderNumber,
    orderId: row.orderId,
    items: row.items,
    state: row.state,
    stateNote: row.stateNote,
    flags: row.flags,
    statement: row.statement,
    refundDueAt: row.refundDueAt.toISOString(),
    isOverdue: nextStates.length > 0 && row.refundDueAt < now,
    amount: amounts.get(row.id),
    nextStates,
  }
}
