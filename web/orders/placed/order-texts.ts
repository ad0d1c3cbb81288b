import type { Instrument, PaymentMethod } from '#shared/domain/platform/states/order-states.ts'
import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { Widen } from '#web/i18n/words/widen.ts'
import type { order } from './order-it.ts'

export type OrderTexts = Widen<typeof order>

export const orderTexts = languageChunk<OrderTexts>(
  {
    it: async () => (await import('./order-it.ts')).order,
    en: async () => (await import('./order-en.ts')).order,
  },
  'order',
)

/** «Carta», «Carta, Satispay»: the instrument where it says more than the method. */
export function paidByText(
  { paymentMethod, instrument }: { paymentMethod: PaymentMethod; instrument: Instrument | null },
  t: OrderTexts,
): string {
  const more = Object.entries(t.instrument).find(([name]) => name === instrument && name !== paymentMethod)?.[1]
  return [t.method[paymentMethod], more].filter(Boolean).join(', ')
}
