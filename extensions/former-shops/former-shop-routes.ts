import type { FastifyInstance } from 'fastify'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import {
  listFormerShopImports,
  maxFormerShopBytes,
  importFormerShopFile as moveInCall,
  undoFormerShopFile,
} from './former-shop-calls.ts'
import { importFormerShop } from './import-former-shop.ts'
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
