import { keepPreviousData } from '@tanstack/react-query'
import { listZeroResultSearches, tryMeaning } from '#shared/contract/catalog/search-words.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { listPageQuery, readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

export const zeroResultQuery = (api: Api, { pagina = 1 }: AdminAddress) =>
  listPageQuery(api, listZeroResultSearches, {}, pagina)

export const meaningQuery = (api: Api, meaning: string) => ({
  ...readQuery(api, tryMeaning, { query: { meaning } }),
  enabled: meaning !== '',
  placeholderData: keepPreviousData,
})
