import { z } from 'zod'
import { WalletError, type WalletFailure } from '#server/orders/deps/wallet-provider.ts'

/** PayPal's error body; its documents call the list `issues`, the live API and its own SDK `details`. */
const detail = z.object({ issue: z.string().default(''), field: z.string().default('') })
const errorBody = z.object({
  name: z.string().default(''),
  debug_id: z.string().default(''),
  details: z.array(detail).optional(),
  issues: z.array(detail).optional(),
})

// Descriptions may change; the words below are the stable part (rule 465).
const meanings: Record<string, WalletFailure> = {
  INSTRUMENT_DECLINED: 'declined',
  ORDER_NOT_APPROVED: 'not_approved',
  PAYER_ACTION_REQUIRED: 'not_approved',
  ORDER_ALREADY_CAPTURED: 'already_done',
  CAPTURE_FULLY_REFUNDED: 'already_done',
  ORDER_COMPLETION_IN_PROGRESS: 'unknown',
  PREVIOUS_REQUEST_IN_PROGRESS: 'unknown',
  INVALID_RESOURCE_ID: 'not_found',
  ORDER_EXPIRED: 'not_found',
  TRANSACTION_REFUSED: 'refused',
  PAYER_CANNOT_PAY: 'refused',
  PAYER_ACCOUNT_RESTRICTED: 'refused',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'refused',
  PAYER_COUNTRY_NOT_SUPPORTED: 'refused',
  COMPLIANCE_VIOLATION: 'refused',
  TRANSACTION_BLOCKED_BY_PAYEE: 'refused',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'refused',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'refused',
  DUPLICATE_INVOICE_ID: 'refused',
}

/** Issues after which the provider never refunds: staff have to pay the money back another way. */
const finalIssues = new Set([
  'REFUND_NOT_ALLOWED',
  'REFUND_TIME_LIMIT_EXCEEDED',
  'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  'TRANSACTION_DISPUTED',
  'REFUND_CAPTURE_CURRENCY_MISMATCH',
  'REFUND_AMOUNT_EXCEEDED',
  'REFUND_AMOUNT_TOO_LOW',
  'PARTIAL_REFUND_NOT_ALLOWED',
  'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
  'REFUND_IS_RESTRICTED',
])

const addressIssues = new Set([
  'POSTAL_CODE_REQUIRED',
  'CITY_REQUIRED',
  'STATE_REQUIRED',
  'COUNTRY_NOT_SUPPORTED',
  'SHIPPING_ADDRESS_INVALID',
  'INVALID_SHIPPING_ADDRESS',
  'MISSING_SHIPPING_ADDRESS',
])

/** PayPal turned the buyer's address down; the order may be made without it. */
export class AddressRefused extends WalletError {
  override name = 'AddressRefused'
}

/** The meaning of a failed answer. 5xx and 429 do not tell whether the work was done. */
export function walletErrorOf(status: number, body: unknown): WalletError {
  const parsed = errorBody.safeParse(body)
  const { name = '', debug_id = '', details, issues } = parsed.success ? parsed.data : {}
  const problems = details ?? issues ?? []
  const issue = problems[0]?.issue || name || `HTTP_${status}`
  const cause = new Error(`PayPal answered ${status} ${issue}, debug_id ${debug_id || 'none'}`)
  const options = { cause, isFinal: finalIssues.has(issue) }
  if (status >= 500 || status === 429 || status === 408) return new WalletError('unknown', issue, options)
  if (status === 401) return new WalletError('unavailable', issue, options)
  const isAddress = problems.some((p) => addressIssues.has(p.issue) || /\/shipping\/(address|name)/.test(p.field))
  if (isAddress) return new AddressRefused('rejected', issue, options)
  const failure = problems.map((p) => meanings[p.issue]).find((m) => m !== undefined)
  if (failure) return new WalletError(failure, issue, options)
  // A second call with the same request id, while the first one is still at work.
  if (status === 409) return new WalletError('unknown', issue, options)
  return new WalletError(status === 404 ? 'not_found' : 'rejected', issue, options)
}
