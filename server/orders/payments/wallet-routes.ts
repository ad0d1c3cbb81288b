import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { type Wallet, WalletError } from '#server/orders/deps/wallet-provider.ts'
import { heldFieldsOf, keepOrderFields, withFieldErrors } from '#server/orders/extension-ports/order-fields.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { buyerOf, reservingBuyerOf } from '#server/orders/reservations/buyer.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { orderingCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { inSpan } from '#server/platform/tracing/tracing.ts'
import { createWalletOrder, getWalletSetup, payOrderByWallet } from '#shared/contract/orders/wallet.ts'
import { startOrderPayment } from './pay-order.ts'
import { sendRequestedRefunds } from './send-refunds.ts'
import { startPayment } from './start-payment.ts'

const readingFields = { config: rateLimits.wallet, preValidation: keepOrderFields }

/** Without a wallet every call answers "unavailable". */
export function walletRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const stopSending = sendRequestedRefunds(deps)
  app.addHook('onClose', async () => stopSending())

  function offered(): Wallet {
    if (!deps.wallet) throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
    return deps.wallet
  }

  route(app, getWalletSetup, { config: rateLimits.wallet }, async ({ request, reply }) => {
    const wallet = offered()
    reply.header('cache-control', 'no-store')
    try {
      const { clientId, environment, sdkUrl } = wallet
      return { clientToken: await wallet.clientToken(), clientId, environment, sdkUrl }
    } catch (error) {
      if (!(error instanceof WalletError)) throw error
      request.log.warn({ err: error }, 'no client token')
      throw problem('payment_provider_unavailable', { retryAfterSeconds: 30 })
    }
  })

  route(app, withFieldErrors(createWalletOrder), readingFields, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await orderingCustomerId(request, body.checkout?.order.accountId)
    return startPayment(depsOfRequest(deps, request), offered(), {
      amountCents: body.amount,
      checkout: body.checkout,
      fields: heldFieldsOf(request, body.checkout?.order),
      buyer: body.checkout
        ? await reservingBuyerOf(deps, request, reply, body.checkout.order)
        : { ...(await buyerOf(request)), arrivedAt: deps.clock() },
      language: requestLanguage(request),
      idempotencyKey: idempotencyKeyOf(request),
      caller: await callerOf(deps, request.ip),
    })
  })

  route(app, payOrderByWallet, { config: rateLimits.wallet }, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    const caller = await callerOf(deps, request.ip)
    return inSpan('start payment', { trace: order.traceParent }, () =>
      startOrderPayment(depsOfRequest(deps, request), offered(), order, {
        idempotencyKey: idempotencyKeyOf(request),
        caller,
      }),
    )
  })
}
