import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { orderChanges } from './order-changes-it.ts'

export type OrderChangeTexts = Widen<typeof orderChanges>

export const orderChangeTexts = languageChunk<OrderChangeTexts>({
  it: async () => (await import('./order-changes-it.ts')).orderChanges,
  en: async () => (await import('./order-changes-en.ts')).orderChanges,
})
