import { queryOptions } from '@tanstack/react-query'
import { countAdminReviews, listAdminReviews } from '#shared/contract/catalog/admin-reviews.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { adminKey, listPageQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

const reviewStates = { tutte: undefined, attesa: 'pending', approvate: 'approved' } as const
export type ReviewState = keyof typeof reviewStates

export const reviewStateOf = ({ stato }: AdminAddress): ReviewState =>
  stato === 'attesa' || stato === 'approvate' ? stato : 'tutte'

export const moderationQuery = (api: Api, address: AdminAddress) =>
  listPageQuery(
    'reviews',
    { status: reviewStates[reviewStateOf(address)], q: address.cerca },
    address.pagina ?? 1,
    (query, options) => api.withHeaders(listAdminReviews, { query }, options),
  )

export const reviewCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'reviews', 'counts'],
    queryFn: ({ signal }) => api(countAdminReviews, {}, { signal }),
  })
