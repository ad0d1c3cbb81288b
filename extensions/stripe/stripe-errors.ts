import type Stripe from 'stripe'
import { keyRefused, WalletError, type WalletFailure } from '#server/orders/deps/wallet-provider.ts'
import { notSent } from '#server/orders/provider-line/fetch-whole.ts'

export const connectionLost = 'CONNECTION_LOST'

type Given = Partial<Stripe.errors.StripeError> & { detail?: unknown; payment_intent?: Stripe.PaymentIntent }

/** Whatever of a payment's state forbids the call, by the state that it is in. */
function meaningOfState(intent: Stripe.PaymentIntent | undefined): WalletFailure {
  switch (intent?.status) {
    case 'succeeded':
      return 'already_done'
    case 'canceled':
      return 'not_found'
    case 'processing':
      return 'unknown'
    case 'requires_payment_method':
      return intent.last_payment_error ? 'declined' : 'not_approved'
    default:
      return 'not_approved'
  }
}

/** A refund is refused for good: by a dispute, by the time that has passed, by what is left. */
const finalCodes = new Set(['charge_disputed', 'charge_not_refundable', 'amount_too_large', 'amount_too_small'])

/** The meaning of what the provider's package throws, by its documented types and codes (rule 465). */
export function walletErrorOf(thrown: unknown): WalletError {
  if (thrown instanceof WalletError) return thrown
  const error = (thrown instanceof Error ? thrown : {}) as Given
  const issue = (error.code ?? error.type ?? 'FAILED').toUpperCase()
  const of = (failure: WalletFailure, word = issue, isFinal = false) =>
    new WalletError(failure, word, { cause: thrown, isFinal })
  switch (error.type) {
    case 'StripeConnectionError':
      return of(isSurelyNotSent(error.detail) ? 'unavailable' : 'unknown', connectionLost)
    case 'StripeAuthenticationError':
    case 'StripePermissionError':
      return of('unavailable', keyRefused)
    case 'StripeRateLimitError':
      return of('unavailable')
    case 'StripeCardError':
      return of('declined', (error.decline_code ?? error.code ?? 'CARD_DECLINED').toUpperCase())
    case 'StripeInvalidRequestError':
      return ofRequest(error, of)
    default:
      return of('unknown')
  }
}

function ofRequest(error: Given, of: (failure: WalletFailure, word?: string, isFinal?: boolean) => WalletError) {
  switch (error.code) {
    case 'resource_missing':
      return of('not_found')
    case 'charge_already_refunded':
      return of('already_done')
    case 'idempotency_key_in_use':
    case 'lock_timeout':
      return of('unknown')
    case 'payment_intent_unexpected_state': {
      const reason = error.payment_intent?.last_payment_error
      return of(meaningOfState(error.payment_intent), (reason?.decline_code ?? reason?.code)?.toUpperCase())
    }
    default:
      return of('rejected', undefined, finalCodes.has(error.code ?? '') || error.param === 'amount')
  }
}

function isSurelyNotSent(detail: unknown): boolean {
  const code = detail instanceof Error ? (detail as NodeJS.ErrnoException).code : undefined
  return code !== undefined && notSent.has(code)
}
