import * as z from 'zod/mini'
import { placedOrder } from '#shared/contract/orders/orders.ts'
import { sessionValue } from '#web/platform/session-value.ts'
import { sessionKeys } from './session-keys.ts'

const confirmed = z.object({
  order: placedOrder,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.optional(z.string()),
  postalCode: z.optional(z.string()),
})
export type ConfirmedOrder = z.output<typeof confirmed>

const value = sessionValue(sessionKeys.lastOrder, confirmed)
const listeners = new Set<() => void>()

/** The order placed last in this tab: its confirmation outlives a reload, until something new is in the cart. */
export const lastOrder = {
  read: value.read,
  write(order: ConfirmedOrder): void {
    value.write(order)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
