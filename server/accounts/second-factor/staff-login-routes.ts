import type { FastifyInstance } from 'fastify'
import { verifyPassword } from '#server/accounts/customers/password.ts'
import { acceptInvitation, requireInvited } from '#server/accounts/staff/invite-staff.ts'
import { needsFactor } from '#server/accounts/staff/limit-to-roles.ts'
import { ownBrowserOf, signInStaff } from '#server/accounts/staff/sign-in-staff.ts'
import { findMemberByEmail, listPasskeys } from '#server/accounts/staff/staff-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import type { CountedCall } from '#server/platform/throttle/limit-rules.ts'
import {
  acceptInvitation as acceptCall,
  passkeyLogin,
  readInvitation,
  staffLogin,
  startPasskeyLogin,
} from '#shared/contract/accounts/staff.ts'
import { spendCode } from './code-app.ts'
import { askPasskey, checkPasskey, requirePasskeyHost } from './passkeys.ts'

const limits = { config: rateLimits.registration }

/** How people of the shop sign in by their own name. */
export function staffLoginRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, readInvitation, limits, async ({ body }) => requireInvited(deps, body.token))

  route(app, acceptCall, limits, async ({ body, request, reply }) => {
    const member = await acceptInvitation(deps, body.token, body.password)
    return signInStaff(deps, request, reply, member, member.acceptedAt === null)
  })

  route(app, staffLogin, async ({ body, request, reply }) => {
    const { email, password, code } = body
    const found = await findMemberByEmail(db, email)
    const browser = found && (await ownBrowserOf(db, request, found.id))
    const counts: CountedCall[] = browser
      ? [{ rule: 'staff_browser', subject: `${browser}/password` }]
      : [{ rule: 'staff_login', subject: email }]
    const member = await guardLogin(deps, { address: request.ip, counts }, async () =>
      (await verifyPassword(password, found?.passwordHash ?? undefined)) ? found : undefined,
    )
    if (!member) {
      request.log.warn({ address: request.ip }, 'a login of the staff failed')
      throw problem('invalid_credentials')
    }
    if (member.totpSecret) {
      if (!code) throw problem('code_needed')
      await spendCode(deps, member, code, { address: request.ip, browser })
    } else if (needsFactor(deps, member.role) && (await listPasskeys(db, member.id)).length > 0) {
      throw problem('passkey_needed')
    }
    return signInStaff(deps, request, reply, member)
  })

  route(app, startPasskeyLogin, limits, ({ request }) => {
    requirePasskeyHost(deps, request.host)
    return askPasskey(deps, 'login', null)
  })

  route(app, passkeyLogin, async ({ body, request, reply }) => {
    const asked = { purpose: 'login', staffId: null } as const
    return signInStaff(deps, request, reply, await checkPasskey(deps, body.credential, asked))
  })
}
