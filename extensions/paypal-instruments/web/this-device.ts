import type { Cents } from '#shared/domain/platform/money.ts'
import type { WalletFlow } from '#web/orders/wallet/wallet-flow.ts'
import type { WalletInstrument } from '../instrument-calls.ts'
import type { Sdk } from './card-fields.ts'

interface Total {
  label: string
  amount: string
  type: 'final'
}

/** As Safari has it, as far as it is used here. */
interface AppleSheet {
  onvalidatemerchant: (event: { validationURL: string }) => void
  onpaymentmethodselected: () => void
  onpaymentauthorized: (event: { payment: { token: never; billingContact: never } }) => void
  oncancel: () => void
  begin(): void
  abort(): void
  completeMerchantValidation(session: unknown): void
  completePaymentMethodSelection(update: { newTotal: Total }): void
  completePayment(result: { status: number }): void
}

declare global {
  interface Window {
    ApplePaySession?: {
      new (version: number, request: object): AppleSheet
      canMakePayments(): boolean
      STATUS_SUCCESS: number
      STATUS_FAILURE: number
    }
  }
}

/** Safari refuses the question on an address without HTTPS. */
function hasApplePay(): boolean {
  try {
    return window.ApplePaySession?.canMakePayments() ?? false
  } catch {
    return false
  }
}

/** Of the buttons of phones one: the device's own, else Google's where the browser opens sheets of payment. */
export function onThisDevice(ways: readonly WalletInstrument[]): WalletInstrument[] {
  const isApple = ways.includes('apple_pay') && hasApplePay()
  const isHere: Partial<Record<WalletInstrument, boolean>> = {
    apple_pay: isApple,
    google_pay: !isApple && 'PaymentRequest' in window,
  }
  return ways.filter((one) => isHere[one] ?? true)
}

/** What a sheet says that is paid. */
export interface SheetTotal {
  cents: Cents
  shopName: string
}

type Flow = Pick<WalletFlow<unknown>, 'createOrder' | 'approved' | 'cancelled' | 'failed' | 'state'>
/** Opens the device's sheet, in the press, for a payment that has begun. */
export type OpenSheet = (flow: Flow, total: SheetTotal) => void
/** @returns undefined: this device, or its holder, has no such way */
export type PrepareSheet = (sdk: Sdk, isReal: boolean) => Promise<OpenSheet | undefined>
