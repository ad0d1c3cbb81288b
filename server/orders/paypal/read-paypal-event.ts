import { z } from 'zod'
import type { PaymentProvider, ProviderEvent } from '#server/orders/deps/wallet-provider.ts'

const link = z.object({ href: z.string().max(2_048), rel: z.string() })
const incoming = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().min(1).max(100),
  // Only the payment's ids are read; other fields may be anything.
  resource: z
    .looseObject({
      id: z.string().max(64).optional().catch(undefined),
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: z.string().max(64) }) })
        .optional()
        .catch(undefined),
      links: z.array(link).optional().catch(undefined),
    })
    .catch({}),
})

export function readPaypalEvent(rawBody: Buffer): ProviderEvent | undefined {
  try {
    const { id, event_type: type, resource } = incoming.parse(JSON.parse(rawBody.toString('utf8')))
    const isOrder = type.startsWith('CHECKOUT.ORDER.')
    const related = resource.supplementary_data?.related_ids.order_id
    // A refund names only the capture it is of.
    const up = resource.links?.find((l) => l.rel === 'up')?.href
    const captureId = /\/captures\/([A-Za-z0-9-]{1,64})$/.exec(up ?? '')?.[1]
    return { id, type, resourceId: resource.id, orderId: isOrder ? resource.id : related, captureId }
  } catch {
    return undefined
  }
}

/** An approval alone captures nothing: that happens when the buyer returns to the shop. */
export const meaningOfPaypal: PaymentProvider['meaningOf'] = (type) =>
  type === 'CHECKOUT.ORDER.APPROVED' ? 'approval' : type === 'PAYMENT.CAPTURE.REVERSED' ? 'reversal' : 'change'
