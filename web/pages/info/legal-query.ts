import { queryOptions } from '@tanstack/react-query'
import { getLegalTexts } from '#shared/contract/site/own-pages.ts'
import type { InfoName } from '#shared/domain/site/pages.ts'
import type { Api } from '#web/platform/api.ts'

/** What the shop has added to a legal page, now or in a former version. */
export const legalQuery = (api: Api, page: InfoName, version?: string) =>
  queryOptions({
    queryKey: ['legal', api.lang, page, version],
    queryFn: ({ signal }) => api(getLegalTexts, { params: { page }, query: version ? { version } : {} }, { signal }),
  })
