import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { sendCsv } from '#server/platform/csv/csv-download.ts'
import { abortOnDisconnect } from '#server/platform/http/abort-on-disconnect.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { catalogFileHeader } from '../../foreign-files/columns/catalog-file-columns.ts'
import {
  exportCatalog,
  importCatalog as importCall,
  maxCatalogFileBytes,
  wrongRowsOfImport,
} from '../../stored-imports/admin-catalog-file.ts'
import { importView, requireImport } from '../../stored-imports/import-view.ts'
import { catalogRows } from './catalog-rows.ts'
import { importCatalog } from './import-catalog.ts'
import { wrongRows } from './wrong-rows.ts'

const fileTypes = ['text/csv', 'application/octet-stream']

/** Mounted behind the administrator's session, in its own scope: only here a body may be a file. */
export function catalogFileRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  // The first bytes tell the kind of the file.
  app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  route(app, exportCatalog, async ({ query, reply }) => {
    const name = `catalogo-${query.category ?? 'completo'}-${romeDayOf(deps.clock())}.csv`
    return sendCsv(reply, name, catalogFileHeader, catalogRows(await deps.database.reports(), query.category))
  })

  route(app, importCall, { bodyLimit: maxCatalogFileBytes }, async ({ query, request, reply }) => {
    const wish = { ...query, language: requestLanguage(request), apiKeyId: request.program?.keyId }
    const gone = abortOnDisconnect(reply, problem('import_stopped'))
    const result = await importCatalog(deps, fileIn(request.body), wish, gone)
    if (typeof result !== 'number') return result
    reply.code(202).header('location', `/api/admin/imports/${result}`)
    return importView(await requireImport(deps, result))
  })

  route(app, wrongRowsOfImport, { bodyLimit: maxCatalogFileBytes }, async ({ query, request, reply }) => {
    const wish = { ...query, language: requestLanguage(request) }
    const { header, rows } = await wrongRows(
      deps,
      fileIn(request.body),
      wish,
      abortOnDisconnect(reply, problem('import_stopped')),
    )
    const name = `righe-da-correggere-${romeDayOf(deps.clock())}.csv`
    return sendCsv(reply, name, header, allAtOnce(rows))
  })
}

function fileIn(content: unknown): Buffer {
  // An empty file has no body at all.
  if (content === undefined || content === null) return Buffer.alloc(0)
  if (!Buffer.isBuffer(content)) throw invalidInput({ body: 'field_required' })
  return content
}

async function* allAtOnce(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows
}
