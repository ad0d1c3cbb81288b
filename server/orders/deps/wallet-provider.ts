import type { Language } from '#shared/domain/platform/language.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { ProvidedInstrument, ProvidedMethod } from '#shared/domain/platform/states/order-states.ts'

/**
 * The port of payments: what the shop needs of a provider, the wallet's or another. Every call has a time limit and throws
 * WalletError; none is repeated with another request id unless it certainly failed.
 */
export interface PaymentProvider {
  /** Stored with each of its payments. */
  readonly name: string
  readonly method: ProvidedMethod
  /** Its buyers press «pay» with the amount before them: what they have approved is taken, even if they do not come back. */
  readonly takesApproved?: boolean
  /** As the privacy notice names it; the wallet's text is the core's own. */
  readonly company?: { name: string; company: string }
  /** Origins of its scripts; part of the pages' Content-Security-Policy. */
  readonly browserOrigins: readonly string[]
  /** What may be offered for this total now. */
  describe(wanted: WantedPayment): readonly OfferedPayment[]
  createOrder(input: WalletOrderInput, requestId: string): Promise<{ id: string; clientSecret?: string }>
  /** Undefined when the provider does not know it, or no longer does. */
  getOrder(id: string): Promise<WalletOrder | undefined>
  captureOrder(id: string, requestId: string): Promise<WalletOrder>
  /** Lets go what an unpaid order has authorised, where the provider would keep it on the buyer's account. */
  voidOrder?(id: string): Promise<void>
  refundCapture(input: WalletRefundInput, requestId: string): Promise<WalletRefund>
  getRefund(id: string): Promise<WalletRefund | undefined>
  /** Undefined: no event of this provider. */
  readEvent(rawBody: Buffer): ProviderEvent | undefined
  verifyWebhook(headers: WebhookHeaders, rawBody: Buffer): Promise<boolean>
  /** An approval changes nothing, but is let go after the payment's end; a reversal needs a person; else the order is read. */
  meaningOf(eventType: string): 'approval' | 'reversal' | 'change'
}

/** The first provider, whose browser part is the shop's own. */
export interface Wallet extends PaymentProvider {
  readonly clientId: string
  readonly environment: 'sandbox' | 'production'
  readonly sdkUrl: string
  /** For the browser script; valid for at least 5 minutes. */
  clientToken(): Promise<string>
  /** @param source where the money comes from, if not from the wallet */
  createOrder(input: WalletOrderInput, requestId: string, source?: PaymentSource): Promise<{ id: string }>
  /** A call of its API that only an extension makes: a POST with a body, else a GET. */
  ask(path: string, body?: unknown): Promise<unknown>
}

/** The `payment_source` of an order. @param back where the buyer comes back to from a page of the bank */
export type PaymentSource = (back: { return_url: string; cancel_url: string }) => Record<string, unknown>

export interface WantedPayment {
  totalCents: Cents | undefined
  delivery: 'courier' | 'express' | 'pickup' | undefined
  language: Language
}

/** A way to pay, as the buyer reads it. */
export interface OfferedPayment {
  method: ProvidedMethod
  instrument: ProvidedInstrument | null
  label: string
}

/** Of an event only what finds its payment. */
export interface ProviderEvent {
  id: string
  type: string
  /** What it is about, by the provider's id. */
  resourceId: string | undefined
  orderId: string | undefined
  captureId: string | undefined
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

export interface WalletOrderInput {
  /** Our payment's id: comes back in captures and webhooks. */
  customId: string
  /** Unique for this merchant: the provider refuses to be paid twice for it. */
  invoiceId: string
  language: 'it' | 'en'
  totalCents: Cents
  /** The items; undefined when only the amount is known. */
  goods:
    | {
        shippingCents: Cents
        /** Off the items. */
        discountCents: Cents
        items: readonly WalletItem[]
        /** Left out where nothing is sent. */
        shipTo?: WalletAddress
      }
    | undefined
}

export interface WalletItem {
  name: string
  sku: string
  quantity: number
  unitCents: Cents
}

export interface WalletAddress {
  name: string
  address: string
  city: string
  postalCode: string
  province: string | null
}

export interface WalletOrder {
  id: string
  /** CREATED, PAYER_ACTION_REQUIRED, APPROVED, COMPLETED, VOIDED, or a future value. */
  status: string
  customId: string | undefined
  payerEmail: string | undefined
  /** What it was paid by, once that is known. */
  instrument?: ProvidedInstrument | undefined
  /** Why its money must not be taken: what the bank of its card has answered. */
  refusal?: string | undefined
  /** The buyer's bank has taken the money back, where the provider's event does not say so itself. */
  isReversed?: boolean
  /** For the browser that pays it. */
  clientSecret?: string | undefined
  captures: readonly WalletCapture[]
  refunds: readonly WalletRefund[]
}

export interface WalletCapture {
  id: string
  /** COMPLETED, PENDING, DECLINED, FAILED, PARTIALLY_REFUNDED, REFUNDED. */
  status: string
  amountCents: Cents
  currency: string
}

interface WalletRefundInput {
  captureId: string
  amountCents: Cents
  currency: string
  /** Our refund's id: comes back with it. */
  customId: string
}

export interface WalletRefund {
  id: string
  customId: string | undefined
  /** COMPLETED, PENDING, FAILED, CANCELLED. */
  status: string
  amountCents: Cents | undefined
}

/**
 * The meaning of a failed call for the money:
 * - declined: the buyer's card or account was refused; the same order may be approved and tried again
 * - refused: this order will never be paid
 * - not_approved: the buyer has not (or no longer) agreed
 * - already_done: captured or refunded before: look it up
 * - not_found: unknown to the provider, or no longer known
 * - rejected: the request itself was refused (data, rights, account); nothing happened
 * - unavailable: certainly not done, the provider could not be reached
 * - unknown: may have been done; never read it as a failure (rule 462)
 */
export type WalletFailure =
  | 'declined'
  | 'refused'
  | 'not_approved'
  | 'already_done'
  | 'not_found'
  | 'rejected'
  | 'unavailable'
  | 'unknown'

/** The issue by which a provider refuses the shop's keys. */
export const keyRefused = 'KEY_REFUSED'

export class WalletError extends Error {
  override name = 'WalletError'
  failure: WalletFailure
  /** The provider's own word, such as INSTRUMENT_DECLINED. */
  issue: string
  /** It will never be done: another way has to be found. */
  isFinal: boolean
  constructor(failure: WalletFailure, issue: string, options: ErrorOptions & { isFinal?: boolean } = {}) {
    super(`${failure}: ${issue}`, options)
    this.failure = failure
    this.issue = issue
    this.isFinal = options.isFinal ?? false
  }
}
