import type { DeliveryMethod } from '#shared/domain/platform/delivery/shipping-rules.ts'
import type { Language } from '#shared/domain/platform/language.ts'

export interface DraftLine {
  productId: number
  /** `''` for a product without sizes. */
  size: string
  quantity: number
  unitCents: number
  /** When it was written. */
  listCents: number
  reason: string | null
  name: string
  productCode: string
}

export interface DraftContent {
  lines: DraftLine[]
  delivery: DeliveryMethod
  customer: { name: string; email: string | null; phone: string | null }
  message: string | null
  language: Language
  /** Taken off the list prices: counted once against the day of the person who wrote it. */
  reducedCents: number
}
