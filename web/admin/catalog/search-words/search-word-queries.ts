import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listSearchWords, listZeroResultSearches, tryMeaning } from '#shared/contract/catalog/search-words.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { adminKey, listPageQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

export const searchWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'search-words'],
    queryFn: ({ signal }) => api(listSearchWords, {}, { signal }),
  })

export const zeroResultQuery = (api: Api, { pagina = 1 }: AdminAddress) =>
  listPageQuery('unfound', {}, pagina, (query, options) => api.withHeaders(listZeroResultSearches, { query }, options))

export const meaningQuery = (api: Api, meaning: string) =>
  queryOptions({
    queryKey: [...adminKey, 'search-words', meaning],
    queryFn: ({ signal }) => api(tryMeaning, { query: { meaning } }, { signal }),
    enabled: meaning !== '',
    placeholderData: keepPreviousData,
  })
