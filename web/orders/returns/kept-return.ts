import * as z from 'zod/mini'
import { returnOutcomes } from '#shared/domain/platform/states/after-sales-states.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { sessionValue } from '#web/platform/session-value.ts'
import { blankReturn, type ReturnDraft } from './return-draft.ts'
import { returnKeys } from './return-keys.ts'
import { returnWays } from './return-ways.ts'

const stored = z.object({
  orderNumber: z.string(),
  draft: z.object({
    quantities: z.record(z.string(), z.int()),
    sizes: z.record(z.string(), z.string()),
    isEach: z.boolean(),
    choices: z.record(
      z.string(),
      z.object({
        way: z.optional(z.enum(returnWays)),
        wish: z.optional(z.enum(returnOutcomes)),
        reason: z.string(),
        photoIds: z.readonly(z.array(z.string())),
      }),
    ),
  }),
})

const value = sessionValue(returnKeys.draft, stored)

/** The draft of a return, kept through Back and a reload. */
export const keptReturn = {
  read(orderNumber: string): ReturnDraft {
    const kept = value.read()
    return kept?.orderNumber === orderNumber ? kept.draft : blankReturn
  },
  write(orderNumber: string, draft: ReturnDraft): void {
    value.write({ orderNumber, draft })
  },
  clear: value.clear,
}

export const returnAttempt = createSendAttempt(returnKeys.attempt)
