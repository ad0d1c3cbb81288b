import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { isCrossSite } from '#server/platform/http/protection.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { endOwnSession, requireCustomer, startSession } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import { logout } from '#shared/contract/accounts/account.ts'
import { login, register } from '#shared/contract/platform/sign-in.ts'
import { getUser } from '#shared/contract/platform/user.ts'
import { addressIn, isLanguage } from '#shared/domain/platform/language.ts'
import { takePendingProof } from './email-proof-cookie.ts'
import { logIn } from './log-in.ts'
import { proveEmail } from './prove-email.ts'
import { registerCustomer } from './register-customer.ts'
import { userView } from './user-view.ts'

export function authRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, getUser, async ({ request }) => userView(await requireCustomer(request)))

  route(app, register, { config: rateLimits.registration }, async ({ body, request, reply }) => {
    const customer = await registerCustomer(deps, body, requestLanguage(request), await callerOf(deps, request.ip))
    await startSession(request, reply, customer.id)
    return userView(customer)
  })

  route(app, login, async ({ body, request, reply }) => {
    const customer = await logIn(deps, { ...body, address: request.ip, language: requestLanguage(request) })
    await startSession(request, reply, customer.id)
    const proof = takePendingProof(request, reply)
    if (proof) await proveEmail(deps, customer.id, proof)
    return userView(customer)
  })

  route(app, logout, async ({ request, reply }) => {
    await endOwnSession(request, reply, 'customer')
    reply.code(204)
    return undefined
  })

  // Full-page navigations.
  app.get('/api/login', { exposeHeadRoute: false }, (request, reply) =>
    reply.redirect(inAskedLanguage(request, '/?accedi=1'), 302),
  )
  app.get('/api/logout', { exposeHeadRoute: false }, async (request, reply) => {
    if (!isCrossSite(request, deps.config.publicUrl) && !isPrefetch(request))
      await endOwnSession(request, reply, 'customer')
    return reply.header('cache-control', 'no-store').redirect(inAskedLanguage(request, '/'), 302)
  })
}

/** `lang` names the language of the page that was left. */
function inAskedLanguage({ query }: FastifyRequest, page: string): string {
  const { lang } = query as Record<string, unknown>
  return isLanguage(lang) ? addressIn(page, lang) : page
}

/** A prefetch must not log the customer out. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((p) => String(p ?? '').includes('prefetch'))
}
