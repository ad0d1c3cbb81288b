import type { WalletStanding } from '#shared/contract/orders/wallet.ts'
import { ApiError } from '#web/platform/api.ts'
import type { WalletNoteName, WalletState } from './wallet-state.ts'

/** The next step of the flow, by the server's answer. */
export type WalletOutcome =
  | { next: 'finish'; orderNumber: string | undefined }
  | { next: 'verify' }
  | { next: 'show'; state: WalletState }
  /** The payment is over: another try begins from the start. */
  | { next: 'end'; note: WalletNoteName }
  | { next: 'explain'; error: ApiError }

export function outcomeOfStanding({ status, orderNumber }: WalletStanding): WalletOutcome {
  switch (status) {
    case 'COMPLETED':
      return { next: 'finish', orderNumber }
    case 'PENDING':
      // With an order the provider only checks the money: the order stands, its mail says so.
      return orderNumber ? { next: 'finish', orderNumber } : { next: 'verify' }
    case 'APPROVED':
      return { next: 'show', state: { step: 'approved', isAway: false } }
    case 'CREATED':
      return { next: 'show', state: { step: 'note', note: 'declined' } }
    case 'DECLINED':
      return { next: 'end', note: 'refused' }
    case 'EXPIRED':
      return { next: 'end', note: 'expired' }
    case 'REFUNDED':
      return { next: 'end', note: 'refunded' }
  }
}

/** The meaning of a failed capture; a possible capture has to be looked up. */
export function outcomeOfRefusal(error: unknown): WalletOutcome {
  if (!(error instanceof ApiError)) return { next: 'verify' }
  switch (error.code) {
    case 'payment_declined':
      // The same payment may be approved with another card: it keeps its reservation and key.
      return error.problem?.retryable === true
        ? { next: 'show', state: { step: 'note', note: 'declined' } }
        : { next: 'end', note: 'refused' }
    case 'payment_not_approved':
      return { next: 'show', state: { step: 'note', note: 'declined' } }
    case 'payment_expired':
    case 'payment_not_found':
      return { next: 'end', note: 'expired' }
    case 'payment_sold_out':
      return { next: 'end', note: 'soldOut' }
    case 'payment_amount_mismatch':
      return { next: 'end', note: 'refunded' }
    case 'payment_provider_unavailable':
      return { next: 'show', state: { step: 'approved', isAway: true } }
    case 'price_changed':
    case 'insufficient_stock':
    case 'product_unavailable':
    case 'order_not_payable':
    case 'payment_under_way':
      return { next: 'explain', error }
    default:
      return { next: 'verify' }
  }
}

export function isAway(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'payment_provider_unavailable'
}

export function isUnknownPayment(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'payment_not_found'
}
