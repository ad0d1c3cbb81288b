import type { FastifyInstance } from 'fastify'
import { listStoredAfter } from '#server/catalog/admin-product-repository.ts'
import { sendCsv } from '#server/csv/csv-download.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { route } from '#server/http/route.ts'
import { invalidInput } from '#server/problems/problem.ts'
import { catalogFileBytes, exportCatalog, importCatalog as importCall } from '#shared/contract/admin-catalog-file.ts'
import type { Category } from '#shared/domain/catalog.ts'
import { romeDayOf } from '#shared/domain/hours/rome-time.ts'
import { catalogFileHeader, catalogFileRow } from './catalog-file-columns.ts'
import { importCatalog } from './import-catalog.ts'

const batchSize = 500

/** Mounted behind the administrator's session, in a scope of its own: only here a body may be a CSV file. */
export function catalogFileRoutes(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  route(app, exportCatalog, ({ query, reply }) => {
    const name = `catalogo-${query.category ?? 'completo'}-${romeDayOf(deps.clock())}.csv`
    return sendCsv(reply, name, catalogFileHeader, catalogRows(deps.database.db, query.category))
  })

  route(
    app,
    importCall,
    async ({ query, request }) => {
      const content = request.body
      if (!Buffer.isBuffer(content) || content.length === 0) throw invalidInput({ body: 'field_required' })
      return importCatalog(deps, content, { ...query, language: requestLanguage(request) })
    },
    { bodyLimit: catalogFileBytes },
  )
}

async function* catalogRows(db: Db, category: Category | undefined): AsyncGenerator<string[][]> {
  for (let after = 0; ; ) {
    const batch = await listStoredAfter(db, after, batchSize)
    yield batch.filter(({ row }) => category === undefined || row.category === category).map(catalogFileRow)
    const last = batch.at(-1)
    if (!last || batch.length < batchSize) return
    after = last.row.id
  }
}
