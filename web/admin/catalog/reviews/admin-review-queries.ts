import { countAdminReviews, listAdminReviews } from '#shared/contract/catalog/admin-reviews.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { listPageQuery, readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

const reviewStates = { tutte: undefined, attesa: 'pending', approvate: 'approved' } as const
export type ReviewState = keyof typeof reviewStates

export const reviewStateOf = ({ stato }: AdminAddress): ReviewState =>
  stato === 'attesa' || stato === 'approvate' ? stato : 'tutte'

export const moderationQuery = (api: Api, address: AdminAddress) =>
  listPageQuery(
    api,
    listAdminReviews,
    { status: reviewStates[reviewStateOf(address)], q: address.cerca },
    address.pagina ?? 1,
  )

export const reviewCountsQuery = (api: Api) => readQuery(api, countAdminReviews)
