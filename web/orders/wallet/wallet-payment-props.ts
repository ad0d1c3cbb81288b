import type { RefObject } from 'react'
import type { OrderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import type { OpenPayment } from './wallet-state.ts'

/** The action of the wallet's button. Call it in the click: the browser opens a window for it. */
export interface WalletHandle<Wanted> {
  start(requested: Wanted): void
}

/** Undefined: the button is enabled. Else its text meanwhile, if it differs. */
export type WalletBusy = { text?: string; isLocked?: boolean } | undefined

export interface WalletPaymentProps<Wanted> {
  handle: RefObject<WalletHandle<Wanted> | null>
  finish(paid: OpenPayment<Wanted>): Promise<OrderProblem | undefined>
  onProblem(problem: OrderProblem): void
  onBusy(busy: WalletBusy): void
  onUseBank(): void
}
