import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { requireStaffSession } from '#server/platform/sessions/session.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { mayCall } from '#shared/domain/accounts/role-calls.ts'
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  type ViewedList,
} from './saved-view-calls.ts'
import { countViews, deleteView, insertView, listViews, updateView } from './saved-view-repository.ts'

const maxViews = 20
const readOf: Record<ViewedList, string> = { orders: 'GET /api/admin/orders', products: 'GET /api/admin/products' }

/** Lists with their filters under a name, of one person or shared with all who may see the list. */
export function savedViewRoutes(app: FastifyInstance, deps: Deps): void {
  const { database } = deps

  const viewsFor = async (request: FastifyRequest): Promise<SavedView[]> => {
    const { staff } = await requireStaffSession(request)
    return (await listViews(database.db, staff?.id ?? null))
      .filter(({ view }) => !staff || mayCall(staff.role, readOf[view.list]))
      .map(({ view, by }) => ({
        ...view,
        by,
        // Owners tidy up what others share, also after they are gone.
        isMine: view.staffId === (staff?.id ?? null) || !staff || staff.role === 'owner',
      }))
  }
  const requireView = async (request: FastifyRequest, id: number): Promise<SavedView> => {
    const view = (await viewsFor(request)).find((one) => one.id === id)
    if (!view?.isMine) throw problem('not_found')
    return view
  }

  route(app, listSavedViews, ({ request }) => viewsFor(request))

  route(app, createSavedView, async ({ body, request }) => {
    const { staff } = await requireStaffSession(request)
    if (staff && !mayCall(staff.role, readOf[body.list])) throw problem('role_missing')
    const staffId = staff?.id ?? null
    const id = await inTransaction(database, async (tx) => {
      await lockNames(tx, [`saved views ${staffId}`])
      if ((await countViews(tx, staffId)) >= maxViews) throw problem('too_many_views')
      return insertView(tx, { ...body, staffId, createdAt: deps.clock() })
    })
    return requireView(request, id ?? 0)
  })

  route(app, changeSavedView, async ({ params, body, request }) => {
    const view = await requireView(request, params.id)
    await updateView(database.db, view.id, body)
    return { ...view, ...body }
  })

  route(app, deleteSavedView, async ({ params, request, reply }) => {
    await deleteView(database.db, (await requireView(request, params.id)).id)
    reply.code(204)
    return undefined
  })
}
