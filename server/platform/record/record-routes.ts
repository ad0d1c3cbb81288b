import type { FastifyInstance } from 'fastify'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { requireStaffSession } from '#server/platform/sessions/session.ts'
import { type Act, listActs, listActsOf } from '#shared/contract/platform/admin-record.ts'
import type { StaffRole } from '#shared/domain/platform/access/staff-roles.ts'
import { isRecent, isUndoable } from '#shared/domain/platform/undo.ts'
import { listRecordedActs } from './record-repository.ts'

/** Who may read the object may read what was done to it. */
const shownBy = { order: 'GET /api/admin/orders/:id', product: 'GET /api/admin/products/:id' } as const

/** @param mayCall by the table of the roles */
export const recordRoutes =
  (mayCall: (role: StaffRole, call: string) => boolean) =>
  (app: FastifyInstance, { database: { db }, clock }: PlatformDeps): void => {
    route(app, listActs, async ({ query, request, reply }) => {
      const listed = await listRecordedActs(db, query)
      setPagingHeaders(request, reply, query, listed.total)
      return views(listed, clock())
    })
    route(app, listActsOf, async ({ params: of, query, request, reply }) => {
      const { staff } = await requireStaffSession(request)
      if (staff && !mayCall(staff.role, shownBy[of.kind])) throw problem('role_missing')
      const listed = await listRecordedActs(db, { ...query, of })
      setPagingHeaders(request, reply, query, listed.total)
      return views(listed, clock())
    })
  }

function views({ found, changes }: Awaited<ReturnType<typeof listRecordedActs>>, now: Date): Act[] {
  return found.map(({ id, at, actor, name, role, action, network, undoes, undoneBy }) => {
    const own = changes.get(id) ?? []
    return {
      ...{ id, actor, name, role, action, network, undoes, undoneBy },
      canUndo: isUndoable(action) && !undoneBy && isRecent(at, now),
      at: at.toISOString(),
      changed: own[0]?.changed ?? 0,
      changes: own.map(({ change: { id, kind, objectId, tableName, before, after }, product, order }) => ({
        ...{ id, kind, objectId, before, after },
        table: tableName,
        name: product ?? order,
      })),
    }
  })
}
