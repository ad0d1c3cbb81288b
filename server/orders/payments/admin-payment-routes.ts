import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { listPaymentsNeedingAttentionCall, markPaymentSeen } from '#shared/contract/orders/admin-payments.ts'
import { clearAttention, listPaymentsNeedingAttention } from './attention-repository.ts'

export function adminPaymentRoutes(app: FastifyInstance, { database, clock }: OrdersDeps): void {
  route(app, listPaymentsNeedingAttentionCall, () => listPaymentsNeedingAttention(database.db))

  route(app, markPaymentSeen, async ({ params, request, reply }) => {
    const reason = await inTransaction(database, (tx) => clearAttention(tx, params.id, clock()))
    if (reason === undefined) throw problem('payment_not_found')
    request.log.info({ paymentId: params.id, reason }, 'a payment that needed attention was looked at')
    reply.code(204)
    return undefined
  })
}
