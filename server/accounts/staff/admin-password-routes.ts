import type { FastifyInstance } from 'fastify'
import { tellAccessChange } from '#server/messages/mail/tell-access-change.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { wrongPassword } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import { endOwnSession, guessInSession, requireStaffSession, startSession } from '#server/platform/sessions/session.ts'
import { deleteAdminSessions } from '#server/platform/sessions/session-repository.ts'
import { adminLogoutEverywhere, changeAdminPassword } from '#shared/contract/accounts/admin.ts'
import { isAdminPassword, setAdminPassword } from './admin-password.ts'
import { requireUncommon } from './uncommon-password.ts'

export function adminPasswordRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, changeAdminPassword, async ({ body, request, reply }) => {
    const isRight = await guardLogin(deps, guessInSession(request, 'admin'), async () =>
      (await isAdminPassword(deps, body.currentPassword)) ? true : undefined,
    )
    if (!isRight) throw wrongPassword('currentPassword')
    requireUncommon(deps, 'newPassword', body.newPassword)
    const { staff } = await requireStaffSession(request)
    await setAdminPassword(deps, body.newPassword, (tx) => tellAccessChange(tx, deps, 'shop_password_changed', staff))
    await startSession(request, reply, null)
    request.log.info('the administrator password was changed')
    return { isAdmin: true, isResetAtStart: deps.config.adminPassword !== undefined }
  })

  route(app, adminLogoutEverywhere, async ({ request, reply }) => {
    await deleteAdminSessions(deps.database.db)
    await endOwnSession(request, reply, 'admin')
    return { isAdmin: false }
  })
}
