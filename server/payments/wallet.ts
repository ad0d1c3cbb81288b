import type { Cents } from '#shared/domain/money.ts'

/** What the shop asks of the wallet provider. Every call has a time limit and throws WalletError. */
export interface Wallet {
  readonly clientId: string
  readonly environment: 'sandbox' | 'production'
  /** Where the browser script comes from when it is not the provider's own host (emulator). */
  readonly sdkUrl: string
  clientToken(): Promise<string>
  createOrder(input: WalletOrderInput, requestId: string): Promise<{ id: string }>
  getOrder(id: string): Promise<WalletOrder | undefined>
  captureOrder(id: string, requestId: string): Promise<WalletOrder>
  refundCapture(captureId: string, amountCents: Cents, requestId: string): Promise<{ id: string; status: string }>
  verifyWebhook(headers: Record<string, string | undefined>, rawBody: Buffer): Promise<boolean>
}

export interface WalletOrderInput {
  /** Our payment's id: comes back in captures and webhooks. */
  customId: string
  invoiceId: string
  totalCents: Cents
  shippingCents: Cents
  items: readonly { name: string; sku: string; quantity: number; unitCents: Cents }[]
  shipTo: { name: string; address: string; city: string; postalCode: string } | undefined
  language: 'it' | 'en'
}

export interface WalletOrder {
  id: string
  status: 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED'
  customId: string | undefined
  captures: readonly { id: string; status: string; amountCents: Cents; currency: string }[]
}

/** `unknown` means the call may have happened: never read it as a failure (payments-reliability-security.md 2.1). */
export type WalletFailure =
  | 'declined'
  | 'not_approved'
  | 'already_captured'
  | 'not_found'
  | 'refused'
  | 'unavailable'
  | 'unknown'

export class WalletError extends Error {
  override name = 'WalletError'
  failure: WalletFailure
  /** The provider's own word, such as INSTRUMENT_DECLINED. */
  issue: string
  constructor(failure: WalletFailure, issue: string, options?: ErrorOptions) {
    super(`${failure}: ${issue}`, options)
    this.failure = failure
    this.issue = issue
  }
}
