import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { OfferedPayment, PaymentProvider, WantedPayment } from '#server/orders/deps/wallet-provider.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { ProvidedMethod } from '#shared/domain/orders/order-states.ts'

/** A provider of payments besides the wallet, from an extension. */
export interface PaymentPart {
  name: string
  method: ProvidedMethod
  /** Asked at each use, so that new keys hold at once. @returns undefined while it is not configured */
  open(deps: OrdersDeps): PaymentProvider | undefined
}

type Deps = OrdersDeps
const all: PaymentPart[] = []

export function addPaymentPart(part: PaymentPart): void {
  all.push(part)
}

function paymentProviders(deps: Deps): PaymentProvider[] {
  return [deps.wallet ?? [], all.flatMap((part) => part.open(deps) ?? [])].flat()
}

/** The provider of a payment, while it is configured. */
export function providerOf(deps: Deps, payment: { provider: string }): PaymentProvider | undefined {
  return paymentProviders(deps).find(({ name }) => name === payment.provider)
}

/** @throws Problem 404 not_installed; 503 payment_provider_unavailable while it is not configured */
export function providerFor(deps: Deps, method: ProvidedMethod): PaymentProvider {
  const provider = paymentProviders(deps).find((one) => one.method === method)
  if (provider) return provider
  if (method !== 'paypal' && !all.some((part) => part.method === method)) throw problem('not_installed')
  throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
}

/** The providers of calls and events that are not the wallet's. */
export const otherProviders = (deps: Deps): PaymentProvider[] => all.flatMap((part) => part.open(deps) ?? [])

/** What providers offer for this total, with their names. */
export const providedPayments = (deps: Deps, wanted: WantedPayment): (OfferedPayment & { provider: string })[] =>
  paymentProviders(deps).flatMap((one) => one.describe(wanted).map((offered) => ({ ...offered, provider: one.name })))

export const browserOriginsOf = (deps: Deps): string[] =>
  paymentProviders(deps).flatMap(({ browserOrigins }) => browserOrigins)

/** How an order says that a payment paid it. */
export const methodOf = ({ provider }: { provider: string }): ProvidedMethod =>
  provider === 'paypal' ? 'paypal' : 'card'
