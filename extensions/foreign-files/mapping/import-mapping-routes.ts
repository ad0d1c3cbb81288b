import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  createImportMapping,
  deleteImportMapping,
  deleteImportWord,
  type ImportMapping,
  listImportMappings,
  listImportWords,
  putImportWord,
  updateImportMapping,
} from '../import-mappings.ts'
import { changeMapping, placeWord, rememberMapping } from './edit-import-mappings.ts'
import {
  deleteMappingRow,
  deletePlaceRow,
  listMappings,
  listPlaces,
  type StoredMapping,
  type StoredPlace,
} from './import-mapping-repository.ts'

export function importMappingRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database

  route(app, listImportMappings, async () => (await listMappings(db)).map(toMapping))
  route(app, createImportMapping, async ({ body }) => toMapping(await rememberMapping(deps, body)))
  route(app, updateImportMapping, async ({ params, body }) => toMapping(await changeMapping(deps, params.id, body)))
  route(app, deleteImportMapping, async ({ params, reply }) => {
    if (!(await deleteMappingRow(db, params.id))) throw problem('import_mapping_not_found')
    reply.code(204)
    return undefined
  })

  route(app, listImportWords, async () => (await listPlaces(db)).map(toWord))
  route(app, putImportWord, async ({ body }) => toWord(await placeWord(deps, body)))
  route(app, deleteImportWord, async ({ params, reply }) => {
    if (!(await deletePlaceRow(db, params.id))) throw problem('import_word_not_found')
    reply.code(204)
    return undefined
  })
}

const toMapping = ({ changedAt, ...row }: StoredMapping): ImportMapping => ({
  ...row,
  changedAt: changedAt.toISOString(),
})
const toWord = ({ chosenAt, ...row }: StoredPlace) => ({ ...row, chosenAt: chosenAt.toISOString() })
