import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { withFieldErrors } from '#server/orders/extension-ports/order-fields.ts'
import { depsOfRequest } from '#server/platform/http/request-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import {
  captureWalletOrder,
  completePayment,
  getPayment,
  getWalletOrder,
  releasePayment as releaseAnyPayment,
  releaseWalletOrder,
} from '#shared/contract/orders/wallet.ts'
import { capturePayment } from './capture-payment.ts'
import { findPaymentByProviderOrder, type Payment } from './payment-repository.ts'
import { standingOf } from './payment-standing.ts'
import { releasePayment } from './reconcile-payments.ts'
import { watchPayment } from './watch-payment.ts'

interface Calls {
  capture: typeof captureWalletOrder | typeof completePayment
  get: typeof getWalletOrder | typeof getPayment
  release: typeof releaseWalletOrder | typeof releaseAnyPayment
  /** Without a wallet its own address takes no money. */
  needsWallet: boolean
}

/** What is done with a payment by its provider's id, under the wallet's address and under that of all providers. */
export function startedPaymentRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  mount(app, deps, { capture: captureWalletOrder, get: getWalletOrder, release: releaseWalletOrder, needsWallet: true })
  mount(app, deps, { capture: completePayment, get: getPayment, release: releaseAnyPayment, needsWallet: false })
}

function mount(app: FastifyInstance, deps: OrdersDeps, calls: Calls): void {
  const { db } = deps.database
  const findKnown = async (id: string): Promise<Payment> => {
    const payment = await findPaymentByProviderOrder(db, id)
    if (!payment) throw problem('payment_not_found')
    return payment
  }

  route(app, withFieldErrors(calls.capture), async ({ params, request, reply }) => {
    if (calls.needsWallet && !deps.wallet) throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
    const caller = await callerOf(deps, request.ip)
    const standing = await capturePayment(depsOfRequest(deps, request), params.id, caller)
    reply.code(standing.status === 'COMPLETED' ? 200 : 202).header('cache-control', 'no-store')
    return standing
  })

  route(app, calls.get, async ({ params, request, reply }) => {
    reply.header('cache-control', 'no-store')
    return watchPayment(depsOfRequest(deps, request), await findKnown(params.id))
  })

  route(app, calls.release, async ({ params, request }) =>
    standingOf(db, await releasePayment(depsOfRequest(deps, request), (await findKnown(params.id)).id)),
  )
}
