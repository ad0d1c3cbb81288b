import type { NewOrderInput } from '#shared/contract/orders.ts'
import type { Api } from '#web/api.ts'
import type { OrderProblem } from '#web/features/checkout/order-problem.ts'
import type { OpenPayment } from './wallet-memory.ts'

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
  | { step: 'verifying'; isLong: boolean }
  /** Approved at the provider, not taken: the buyer may complete it. */
  | { step: 'approved'; isAway: boolean }
  | { step: 'note'; note: WalletNoteName }

export interface WalletFlowParts {
  api: Api
  /** Sends the order that the payment has paid; answers what went wrong, or undefined when it stands. */
  place(body: NewOrderInput): Promise<OrderProblem | undefined>
  /** The goods, not the payment, are the trouble: the checkout explains it. */
  onProblem(problem: OrderProblem): void
  /** Paid, but another tab or browser knows for what: its order stands all the same. */
  onElsewhere?(orderNumber: string | undefined): void
  onChange(state: WalletState): void
  memory: { read(): OpenPayment | undefined; write(payment: OpenPayment): void; clear(): void }
  attempt: { keyFor(body: unknown): string; isFor(body: unknown): boolean; forget(): void }
  wait(ms: number): Promise<void>
}
