import * as z from 'zod/mini'
import type { NewOrderInput } from '#shared/contract/orders/orders.ts'
import { sessionKeys } from '#web/orders/kept/session-keys.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { sessionValue } from '#web/platform/session-value.ts'
import { type OrderToPay, startCheckoutPayment, startOrderPayment } from './wallet-calls.ts'
import type { OpenPayment, WalletSubject } from './wallet-state.ts'

const providerOrderId = z.string().check(z.minLength(1))
const storedCheckout = z.object({
  providerOrderId,
  wanted: z.object({
    order: z.looseObject({ customerName: z.string(), customerEmail: z.string() }),
    items: z.array(z.looseObject({ productId: z.int(), quantity: z.int() })),
  }),
})

const storedOrder = z.object({
  providerOrderId,
  wanted: z.object({ orderNumber: z.string(), k: z.string(), method: z.optional(z.literal('card')) }),
})

/** So that a reload or the way over the provider's page does not lose it. */
const checkoutMemory = sessionValue(sessionKeys.wallet, storedCheckout)

/** The Idempotency-Key of the payment: the same thing to pay again is the same payment. */
const attempt = createSendAttempt(sessionKeys.walletAttempt)

/** A checkout, whose order comes of its payment. */
export const checkoutSubject: WalletSubject<NewOrderInput> = {
  start: startCheckoutPayment,
  memory: {
    ...checkoutMemory,
    read: () => checkoutMemory.read() as OpenPayment<NewOrderInput> | undefined,
    write({ providerOrderId: id, wanted }): void {
      // The tax code stays in memory, never in a storage; the server has it.
      checkoutMemory.write({ providerOrderId: id, wanted: { ...wanted, order: { ...wanted.order, taxCode: null } } })
    },
  },
  attempt,
}

/** An order that stood before its payment. */
export const orderSubject: WalletSubject<OrderToPay> = {
  start: startOrderPayment,
  memory: sessionValue(sessionKeys.orderPayment, storedOrder),
  attempt,
}

/** The order that a checkout's payment has paid, as it is placed then. */
export function paidOrder({ providerOrderId, wanted }: OpenPayment<NewOrderInput>): NewOrderInput {
  return { ...wanted, order: { ...wanted.order, paymentStatus: 'paid', paypalOrderId: providerOrderId } }
}
