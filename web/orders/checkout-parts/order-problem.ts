import { ApiError } from '#web/platform/api.ts'
import { type DetailName, isDetailName } from './checkout-details.ts'

/** Of the parts of extensions, by path: "invoice.vatNumber", "pickupSlot". */
export type FieldTexts = Readonly<Record<string, string>>

export type OrderProblem =
  | { kind: 'fields'; fields: Partial<Record<DetailName, string>>; extra: FieldTexts; message: string }
  | { kind: 'session' | 'price' | 'stock' | 'unavailable' | 'delivery' | 'tooMany' | 'notReady' | 'offline' | 'failed' }
  | { kind: 'code' | 'giftCard' | 'notOnline'; message: string }
  | { kind: 'busy'; seconds: number }

const kinds: Record<string, 'price' | 'stock' | 'unavailable' | 'delivery' | 'tooMany' | 'notReady'> = {
  price_changed: 'price',
  insufficient_stock: 'stock',
  // For the customer a discontinued size is missing stock.
  unknown_size: 'stock',
  size_required: 'stock',
  product_unavailable: 'unavailable',
  delivery_not_offered: 'delivery',
  delivery_by_phone: 'delivery',
  too_many_pieces: 'tooMany',
  shop_not_ready: 'notReady',
}
const usualWaitSeconds = 60

/** Maps any error of sending an order. Without a complete answer the outcome is unknown: `offline`. */
export function orderProblem(error: unknown): OrderProblem {
  if (!(error instanceof ApiError)) return { kind: 'offline' }
  if (error.status === 401 || error.code === 'other_account') return { kind: 'session' }
  const { items: [refused] = [] } = { items: [], ...error.problem } as { items?: { reason?: string }[] }
  if (error.code === 'product_unavailable' && refused?.reason && refused.reason !== 'gone')
    return { kind: 'notOnline', message: error.message }
  const kind = kinds[error.code]
  if (kind) return { kind }
  if (error.code.startsWith('gift_card_')) return { kind: 'giftCard', message: error.message }
  if (error.code.startsWith('code_')) return { kind: 'code', message: error.message }
  if (error.status === 429) return { kind: 'busy', seconds: error.retryAfterSeconds ?? usualWaitSeconds }
  if (Object.keys(error.fields).length > 0 || error.code === 'invalid_input') {
    const fields: Partial<Record<DetailName, string>> = {}
    const extra: Record<string, string> = {}
    for (const [path, text] of Object.entries(error.fields)) {
      const name = path.split('.').at(-1)
      const inside = /(?:^|\.)order\.(\w+(?:\..+)?)$/.exec(path)?.[1]
      if (isDetailName(name) && !inside?.includes('.')) fields[name] = text
      else if (inside) extra[inside] = text
    }
    const isKnown = Object.keys(fields).length + Object.keys(extra).length > 0
    return isKnown ? { kind: 'fields', fields, extra, message: error.message } : { kind: 'failed' }
  }
  // A rule of an extension: its own words say what to do.
  if (error.status === 409 && error.message) return { kind: 'notOnline', message: error.message }
  return { kind: 'failed' }
}
