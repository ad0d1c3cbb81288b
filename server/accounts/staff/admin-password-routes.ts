import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, wrongPassword } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import { endOwnSession, guessInSession, startSession } from '#server/platform/sessions/session.ts'
import { deleteAdminSessions } from '#server/platform/sessions/session-repository.ts'
import { adminLogoutEverywhere, changeAdminPassword } from '#shared/contract/accounts/admin.ts'
import { isCommonPassword } from '#shared/domain/accounts/common-passwords.ts'
import { isAdminPassword, setAdminPassword } from './admin-password.ts'

export function adminPasswordRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, changeAdminPassword, async ({ body, request, reply }) => {
    const isRight = await guardLogin(deps, guessInSession(request, 'admin'), async () =>
      (await isAdminPassword(deps, body.currentPassword)) ? true : undefined,
    )
    if (!isRight) throw wrongPassword('currentPassword')
    if (isCommonPassword(body.newPassword)) throw invalidInput({ newPassword: 'field_common_password' })
    await setAdminPassword(deps, body.newPassword)
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
