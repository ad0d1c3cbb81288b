import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
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
import {
  captureWalletOrder,
  createWalletOrder,
  getWalletOrder,
  getWalletSetup,
  payOrderByWallet,
  receiveWalletEvent,
  releaseWalletOrder,
} from '#shared/contract/orders/wallet.ts'
import { capturePayment } from './capture-payment.ts'
import { startOrderPayment } from './pay-order.ts'
import { findPaymentByProviderOrder, type Payment } from './payment-repository.ts'
import { standingOf } from './payment-standing.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { releasePayment } from './reconcile-payments.ts'
import { sendRequestedRefunds } from './send-refunds.ts'
import { startPayment } from './start-payment.ts'
import { type Wallet, WalletError } from './wallet-provider.ts'
import { watchPayment } from './watch-payment.ts'

const maxEventBytes = 256 * 1024

/** Without a wallet every call answers "unavailable". */
export function walletRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const stopSending = sendRequestedRefunds(deps)
  app.addHook('onClose', async () => stopSending())

  function offered(): Wallet {
    if (!deps.wallet) throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
    return deps.wallet
  }

  async function findKnown(providerOrderId: string): Promise<Payment> {
    const payment = await findPaymentByProviderOrder(db, providerOrderId)
    if (!payment) throw problem('payment_not_found')
    return payment
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

  route(app, createWalletOrder, { config: rateLimits.wallet }, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store')
    await orderingCustomerId(request, body.checkout?.order.accountId)
    return startPayment(depsOfRequest(deps, request), offered(), {
      amountCents: body.amount,
      checkout: body.checkout,
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

  route(app, captureWalletOrder, async ({ params, request, reply }) => {
    const wallet = offered()
    const caller = await callerOf(deps, request.ip)
    const standing = await capturePayment(depsOfRequest(deps, request), wallet, params.id, caller)
    reply.code(standing.status === 'COMPLETED' ? 200 : 202).header('cache-control', 'no-store')
    return standing
  })

  route(app, getWalletOrder, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return watchPayment(depsOfRequest(deps, request), await findKnown(params.id))
  })

  route(app, releaseWalletOrder, async ({ params, request }) =>
    standingOf(db, await releasePayment(depsOfRequest(deps, request), (await findKnown(params.id)).id)),
  )

  // The signature is over the bytes as they came, so nothing may read them before it is checked.
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: maxEventBytes },
      (_request, body, done) => done(null, body),
    )
    route(
      raw,
      receiveWalletEvent,
      { bodyLimit: maxEventBytes, config: { acceptsOtherSites: true } },
      async ({ request }) => {
        const body: unknown = request.body
        if (!Buffer.isBuffer(body)) throw problem('invalid_input')
        await receiveWebhook(depsOfRequest(deps, request), offered(), {
          headers: request.headers,
          body,
          caller: await callerOf(deps, request.ip),
        })
        return { received: true }
      },
    )
  })
}
