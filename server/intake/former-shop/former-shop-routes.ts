import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { requireCustomer } from '#server/platform/sessions/session.ts'
import {
  listFormerShopImports,
  listPastOrders,
  maxFormerShopBytes,
  importFormerShopFile as moveInCall,
  undoFormerShopFile,
} from '#shared/contract/intake/former-shop.ts'
import { importFormerShop } from './import-former-shop.ts'
import { listPastOrdersOf } from './past-order-repository.ts'
import { pastOrderView } from './past-order-view.ts'
import { listFormerShopFiles, undoFormerShopImport } from './undo-former-shop-import.ts'

export function formerShopRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listFormerShopImports, () => listFormerShopFiles(deps))
  route(app, undoFormerShopFile, ({ params }) => undoFormerShopImport(deps, params.id))
}

/** In its own scope: only here a body may be a file of any kind. */
export function formerShopFileRoutes(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser(['text/csv', 'application/octet-stream'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  route(app, moveInCall, { bodyLimit: maxFormerShopBytes }, ({ query, request, reply }) => {
    const content = request.body
    if (!Buffer.isBuffer(content)) throw invalidInput({ body: 'field_required' })
    const wish = { ...query, language: requestLanguage(request) }
    return importFormerShop(deps, content, wish, abortOnDisconnect(reply, problem('import_stopped')))
  })
}

export function pastOrderRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listPastOrders, async ({ request }) => {
    const { id, email, emailVerifiedAt } = await requireCustomer(request)
    const whose = { customerId: id, email: emailVerifiedAt ? email : null }
    const language = requestLanguage(request)
    return (await listPastOrdersOf(deps.database.db, whose)).map((order) => pastOrderView(order, language))
  })
}
