import type { FastifyInstance } from 'fastify'
import { momentText } from '#server/messages/mail-parts/order-mail-parts.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { listOrdersForWithdrawal } from '#server/orders/withdrawals/withdrawal-repository.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { currentCustomerId, requireCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { listWithdrawable, sendWithdrawal } from '#shared/contract/orders/returns/withdrawals.ts'
import { returnPeriods } from '#shared/domain/orders/returns/withdrawal-period.ts'
import { daysToReturn } from '#shared/domain/platform/shop/consumer-rights.ts'
import { acceptWithdrawal } from './accept-withdrawal.ts'

export function withdrawalRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, sendWithdrawal, { config: rateLimits.withdrawal }, async ({ body, request }) =>
    acceptWithdrawal(deps, body, {
      customerId: await currentCustomerId(request),
      language: requestLanguage(request),
      caller: await callerOf(deps, request.ip),
    }),
  )

  route(app, listWithdrawable, { onRequest: requireCustomerId }, async ({ request }) => {
    const id = await requireCustomerId(request)
    const orders = await listOrdersForWithdrawal(deps.database.db, id)
    const language = requestLanguage(request)
    return orders.map(({ createdAt, deliveredAt, withdrawals, ...order }) => ({
      ...order,
      withdrawals: withdrawals.map((sent) => {
        const view = { ...sent, createdAt: sent.createdAt.toISOString() }
        const receipt = { ...view, receivedAt: momentText(sent.createdAt, language) }
        return { ...view, receipt: sent.isOwn ? receipt : null }
      }),
      createdAt: createdAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      ...returnPeriods(deliveredAt, daysToReturn(deps.shop), deps.clock()),
    }))
  })
}
