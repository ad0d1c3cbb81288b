import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import { currentCustomer, endOwnSession, requireCustomer } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { countCalls } from '#server/platform/throttle/count-calls.ts'
import { requestEmailVerification } from '#shared/contract/accounts/account.ts'
import { addressIn, isLanguage, languageAt } from '#shared/domain/platform/language.ts'
import { mailVerification } from './account-mails.ts'
import { keepPendingProof } from './email-proof-cookie.ts'
import { proveEmail } from './prove-email.ts'
import { undoEmailChange } from './undo-email-change.ts'

export function emailVerificationRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  type Link = { Querystring: { token?: string | string[]; lang?: string | string[] } }
  const follow = async (request: FastifyRequest<Link>, reply: FastifyReply) => {
    const { token, lang } = request.query
    // Mails of former versions name their language in the query.
    const language = isLanguage(lang) ? lang : languageAt(request.url)
    const customer = await currentCustomer(request)
    if (!customer) {
      keepPendingProof(request, reply, String(token ?? '').slice(0, 100))
      return reply.redirect(addressIn('/?accedi=1', language), 302)
    }
    const isProven = (await proveEmail(deps, customer.id, String(token ?? ''))) || customer.emailVerifiedAt !== null
    return reply.redirect(addressIn(`/account?email=${isProven ? 'verificata' : 'scaduta'}`, language), 302)
  }
  for (const path of ['/verifica-email', '/en/verifica-email']) app.get<Link>(path, { exposeHeadRoute: false }, follow)

  // A link in a mail to the former address: its reader decides, logged in or not.
  const undo = async (request: FastifyRequest<Link>, reply: FastifyReply) => {
    const language = languageAt(request.url)
    const isUndone = await undoEmailChange(deps, String(request.query.token ?? ''), language)
    // Its session may have been one of those that have ended.
    if (isUndone && !(await currentCustomer(request))) await endOwnSession(request, reply, 'customer')
    return reply.redirect(addressIn(`/reimposta-password?cambio=${isUndone ? 'annullato' : 'scaduto'}`, language), 302)
  }
  for (const path of ['/annulla-cambio-email', '/en/annulla-cambio-email'])
    app.get<Link>(path, { exposeHeadRoute: false, config: rateLimits.mailRequest }, undo)

  route(
    app,
    requestEmailVerification,
    { onRequest: requireCustomer, config: rateLimits.mailRequest },
    async ({ request }) => {
      const customer = await requireCustomer(request)
      const language = requestLanguage(request)
      if (!customer.emailVerifiedAt) {
        const caller = await callerOf(deps, request.ip)
        await inTransaction(deps.database, async (tx) => {
          await countCalls(tx, caller, [{ rule: 'mail', subject: customer.email }], deps.clock())
          await mailVerification(tx, customer, language, deps.clock())
        })
      }
      return { message: messageText('email_verification_sent', language) }
    },
  )
}
