import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import { currentStaff, endOwnSession, startSession } from '#server/platform/sessions/session.ts'
import { adminLogin, adminLogout } from '#shared/contract/accounts/admin.ts'
import { getAdminStatus } from '#shared/contract/platform/admin-status.ts'
import { callsOf } from '#shared/domain/accounts/role-calls.ts'
import { isAdminPassword } from './admin-password.ts'
import { needsFactor } from './limit-to-roles.ts'
import { otherSignIn } from './other-sign-in.ts'

/** The three public calls of the administration. */
export function adminAccessRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, getAdminStatus, async ({ request }) => {
    const session = await currentStaff(request)
    if (session) {
      const { staff, hasFactor } = session
      const isLacking = staff && !hasFactor && needsFactor(deps, staff.role)
      return {
        isAdmin: true,
        ...(staff && {
          staff: {
            ...{ name: staff.name, role: staff.role, calls: callsOf(staff.role) },
            ...(isLacking && { needsFactor: true as const }),
          },
        }),
      }
    }
    const signInAt = otherSignIn(deps.config)
    return { isAdmin: false, ...(signInAt && { signInAt }) }
  })

  route(app, adminLogin, async ({ body, request, reply }) => {
    const isRight = await guardLogin(deps, { address: request.ip, counts: [{ rule: 'admin_login' }] }, async () =>
      (await isAdminPassword(deps, body.password)) ? true : undefined,
    )
    if (!isRight) {
      request.log.warn({ address: request.ip }, 'an administrator login failed')
      throw problem('invalid_admin_password')
    }
    await startSession(request, reply, null)
    return { isAdmin: true }
  })

  route(app, adminLogout, async ({ request, reply }) => {
    await endOwnSession(request, reply, 'admin')
    return { isAdmin: false }
  })
}
