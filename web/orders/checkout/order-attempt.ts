import { sessionKeys } from '#web/orders/session-keys.ts'
import { createSendAttempt } from '#web/send-attempt.ts'

export const orderAttempt = createSendAttempt(sessionKeys.attempt)
