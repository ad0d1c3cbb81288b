import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { noOwnWords } from '#server/catalog/search/own-words.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import {
  createSearchWord,
  deleteSearchWord,
  hideZeroResultSearch,
  listSearchWords,
  listZeroResultSearches,
  maxZeroResultSearches,
  tryMeaning,
  updateSearchWord,
} from '#shared/contract/catalog/search-words.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { createWord, deleteWord, updateWord } from './edit-search-words.ts'
import { foundNow, withFinds } from './found-now.ts'
import { listWords, type StoredWord } from './search-word-repository.ts'
import { deleteZeroResultSearch, listZeroResultRows } from './zero-result-repository.ts'

export function searchWordRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { catalog, unfound } = deps
  const { db } = deps.database
  const toWord = (stored: StoredWord) => ({ ...stored, ...foundNow(catalog.state, stored.word) })

  route(app, listSearchWords, async () => withFinds(catalog.state, await listWords(db), ({ word }) => word))
  // The meaning of a word is not replaced again.
  route(app, tryMeaning, ({ query }) => foundNow({ ...catalog.state, ownWords: noOwnWords }, query.meaning))
  route(app, createSearchWord, async ({ body }) => toWord(await createWord(deps, body)))
  route(app, updateSearchWord, async ({ params, body }) => toWord(await updateWord(deps, params.id, body)))
  route(app, deleteSearchWord, async ({ params, reply }) => {
    await deleteWord(deps, params.id)
    reply.code(204)
    return undefined
  })

  route(app, listZeroResultSearches, async ({ query, request, reply }) => {
    // Includes this node's pending counts; those of other nodes follow within seconds.
    await unfound.flush()
    const page = { limit: query.limit ?? maxZeroResultSearches, offset: query.offset ?? 0 }
    const { rows, total } = await listZeroResultRows(db, page)
    setPagingHeaders(request, reply, page, total)
    return withFinds(catalog.state, rows, (row) => row.query)
  })
  route(app, hideZeroResultSearch, async ({ query, reply }) => {
    await deleteZeroResultSearch(db, foldText(query.q))
    reply.code(204)
    return undefined
  })
}
