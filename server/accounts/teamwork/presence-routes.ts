import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { currentTokenHash, requireStaffSession } from '#server/platform/sessions/session.ts'
import { reportPresence } from '#shared/contract/accounts/staff-views.ts'
import { mayCall } from '#shared/domain/accounts/role-calls.ts'
import { deletePresenceBefore, endPresence, listOthersAt, writePresence } from './presence-repository.ts'

const keptMs = 60_000
const readOf = { order: 'GET /api/admin/orders/:id', product: 'GET /api/admin/products/:id' }

/** Who looks at the same order or product; no lock, and all nodes know it. */
export function presenceRoutes(app: FastifyInstance, { database: { db }, clock }: Deps): void {
  route(app, reportPresence, async ({ body: { what, id, isEditing }, request }) => {
    const { staff } = await requireStaffSession(request)
    if (staff && !mayCall(staff.role, readOf[what])) throw problem('role_missing')
    const sessionHash = currentTokenHash(request, 'admin') ?? ''
    const seenAt = clock()
    const presence = { subject: `${what} ${id}`, sessionHash, isEditing: isEditing ?? false, seenAt }
    await deletePresenceBefore(db, new Date(seenAt.getTime() - keptMs))
    if (isEditing === null) {
      await endPresence(db, presence)
      return []
    }
    await writePresence(db, presence)
    return listOthersAt(db, presence)
  })
}
