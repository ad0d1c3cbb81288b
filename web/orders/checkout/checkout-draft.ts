import * as z from 'zod/mini'
import { type DeliveryMethod, deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { type Details, emptyDetails } from '#web/orders/checkout-parts/checkout-details.ts'
import { sessionKeys } from '#web/orders/kept/session-keys.ts'
import type { KeyValueStore } from '#web/platform/browser-storage.ts'
import { sessionValue } from '#web/platform/session-value.ts'

const stored = z.object({
  version: z.literal(1),
  details: z.object({
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    shippingAddress: z.string(),
    postalCode: z.string(),
    city: z.string(),
  }),
  /** The choice's id. */
  method: z.optional(z.string()),
  delivery: z.optional(z.enum(deliveryMethods)),
})

/** The checkout's input, kept while the dialog is closed. The tax code stays in memory, never in a storage. */
export function createCheckoutDraft(store?: KeyValueStore) {
  const value = sessionValue(sessionKeys.draft, stored, store)
  let taxCode = ''
  const detailsNow = () => value.read()?.details ?? withoutTaxCode(emptyDetails)
  return {
    read: (): Details => ({ ...emptyDetails, ...value.read()?.details, taxCode }),
    save(details: Details): void {
      taxCode = details.taxCode
      value.write({ version: 1, ...value.read(), details: withoutTaxCode(details) })
    },
    method: (): string | undefined => value.read()?.method,
    saveMethod(method: string): void {
      value.write({ version: 1, ...value.read(), details: detailsNow(), method })
    },
    delivery: (): DeliveryMethod | undefined => value.read()?.delivery,
    saveDelivery(delivery: DeliveryMethod): void {
      value.write({ version: 1, ...value.read(), details: detailsNow(), delivery })
    },
    clear(): void {
      taxCode = ''
      value.clear()
    },
  }
}

function withoutTaxCode({ taxCode: _never, ...details }: Details) {
  return details
}

export const checkoutDraft = createCheckoutDraft()
