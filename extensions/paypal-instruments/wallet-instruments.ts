import {
  type OfferedPayment,
  type PaymentProvider,
  type PaymentSource,
  type Wallet,
  WalletError,
  type WalletOrder,
  walletFailureOf,
} from '#server/orders/deps/wallet-provider.ts'
import type { WalletInstruments } from '#server/orders/extension-ports/payment-providers.ts'
import { readOrder } from '#server/orders/paypal/paypal-answers.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { ProvidedInstrument } from '#shared/domain/platform/states/order-states.ts'
import { refusalOf } from './authentication.ts'
import { findEligible } from './eligibility.ts'
import { type WalletInstrument, walletInstruments } from './instrument-calls.ts'

interface Row {
  label: Record<Language, string>
  /** Undefined: as the wallet's. */
  source?: PaymentSource
  /** A second provider that is set up for cards takes these instead (decision 0118). */
  isCardLike: boolean
}

const rows: Record<WalletInstrument, Row> = {
  card: {
    label: { it: 'Carta di credito o debito', en: 'Credit or debit card' },
    source: (back) => ({
      card: { attributes: { verification: { method: 'SCA_WHEN_REQUIRED' } }, experience_context: back },
    }),
    isCardLike: true,
  },
  pay_later: { label: { it: 'A rate, con PayPal', en: 'In instalments, with PayPal' }, isCardLike: false },
}

const isOwn = (name: ProvidedInstrument): name is WalletInstrument => walletInstruments.some((one) => one === name)

export const paypalInstruments: WalletInstruments = {
  browserOrigins: [],

  async describe(wallet, { totalCents, language }, otherTakes): Promise<OfferedPayment[]> {
    const eligible = await findEligible(wallet, totalCents)
    return walletInstruments.flatMap((instrument) => {
      const { label } = rows[instrument]
      const isOffered = eligible.has(instrument) && !isLeftTo(otherTakes, instrument)
      return isOffered ? { method: 'paypal', instrument, label: label[language] } : []
    })
  },

  by: (wallet, instrument) => (isOwn(instrument) ? walletBy(wallet, instrument) : undefined),
}

/** Cards are a second provider's, where there is one for them. */
export const isLeftTo = (other: boolean, instrument: WalletInstrument): boolean => other && rows[instrument].isCardLike

/** PayPal as it takes money by this: no order is captured that the buyer's bank has not answered for. */
export function walletBy(wallet: Wallet, instrument: WalletInstrument): PaymentProvider {
  const { source } = rows[instrument]

  async function look(id: string): Promise<{ order: WalletOrder; refusal: string | undefined } | undefined> {
    try {
      const answer = await wallet.ask(`/v2/checkout/orders/${encodeURIComponent(id)}`)
      const order = readOrder(answer)
      // PayPal does not tell instalments from its wallet: they are what the buyer chose.
      const paidBy = order.instrument === 'wallet' && instrument === 'pay_later' ? instrument : order.instrument
      return { order: { ...order, instrument: paidBy }, refusal: refusalOf(answer) }
    } catch (error) {
      if (walletFailureOf(error) === 'not_found') return undefined
      throw error
    }
  }

  return {
    ...wallet,
    createOrder: (input, requestId) => wallet.createOrder(input, requestId, source),

    async getOrder(id) {
      const found = await look(id)
      if (!found) return undefined
      const { order, refusal } = found
      // What the bank has refused is not approved: the buyer may try another card.
      return refusal && order.status === 'APPROVED' ? { ...order, status: 'PAYER_ACTION_REQUIRED' } : order
    },

    async captureOrder(id, requestId) {
      const found = await lookBefore(() => look(id))
      if (!found) throw new WalletError('not_found', 'INVALID_RESOURCE_ID')
      if (found.order.status === 'COMPLETED') return found.order
      if (found.refusal) throw new WalletError('declined', found.refusal)
      const { instrument: paidBy } = found.order
      return { ...(await wallet.captureOrder(id, requestId)), instrument: paidBy }
    },
  }
}

/** Nothing is taken yet: an answer that is lost here is no unknown outcome. */
async function lookBefore<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look()
  } catch (error) {
    if (!(error instanceof WalletError) || error.failure !== 'unknown') throw error
    throw new WalletError('unavailable', error.issue, { cause: error })
  }
}
