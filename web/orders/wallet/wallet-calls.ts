import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import {
  captureWalletOrder,
  completePayment,
  createPayment,
  createWalletOrder,
  getPayment,
  getWalletOrder,
  payOrder,
  payOrderByWallet,
  releasePayment,
  releaseWalletOrder,
  type WalletStanding,
} from '#shared/contract/orders/wallet.ts'
import type { Api } from '#web/platform/api.ts'

const startLimitMs = 30_000
const captureLimitMs = 20_000
const readLimitMs = 15_000

const within = (limitMs: number) => ({ signal: AbortSignal.timeout(limitMs) })
/** A payment is started under its key, in time. */
export const startingWith = (key: string) => ({ headers: { 'idempotency-key': key }, ...within(startLimitMs) })

export function startCheckoutPayment(api: Api, body: NewOrderInput, key: string): Promise<{ id: string }> {
  const amount = { amount: body.order.toPay ?? body.order.total ?? '', currency: 'EUR', intent: 'capture' } as const
  return api(createWalletOrder, { body: { ...amount, checkout: body } }, startingWith(key))
}

/** An order that stands, and the key that opens it. */
export interface OrderToPay {
  orderNumber: string
  k: string
  /** Not by the wallet. */
  method?: 'card' | undefined
}

export function startOrderPayment(api: Api, { orderNumber, k }: OrderToPay, key: string): Promise<{ id: string }> {
  return api(payOrderByWallet, { params: { orderNumber }, query: { k } }, startingWith(key))
}

export function startOrderPaymentByCard(api: Api, { orderNumber, k }: OrderToPay, key: string) {
  return api(payOrder, { params: { orderNumber }, query: { k }, body: { method: 'card' } }, startingWith(key))
}

export type WalletCalls = ReturnType<typeof walletCalls>

/** The same of a payment by another provider. */
export function cardCalls(api: Api): WalletCalls {
  return {
    capture: (id) => api(completePayment, { params: { id } }, within(captureLimitMs)),
    read: (id) => api(getPayment, { params: { id } }, within(readLimitMs)),
    async release(id) {
      await api(releasePayment, { params: { id } })
    },
  }
}

export function startCardPayment(api: Api, body: NewOrderInput, key: string) {
  const amount = { amount: body.order.toPay ?? body.order.total ?? '', currency: 'EUR' } as const
  return api(createPayment, { body: { method: 'card', ...amount, checkout: body } }, startingWith(key))
}

export function walletCalls(api: Api) {
  return {
    capture(id: string): Promise<WalletStanding> {
      return api(captureWalletOrder, { params: { id } }, within(captureLimitMs))
    },
    read(id: string): Promise<WalletStanding> {
      return api(getWalletOrder, { params: { id } }, within(readLimitMs))
    },
    async release(id: string): Promise<void> {
      await api(releaseWalletOrder, { params: { id } })
    },
  }
}
