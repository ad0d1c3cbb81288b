import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { whenGone } from '#server/platform/http/gone-caller.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { requireCustomer } from '#server/platform/sessions/session.ts'
import {
  listMovedIn,
  listPastOrders,
  movedInBytes,
  moveIn as moveInCall,
  undoMovedIn,
} from '#shared/contract/intake/moved-in.ts'
import { moveIn } from './move-in.ts'
import { listPastOrdersOf } from './past-order-repository.ts'
import { pastOrderView } from './past-order-view.ts'
import { listMovedInFiles, undoMoveIn } from './undo-move-in.ts'

export function movedInRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listMovedIn, () => listMovedInFiles(deps))
  route(app, undoMovedIn, ({ params }) => undoMoveIn(deps, params.id))
}

/** In its own scope: only here a body may be a file of any kind. */
export function movedInFileRoutes(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser(['text/csv', 'application/octet-stream'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  route(
    app,
    moveInCall,
    ({ query, request, reply }) => {
      const content = request.body
      if (!Buffer.isBuffer(content)) throw invalidInput({ body: 'field_required' })
      const wish = { ...query, language: requestLanguage(request) }
      return moveIn(deps, content, wish, whenGone(reply, problem('import_stopped')))
    },
    { bodyLimit: movedInBytes },
  )
}

export function pastOrderRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listPastOrders, async ({ request }) => {
    const { id, email, emailVerifiedAt } = await requireCustomer(request)
    const whose = { customerId: id, email: emailVerifiedAt ? email : null }
    const language = requestLanguage(request)
    return (await listPastOrdersOf(deps.database.db, whose)).map((order) => pastOrderView(order, language))
  })
}
