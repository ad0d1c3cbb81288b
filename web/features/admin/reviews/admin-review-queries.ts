import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { countAdminReviews, listAdminReviews } from '#shared/contract/admin-reviews.ts'
import type { Api } from '#web/api.ts'
import type { AdminAddress } from '#web/features/admin/admin-address.ts'
import { totalCount } from '#web/features/admin/admin-api.ts'
import { adminKey } from '#web/features/admin/admin-queries.ts'
import { pageSize } from '#web/features/admin/list-pager.tsx'

export const reviewStates = { tutte: undefined, attesa: 'pending', approvate: 'approved' } as const
export type ReviewState = keyof typeof reviewStates

export const reviewStateOf = ({ stato }: AdminAddress): ReviewState =>
  stato === 'attesa' || stato === 'approvate' ? stato : 'tutte'

export const moderationQuery = (api: Api, address: AdminAddress) => {
  const page = address.pagina ?? 1
  const filter = { status: reviewStates[reviewStateOf(address)], q: address.cerca }
  return queryOptions({
    queryKey: [...adminKey, 'reviews', filter, page],
    queryFn: async ({ signal }) => {
      const query = { ...filter, limit: String(pageSize), offset: String((page - 1) * pageSize) }
      const { data, headers } = await api.withHeaders(listAdminReviews, { query }, { signal })
      return { reviews: data, total: totalCount(headers) }
    },
    placeholderData: keepPreviousData,
  })
}

export const reviewCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'reviews', 'counts'],
    queryFn: ({ signal }) => api(countAdminReviews, {}, { signal }),
  })
