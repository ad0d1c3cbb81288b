import type { MessageKey } from './error-messages.ts'

/**
 * Which status a refusal goes out with, for the document of the calls. That it is so is held against every answer of
 * the fuzz run (faults/fuzz).
 */
const statusOfCode: Partial<Record<MessageKey, number>> = {
  invalid_input: 400,
  invalid_idempotency_key: 400,
  invalid_signature: 400,
  invalid_token: 400,
  import_refused: 400,
  unknown_size: 400,
  size_required: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  invalid_admin_password: 401,
  payment_required: 402,
  payment_declined: 402,
  forbidden: 403,
  cross_site: 403,
  wrong_password: 403,
  not_found: 404,
  product_not_found: 404,
  order_not_found: 404,
  payment_not_found: 404,
  review_not_found: 404,
  withdrawal_not_found: 404,
  customer_not_found: 404,
  mail_not_found: 404,
  request_timeout: 408,
  already_reviewed: 409,
  edit_conflict: 409,
  gone_meanwhile: 409,
  email_taken: 409,
  idempotency_conflict: 409,
  insufficient_stock: 409,
  invalid_transition: 409,
  payment_already_used: 409,
  prices_unconfirmed: 409,
  payment_amount_mismatch: 409,
  payment_expired: 409,
  payment_not_approved: 409,
  payment_sold_out: 409,
  price_changed: 409,
  product_code_taken: 409,
  product_unavailable: 409,
  stock_reserved: 409,
  too_large: 413,
  image_too_large: 413,
  image_too_many_pixels: 413,
  unsupported_type: 415,
  image_type: 415,
  too_many_requests: 429,
  too_many_pieces: 429,
  internal_error: 500,
  busy: 503,
  database_unavailable: 503,
  payment_provider_unavailable: 503,
  storage_full: 503,
}

/** Codes by the status they go out with. @throws when a call names a code that nothing answers */
export function codesByStatus(codes: Iterable<string>): Map<number, string[]> {
  const statuses = new Map<number, string[]>()
  for (const code of new Set(codes)) {
    const status = statusOfCode[code as MessageKey]
    if (status === undefined) throw new Error(`no status is known for ${code}`)
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  return statuses
}
