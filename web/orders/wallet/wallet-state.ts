import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import type { Api } from '#web/platform/api.ts'
import type { WalletCalls } from './wallet-calls.ts'

export type WalletNoteName =
  | 'cancelled'
  | 'declined'
  | 'refused'
  | 'blocked'
  | 'away'
  | 'expired'
  | 'soldOut'
  | 'refunded'

export type WalletState =
  | { step: 'idle' }
  | { step: 'waiting' }
  | { step: 'capturing' }
  /** It is unknown whether the money was taken: do not ask to pay again. */
  | { step: 'verifying'; isLong: boolean; isSignedOut?: boolean }
  /** Approved at the provider, not taken: the buyer may complete it. */
  | { step: 'approved'; isAway: boolean }
  | { step: 'note'; note: WalletNoteName }

/** An unfinished payment in this tab, and its subject. */
export interface OpenPayment<Wanted> {
  providerOrderId: string
  wanted: Wanted
}

/** A payment that was started, with what its provider's part in the browser goes on with. */
export interface StartedPayment {
  id: string
  /** Outside the shop. */
  page?: string | undefined
  clientSecret?: string | undefined
}

/** The subject of a payment: how to start it, and where to store it while unfinished. */
export interface WalletSubject<Wanted> {
  start(api: Api, requested: Wanted, key: string): Promise<StartedPayment>
  memory: { read(): OpenPayment<Wanted> | undefined; write(payment: OpenPayment<Wanted>): void; clear(): void }
  attempt: { keyFor(requested: unknown): string; isFor(requested: unknown): boolean; forget(): void }
}

export interface WalletFlowParts<Wanted> {
  api: Api
  /** Those of the wallet, unless another provider takes the money. */
  calls?: WalletCalls | undefined
  subject: WalletSubject<Wanted>
  /** Finishes a paid payment; answers the problem, or undefined. */
  finish(paid: OpenPayment<Wanted>): Promise<OrderProblem | undefined>
  /** The problem is in the order, not in the payment: the caller explains it. */
  onProblem(problem: OrderProblem): void
  /** Paid, but another tab or browser knows for what: its order stands all the same. */
  onElsewhere?(orderNumber: string | undefined): void
  onChange(state: WalletState): void
  wait(ms: number): Promise<void>
}
