import type { FastifyInstance } from 'fastify'
import { type PaymentProvider, WalletError } from '#server/orders/deps/wallet-provider.ts'
import { heldFieldsOf, keepOrderFields, withFieldErrors } from '#server/orders/extension-ports/order-fields.ts'
import { otherProviders } from '#server/orders/extension-ports/payment-providers.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { startOrderPayment } from '#server/orders/payments/pay-order.ts'
import { startPayment } from '#server/orders/payments/start-payment.ts'
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
import type { Deps } from '#server/site/deps/deps.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import { isEligible } from './eligibility.ts'
import { payOrderByInstrument, startByInstrument, type WalletInstrument } from './instrument-calls.ts'
import { mayBeOffered, pageOf, walletBy } from './wallet-instruments.ts'

export function instrumentRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    withFieldErrors(startByInstrument),
    { config: rateLimits.wallet, preValidation: keepOrderFields },
    async ({ body: { instrument, amount, checkout }, request, reply }) => {
      reply.header('cache-control', 'no-store')
      await orderingCustomerId(request, checkout.order.accountId)
      const provider = await offered(deps, instrument, amount, checkout.order.customerName)
      const { id } = await startPayment(depsOfRequest(deps, request), provider, {
        instrument,
        amountCents: amount,
        checkout,
        fields: heldFieldsOf(request, checkout.order),
        buyer: await reservingBuyerOf(deps, request, reply, checkout.order),
        language: requestLanguage(request),
        idempotencyKey: idempotencyKeyOf(request),
        caller: await callerOf(deps, request.ip),
      })
      return withPage(deps, instrument, id)
    },
  )

  route(
    app,
    payOrderByInstrument,
    { config: rateLimits.wallet },
    async ({ params, query, body: { instrument }, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
      const provider = await offered(deps, instrument, toPayCents(order), order.customerName)
      const how = { instrument, idempotencyKey: idempotencyKeyOf(request), caller: await callerOf(deps, request.ip) }
      const { id } = await inSpan('start payment', { trace: order.traceParent }, () =>
        startOrderPayment(depsOfRequest(deps, request), provider, order, how),
      )
      return withPage(deps, instrument, id)
    },
  )
}

const away = (retryAfterSeconds: number) => problem('payment_provider_unavailable', { retryAfterSeconds })

/** @throws Problem 503 payment_provider_unavailable without PayPal; 409 instrument_not_offered */
async function offered(
  deps: Deps,
  instrument: WalletInstrument,
  totalCents: Cents,
  buyerName: string,
): Promise<PaymentProvider> {
  const { wallet, shop } = deps
  if (!wallet) throw away(60)
  const othersTakeCards = otherProviders(deps).some(({ method }) => method === 'card')
  const mayBe =
    mayBeOffered(instrument, { othersTakeCards, shop }) &&
    (await answered(deps, isEligible(wallet, instrument, totalCents)))
  if (!mayBe) throw problem('instrument_not_offered')
  return walletBy(wallet, instrument, buyerName)
}

/** @throws Problem 503 payment_provider_unavailable; the same start again finds its payment */
async function withPage(deps: Deps, instrument: WalletInstrument, id: string) {
  if (!deps.wallet) throw away(60)
  return { id, page: await answered(deps, pageOf(deps.wallet, instrument, id)) }
}

async function answered<T>({ log }: Deps, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof WalletError)) throw error
    log.warn({ err: error }, 'PayPal does not say how an instrument is offered')
    throw away(30)
  }
}
