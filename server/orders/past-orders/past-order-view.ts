import type { PastOrder } from '#shared/contract/orders/moved-in-orders.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { pastStateText } from '#shared/domain/platform/states/past-order-states.ts'
import type { StoredPastOrder } from './past-order-repository.ts'

export function pastOrderView(stored: StoredPastOrder, language: Language): PastOrder {
  const { id, number, placedAt, state, currency, totalCents, refundedCents, lines } = stored
  return {
    id,
    number,
    placedAt: placedAt.toISOString(),
    state: pastStateText(state, language),
    total: toDecimal(totalCents),
    currency,
    refunded: refundedCents > 0 ? toDecimal(refundedCents) : null,
    lines: lines.map(({ totalCents: cents, ...line }) => ({
      ...line,
      total: cents === null ? null : toDecimal(cents),
    })),
  }
}
