import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import { currentTokenHash, requireCustomer } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { changePassword as changePasswordCall, confirmPasswordReset } from '#shared/contract/accounts/account.ts'
import { requestPasswordReset } from '#shared/contract/platform/sign-in.ts'
import { changePassword } from './change-password.ts'
import { checkPassword } from './check-password.ts'
import { confirmReset, requestReset } from './password-reset.ts'

/** Longer than the work for a known address, so that the response time reveals nothing. */
const resetAnswerMs = 150

export function passwordRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, requestPasswordReset, { config: rateLimits.mailRequest }, async ({ body, request }) => {
    const language = requestLanguage(request)
    const caller = await callerOf(deps, request.ip)
    await Promise.all([requestReset(deps, body.email, language, caller), setTimeout(resetAnswerMs)])
    return { message: messageText('password_reset_sent', language) }
  })

  route(app, confirmPasswordReset, { config: rateLimits.mailRequest }, async ({ body, request }) => {
    const { email } = await confirmReset(deps, body, requestLanguage(request), currentTokenHash(request, 'customer'))
    return { email }
  })

  route(app, changePasswordCall, { onRequest: requireCustomer }, async ({ body, request, reply }) => {
    const customer = await requireCustomer(request)
    const { currentPassword: password, newPassword } = body
    await checkPassword(deps, customer, request, { password, field: 'currentPassword' })
    const current = currentTokenHash(request, 'customer')
    const caller = await callerOf(deps, request.ip)
    await changePassword(deps, customer, {
      password: newPassword,
      language: requestLanguage(request),
      current,
      caller,
    })
    reply.code(204)
    return undefined
  })
}
