import * as z from 'zod/mini'
import { returnOutcomes } from '#shared/domain/returns/return-states.ts'
import { createSendAttempt } from '#web/send-attempt.ts'
import { sessionValue } from '#web/session-value.ts'
import { blankReturn, type ReturnDraft } from './return-draft.ts'
import { returnKeys } from './return-keys.ts'

const stored = z.object({
  orderNumber: z.string(),
  draft: z.object({
    quantities: z.record(z.string(), z.int()),
    way: z.optional(z.enum(['withdrawal', 'shop_return', 'exchange', 'guarantee', 'transport_damage'])),
    wish: z.optional(z.enum(returnOutcomes)),
    sizes: z.record(z.string(), z.string()),
    reason: z.string(),
    photoIds: z.array(z.string()),
  }),
})

const value = sessionValue(returnKeys.draft, stored)

/** What was chosen for a return of an order, kept through Back and a reload. */
export const keptReturn = {
  read(orderNumber: string): ReturnDraft {
    const kept = value.read()
    return kept?.orderNumber === orderNumber ? kept.draft : blankReturn
  },
  write(orderNumber: string, { photoIds, ...draft }: ReturnDraft): void {
    value.write({ orderNumber, draft: { ...draft, photoIds: [...photoIds] } })
  },
  clear: value.clear,
}

export const returnAttempt = createSendAttempt(returnKeys.attempt)
