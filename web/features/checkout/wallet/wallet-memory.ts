import * as z from 'zod/mini'
import type { NewOrderInput } from '#shared/contract/orders.ts'
import type { KeyValueStore } from '#web/browser-storage.ts'
import { sessionKeys } from '#web/features/checkout/session-keys.ts'
import { createSendAttempt } from '#web/send-attempt.ts'
import { sessionValue } from '#web/session-value.ts'

const stored = z.object({
  providerOrderId: z.string().check(z.minLength(1)),
  body: z.object({
    order: z.looseObject({ customerName: z.string(), customerEmail: z.string() }),
    items: z.array(z.looseObject({ productId: z.int(), quantity: z.int() })),
  }),
})

export interface OpenPayment {
  providerOrderId: string
  body: NewOrderInput
}

/** The payment under way in this tab, so that a reload or the way over the provider's page does not lose it. */
export function createWalletMemory(store?: KeyValueStore) {
  const value = sessionValue(sessionKeys.wallet, stored, store)
  return {
    read: () => value.read() as OpenPayment | undefined,
    write({ providerOrderId, body }: OpenPayment): void {
      // The tax code stays in memory, never in a storage; the server has it.
      value.write({ providerOrderId, body: { ...body, order: { ...body.order, taxCode: null } } })
    },
    clear: () => value.clear(),
  }
}

export const walletMemory = createWalletMemory()
/** The Idempotency-Key of the payment: the same checkout again is the same payment. */
export const walletAttempt = createSendAttempt(sessionKeys.walletAttempt)
