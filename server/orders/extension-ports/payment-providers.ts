import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { OfferedPayment, PaymentProvider, Wallet, WantedPayment } from '#server/orders/deps/wallet-provider.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { ProvidedInstrument, ProvidedMethod } from '#shared/domain/platform/states/order-states.ts'

/** A provider of payments besides the wallet, from an extension. */
export interface PaymentPart {
  name: string
  method: ProvidedMethod
  /** Asked at each use, so that new keys hold at once. @returns undefined while it is not configured */
  open(deps: OrdersDeps): PaymentProvider | undefined
}

/** What the wallet's provider takes besides its wallet. */
export interface WalletInstruments {
  /** @param given whether a second provider takes cards; the shop's settings */
  describe(
    wallet: Wallet,
    wanted: WantedPayment,
    given: { othersTakeCards: boolean; shop: Shop },
  ): Promise<readonly OfferedPayment[]>
  /** The wallet's provider as it takes money by this. @returns undefined: as by the wallet */
  by(wallet: Wallet, instrument: ProvidedInstrument): PaymentProvider | undefined
  /** Of further scripts that it needs. */
  browserOrigins(wallet: Wallet): readonly string[]
}

type Deps = OrdersDeps
const parts: PaymentPart[] = []
let instruments: WalletInstruments | undefined

export function setWalletInstruments(given: WalletInstruments): void {
  instruments = given
}

export function addPaymentPart(part: PaymentPart): void {
  parts.push(part)
}

function paymentProviders(deps: Deps): PaymentProvider[] {
  return [deps.wallet ?? [], parts.flatMap((part) => part.open(deps) ?? [])].flat()
}

/** The provider of a payment, as it takes money by what the payment was started for, while it is configured. */
export function providerOf(
  deps: Deps,
  { provider, instrument }: { provider: string; instrument: ProvidedInstrument | null },
): PaymentProvider | undefined {
  const { wallet } = deps
  const isWallet = wallet?.name === provider
  const own = isWallet && instrument ? instruments?.by(wallet, instrument) : undefined
  return own ?? paymentProviders(deps).find(({ name }) => name === provider)
}

/** @throws Problem 404 not_installed; 503 payment_provider_unavailable while it is not configured */
export function providerFor(deps: Deps, method: ProvidedMethod): PaymentProvider {
  const provider = paymentProviders(deps).find((one) => one.method === method)
  if (provider) return provider
  if (method !== 'paypal' && !parts.some((part) => part.method === method)) throw problem('not_installed')
  throw problem('payment_provider_unavailable', { retryAfterSeconds: 60 })
}

/** The providers of calls and events that are not the wallet's. */
export const otherProviders = (deps: Deps): PaymentProvider[] => parts.flatMap((part) => part.open(deps) ?? [])

/** What providers offer for this total, with their names. */
export async function providedPayments(
  deps: Deps,
  wanted: WantedPayment,
): Promise<(OfferedPayment & { provider: string })[]> {
  const { wallet } = deps
  const all = paymentProviders(deps)
  // A method is of one provider, the one that `providerFor` gives: the buyer chooses a card, not who takes it.
  const chosen = all.filter((one, at) => all.findIndex(({ method }) => method === one.method) === at)
  const offered = chosen.map((one) => ({ name: one.name, ways: one.describe(wanted) }))
  const othersTakeCards = offered.some(({ ways }) => ways.some(({ method }) => method === 'card'))
  const more = wallet && (await instruments?.describe(wallet, wanted, { othersTakeCards, shop: deps.shop }))
  if (wallet && more) offered.splice(1, 0, { name: wallet.name, ways: more })
  return offered.flatMap(({ name, ways }) => ways.map((way) => ({ ...way, provider: name })))
}

export const browserOriginsOf = (deps: Deps): string[] => [
  ...paymentProviders(deps).flatMap(({ browserOrigins }) => browserOrigins),
  ...((deps.wallet && instruments?.browserOrigins(deps.wallet)) ?? []),
]

/** How an order says that a payment paid it. */
export const methodOf = ({ provider }: { provider: string }): ProvidedMethod =>
  provider === 'paypal' ? 'paypal' : 'card'
