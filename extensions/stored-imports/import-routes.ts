import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  getImport as getCall,
  listImports as listCall,
  stopImport as stopCall,
  undoImport as undoCall,
} from './admin-imports.ts'
import { forecastUndo } from './forecast.ts'
import { findReport, listImports } from './import-repository.ts'
import { importView, requireImport } from './import-view.ts'
import { stopImport, stopRunningImports, undoImport } from './running-imports.ts'

const listed = 50

export function importRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database
  app.addHook('preClose', () => stopRunningImports(deps.database))

  route(app, listCall, async () => (await listImports(db, listed)).map(importView))

  route(app, getCall, async ({ params }) => {
    const found = await requireImport(deps, params.id)
    const isUndoable = found.state === 'done' && found.prunedAt === null
    const forecast = isUndoable ? await forecastUndo(db, found.id) : null
    const report = await findReport(db, found.id)
    if (!report) throw problem('import_not_found')
    return { ...importView(found), report, forecast }
  })

  route(app, stopCall, async ({ params }) => {
    await stopImport(deps, params.id)
    return importView(await requireImport(deps, params.id))
  })

  route(app, undoCall, async ({ params, body }) => {
    await undoImport(deps, params.id, body.way)
    return importView(await requireImport(deps, params.id))
  })
}
