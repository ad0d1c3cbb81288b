import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { requireStaffSession } from '#server/platform/sessions/session.ts'
import { mayCall, needsConfirmation, openingOf, rolesFor, verdictOf } from '#shared/domain/accounts/role-calls.ts'
import { confirmationMinutes, type StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import { hasStaff } from './staff-repository.ts'

const callOf = (method: unknown, url: string | undefined) => `${method === 'HEAD' ? 'GET' : method} ${url}`

/**
 * Every call of the scope stands in the table of roles (role-calls.json): one without a row stops the start.
 * @returns the guard of each call: a session, its role as it is now, and a recent confirmation where the table asks it
 */
export function limitToRoles(scope: FastifyInstance, deps: OrdersDeps): (request: FastifyRequest) => Promise<void> {
  scope.addHook('onRoute', ({ method, url }) => {
    for (const call of [method].flat().map((one) => callOf(one, url)))
      if (!rolesFor(call) || !verdictOf(call) || !openingOf(call))
        throw new Error(`role-calls.json says no roles, no verdict, or nothing of keys, for ${call}`)
  })
  return async (request) => {
    const { staff, hasFactor } = await requireStaffSession(request)
    const call = callOf(request.method, request.routeOptions.url)
    if (staff && !mayCall(staff.role, call)) throw problem('role_missing')
    if (staff && !hasFactor && needsFactor(deps, staff.role) && !/ \/api\/admin\/me(\/|$)/.test(call))
      throw problem('second_factor_needed')
    if (needsConfirmation(call) && !(await isConfirmed(deps, request))) throw problem('confirmation_needed')
  }
}

/** People of the role do nothing before they have a passkey or a code app, but for that. */
export const needsFactor = ({ shop }: Pick<OrdersDeps, 'shop'>, role: StaffRole): boolean =>
  shop.secondFactorRoles.includes(role)

/** With one person, the shop's password and a session are the same hands; the first invitation ends that. */
async function isAlone({ database }: Pick<OrdersDeps, 'database'>, request: FastifyRequest): Promise<boolean> {
  return request.routeOptions.url !== '/api/admin/staff' && !(await hasStaff(database.db))
}

/** Whether password or passkey were asked in the last minutes. */
export async function isConfirmed(
  deps: Pick<OrdersDeps, 'database' | 'clock'>,
  request: FastifyRequest,
): Promise<boolean> {
  const { staff, confirmedAt } = await requireStaffSession(request)
  const notBefore = deps.clock().getTime() - confirmationMinutes * 60_000
  if (confirmedAt && confirmedAt.getTime() > notBefore) return true
  return !staff && (await isAlone(deps, request))
}
