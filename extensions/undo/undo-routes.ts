import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { requireStaffSession } from '#server/platform/sessions/session.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { mayCall } from '#shared/domain/accounts/role-calls.ts'
import { undoAct } from './undo-act.ts'
import { undoAct as undoCall } from './undo-calls.ts'

export function undoRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, undoCall, async ({ params, body, request }) => {
    const { staff } = await requireStaffSession(request)
    return undoAct(deps, params.id, { ...body, mayCall: (call) => !staff || mayCall(staff.role, call) })
  })
}
