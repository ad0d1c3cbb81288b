import type { Widen } from '#web/i18n/it.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { order } from './order-it.ts'

export type OrderTexts = Widen<typeof order>

export const orderTexts = languageChunk<OrderTexts>(
  {
    it: async () => (await import('./order-it.ts')).order,
    en: async () => (await import('./order-en.ts')).order,
  },
  'order',
)
