import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { PaymentProvider } from '#server/orders/deps/wallet-provider.ts'
import { heldFieldsOf, keepOrderFields, withFieldErrors } from '#server/orders/extension-ports/order-fields.ts'
import { otherProviders, providerFor } from '#server/orders/extension-ports/payment-providers.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { reservingBuyerOf } from '#server/orders/reservations/buyer.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { orderingCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { inSpan } from '#server/platform/tracing/tracing.ts'
import { createPayment, payOrder, receivePaymentEvent, receiveWalletEvent } from '#shared/contract/orders/wallet.ts'
import { startOrderPayment } from './pay-order.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { type StartedPayment, startPayment } from './start-payment.ts'

/** Payments by whichever provider; those of the wallet have calls of their own too. */
export function paymentRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(
    app,
    withFieldErrors(createPayment),
    { config: rateLimits.wallet, preValidation: keepOrderFields },
    async ({ body: { method, amount, checkout }, request, reply }) => {
      reply.header('cache-control', 'no-store')
      await orderingCustomerId(request, checkout.order.accountId)
      const provider = providerFor(deps, method)
      const started = await startPayment(depsOfRequest(deps, request), provider, {
        amountCents: amount,
        checkout,
        fields: heldFieldsOf(request, checkout.order),
        buyer: await reservingBuyerOf(deps, request, reply, checkout.order),
        language: requestLanguage(request),
        idempotencyKey: idempotencyKeyOf(request),
        caller: await callerOf(deps, request.ip),
      })
      return withSecret(deps, method, started)
    },
  )

  route(app, payOrder, { config: rateLimits.wallet }, async ({ params, query, body: { method }, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    const provider = providerFor(deps, method)
    const how = { idempotencyKey: idempotencyKeyOf(request), caller: await callerOf(deps, request.ip) }
    const started = await inSpan('start payment', { trace: order.traceParent }, () =>
      startOrderPayment(depsOfRequest(deps, request), provider, order, how),
    )
    return withSecret(deps, method, started)
  })

  eventRoute(app, deps, receiveWalletEvent, () => providerFor(deps, 'paypal'))
  const providerOfEvent = (body: Buffer) => {
    const providers = otherProviders(deps)
    return providers.find((one) => one.readEvent(body)) ?? providers[0] ?? providerFor(deps, 'card')
  }
  eventRoute(app, deps, receivePaymentEvent, providerOfEvent, ['application/json', 'application/x-www-form-urlencoded'])
}

/** The same call sent twice is answered twice: then the secret is read. @throws Problem 503 payment_provider_unavailable */
async function withSecret(
  deps: OrdersDeps,
  method: 'card',
  { id, clientSecret }: StartedPayment,
): Promise<Required<{ id: string; clientSecret: string }>> {
  const secret = clientSecret ?? (await readSecret(deps, method, id))
  if (!secret) throw problem('payment_provider_unavailable', { retryAfterSeconds: 30 })
  return { id, clientSecret: secret }
}

async function readSecret(deps: OrdersDeps, method: 'card', id: string): Promise<string | undefined> {
  try {
    return (await providerFor(deps, method).getOrder(id))?.clientSecret
  } catch (error) {
    deps.log.warn({ err: error }, 'a started payment could not be read')
    return undefined
  }
}

const maxEventBytes = 256 * 1024

/** The signature is over the bytes as they came, so nothing may read them before it is checked. */
function eventRoute(
  app: FastifyInstance,
  deps: OrdersDeps,
  call: typeof receiveWalletEvent | typeof receivePaymentEvent,
  providerOfEvent: (body: Buffer) => PaymentProvider,
  types = ['application/json'],
): void {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxEventBytes }, (_request, body, done) =>
      done(null, body),
    )
    route(raw, call, { bodyLimit: maxEventBytes, config: { acceptsOtherSites: true } }, async ({ request }) => {
      const body: unknown = request.body
      if (!Buffer.isBuffer(body)) throw problem('invalid_input')
      await receiveWebhook(depsOfRequest(deps, request), providerOfEvent(body), {
        headers: request.headers,
        body,
        caller: await callerOf(deps, request.ip),
      })
      return { received: true }
    })
  })
}
