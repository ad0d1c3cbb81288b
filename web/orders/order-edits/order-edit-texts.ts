import type { orderChanges } from '#web/i18n/it/order-changes.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type OrderChangeTexts = Widen<typeof orderChanges>

export const orderChangeTexts = languageChunk<OrderChangeTexts>({
  it: async () => (await import('#web/i18n/it/order-changes.ts')).orderChanges,
  en: async () => (await import('#web/i18n/en/order-changes.ts')).orderChanges,
})
