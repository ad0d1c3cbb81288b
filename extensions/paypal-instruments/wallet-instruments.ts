import { z } from 'zod'
import type {
  OfferedPayment,
  PaymentProvider,
  PaymentSource,
  Wallet,
  WalletOrder,
} from '#server/orders/deps/wallet-provider.ts'
import type { WalletInstruments } from '#server/orders/extension-ports/payment-providers.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { ProvidedInstrument } from '#shared/domain/platform/states/order-states.ts'
import { applePayKind } from './apple-pay-domain.ts'
import { findEligible } from './eligibility.ts'
import { type WalletInstrument, walletInstruments } from './instrument-calls.ts'

interface Row {
  label: Record<Language, string>
  /** Undefined: as the wallet's. */
  source?: (back: Parameters<PaymentSource>[0], buyerName: string) => ReturnType<PaymentSource>
  /** A second provider that is set up for cards takes these instead (decision 0118). */
  isCardLike: boolean
  /** What of the shop's own it needs. */
  isSetUp?(shop: Shop): boolean
  /** It is paid on a page of its own, with the amount before the buyer: decision 0117. */
  isPaidElsewhere?: true
}

const authenticated =
  (name: string): PaymentSource =>
  (back) => ({
    [name]: { attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } }, experience_context: back },
  })

const rows: Record<WalletInstrument, Row> = {
  apple_pay: {
    label: { it: 'Apple Pay', en: 'Apple Pay' },
    source: (back) => ({ apple_pay: { experience_context: back } }),
    isCardLike: true,
    isSetUp: (shop) => applePayKind.viewOf(shop).domainFile !== '',
  },
  google_pay: {
    label: { it: 'Google Pay', en: 'Google Pay' },
    source: authenticated('google_pay'),
    isCardLike: true,
  },
  card: {
    label: { it: 'Carta di credito o debito', en: 'Credit or debit card' },
    source: authenticated('card'),
    isCardLike: true,
  },
  pay_later: { label: { it: 'A rate, con PayPal', en: 'In instalments, with PayPal' }, isCardLike: false },
  satispay: {
    label: { it: 'Satispay', en: 'Satispay' },
    source: (back, name) => ({ satispay: { name, country_code: 'IT', experience_context: back } }),
    isCardLike: false,
    isPaidElsewhere: true,
  },
}

const isOwn = (name: ProvidedInstrument): name is WalletInstrument => walletInstruments.some((one) => one === name)

export const paypalInstruments: WalletInstruments = {
  // Of Google's sheet; Apple's is the device's own.
  browserOrigins: ({ sdkUrl }) =>
    /^https:\/\/[\w.-]+\.paypal\.com\//.test(sdkUrl) ? ['https://pay.google.com', 'https://google.com/pay'] : [],

  async describe(wallet, { totalCents, language }, given): Promise<OfferedPayment[]> {
    const eligible = await findEligible(wallet, totalCents)
    return walletInstruments.flatMap((instrument) => {
      const isOffered = eligible.has(instrument) && mayBeOffered(instrument, given)
      return isOffered ? { method: 'paypal', instrument, label: rows[instrument].label[language] } : []
    })
  },

  by: (wallet, instrument) => (isOwn(instrument) ? walletBy(wallet, instrument) : undefined),
}

/** As far as the shop decides. @param given cards are a second provider's, where there is one for them */
export function mayBeOffered(instrument: WalletInstrument, given: { othersTakeCards: boolean; shop: Shop }): boolean {
  const { isCardLike, isSetUp } = rows[instrument]
  return !(given.othersTakeCards && isCardLike) && (isSetUp?.(given.shop) ?? true)
}

/** PayPal as it takes money by this. @param buyerName of a payment that is started */
export function walletBy(wallet: Wallet, instrument: WalletInstrument, buyerName = ''): PaymentProvider {
  const { source, isPaidElsewhere } = rows[instrument]
  // PayPal does not tell instalments from its wallet: they are what the buyer chose.
  const named = (order: WalletOrder): WalletOrder =>
    order.instrument === 'wallet' && instrument === 'pay_later' ? { ...order, instrument } : order
  return {
    ...wallet,
    ...(isPaidElsewhere && { takesApproved: true }),
    createOrder: (input, requestId) =>
      wallet.createOrder(input, requestId, source && ((back) => source(back, buyerName))),
    async getOrder(id) {
      const order = await wallet.getOrder(id)
      return order && named(order)
    },
    captureOrder: async (id, requestId) => named(await wallet.captureOrder(id, requestId)),
  }
}

const href = z.string().regex(/^https?:/)
const linked = z.object({ links: z.array(z.object({ rel: z.string(), href })) })

/** Where the buyer pays it, if not in the shop. @returns undefined: nowhere any more @throws WalletError */
export async function pageOf(wallet: Wallet, instrument: WalletInstrument, id: string): Promise<string | undefined> {
  if (!rows[instrument].isPaidElsewhere) return undefined
  const answer = linked.safeParse(await wallet.ask(`/v2/checkout/orders/${encodeURIComponent(id)}`))
  return answer.data?.links.find(({ rel }) => rel === 'payer-action')?.href
}
