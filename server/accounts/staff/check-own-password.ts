import type { FastifyRequest } from 'fastify'
import { verifyPassword } from '#server/accounts/customers/password.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { wrongPassword } from '#server/platform/problems/problem.ts'
import { guardLogin } from '#server/platform/sessions/login-throttle.ts'
import { guessInSession, requireStaffSession } from '#server/platform/sessions/session.ts'
import { isAdminPassword } from './admin-password.ts'
import { findMember } from './staff-repository.ts'

/**
 * Asks who is signed in for the password once more: the own one, or the shop's for a session of the shop's.
 * @throws 403 wrong_password beside the field, 429 after ten wrong ones: a borrowed browser is no place to guess from
 */
export async function checkOwnPassword(
  deps: Pick<OrdersDeps, 'config' | 'database' | 'clock'>,
  request: FastifyRequest,
  password: string,
  field: string,
): Promise<void> {
  const { staff } = await requireStaffSession(request)
  const isRight = await guardLogin(deps, guessInSession(request, 'admin'), async () => {
    const isOwn = staff
      ? await verifyPassword(password, (await findMember(deps.database.db, staff.id))?.passwordHash ?? undefined)
      : await isAdminPassword(deps, password)
    return isOwn || undefined
  })
  if (isRight) return
  request.log.warn({ address: request.ip }, 'a wrong password of the staff was refused')
  throw wrongPassword(field)
}
