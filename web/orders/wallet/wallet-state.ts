import type { Api } from '#web/api.ts'
import type { OrderProblem } from '#web/orders/checkout/order-problem.ts'

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
  /** Whether the money was taken is not known: nobody may be asked to pay again. */
  | { step: 'verifying'; isLong: boolean; isSignedOut?: boolean }
  /** Approved at the provider, not taken: the buyer may complete it. */
  | { step: 'approved'; isAway: boolean }
  | { step: 'note'; note: WalletNoteName }

/** A payment under way in this tab, and what it is for. */
export interface OpenPayment<Wanted> {
  providerOrderId: string
  wanted: Wanted
}

/** What is paid: how its payment is started, and where that is kept while it is under way. */
export interface WalletSubject<Wanted> {
  start(api: Api, wanted: Wanted, key: string): Promise<{ id: string }>
  memory: { read(): OpenPayment<Wanted> | undefined; write(payment: OpenPayment<Wanted>): void; clear(): void }
  attempt: { keyFor(wanted: unknown): string; isFor(wanted: unknown): boolean; forget(): void }
}

export interface WalletFlowParts<Wanted> {
  api: Api
  subject: WalletSubject<Wanted>
  /** Follows up what the payment has paid; answers what went wrong, or undefined when it is done. */
  finish(paid: OpenPayment<Wanted>): Promise<OrderProblem | undefined>
  /** What is paid for, not the payment, is the trouble: whoever shows it explains it. */
  onProblem(problem: OrderProblem): void
  /** Paid, but another tab or browser knows for what: its order stands all the same. */
  onElsewhere?(orderNumber: string | undefined): void
  onChange(state: WalletState): void
  wait(ms: number): Promise<void>
}
