import type { order } from '#web/i18n/it/order.ts'
import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'

export type OrderTexts = Widen<typeof order>

export const orderTexts = languageChunk<OrderTexts>({
  it: async () => (await import('#web/i18n/it/order.ts')).order,
  en: async () => (await import('#web/i18n/en/order.ts')).order,
})
