import { createSendAttempt } from '#web/send-attempt.ts'
import { sessionKeys } from './session-keys.ts'

export const orderAttempt = createSendAttempt(sessionKeys.attempt)
