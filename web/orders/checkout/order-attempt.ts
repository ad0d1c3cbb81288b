import { sessionKeys } from '#web/orders/kept/session-keys.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'

export const orderAttempt = createSendAttempt(sessionKeys.attempt)
