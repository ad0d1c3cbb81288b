import * as z from 'zod/mini'
import { type Details, emptyDetails } from './checkout-details.ts'
import { sessionKeys } from './session-keys.ts'
import { type SessionStore, sessionValue } from './session-value.ts'

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
})

/** What was typed in the checkout, kept while the dialog is closed. The tax code stays in memory, never in a storage. */
export function createCheckoutDraft(store?: SessionStore) {
  const value = sessionValue(sessionKeys.draft, stored, store)
  let taxCode = ''
  return {
    read: (): Details => ({ ...emptyDetails, ...value.read()?.details, taxCode }),
    save({ taxCode: typed, ...details }: Details): void {
      taxCode = typed
      value.write({ version: 1, details })
    },
    clear(): void {
      taxCode = ''
      value.clear()
    },
  }
}

export const checkoutDraft = createCheckoutDraft()
