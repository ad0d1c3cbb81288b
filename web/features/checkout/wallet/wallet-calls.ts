import type { NewOrderInput } from '#shared/contract/orders.ts'
import {
  captureWalletOrder,
  createWalletOrder,
  getWalletOrder,
  releaseWalletOrder,
  type WalletStanding,
} from '#shared/contract/wallet.ts'
import type { Api } from '#web/api.ts'

const startLimitMs = 30_000
const captureLimitMs = 20_000
const readLimitMs = 15_000

export type WalletCalls = ReturnType<typeof walletCalls>

export function walletCalls(api: Api) {
  const within = (limitMs: number) => ({ signal: AbortSignal.timeout(limitMs) })
  return {
    create(body: NewOrderInput, key: string): Promise<{ id: string }> {
      const amount = { amount: body.order.total ?? '', currency: 'EUR', intent: 'capture' } as const
      const options = { headers: { 'idempotency-key': key }, ...within(startLimitMs) }
      return api(createWalletOrder, { body: { ...amount, checkout: body } }, options)
    },
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
