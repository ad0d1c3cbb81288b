import { getInspectionCard } from '#shared/contract/catalog/admin-inspection-cards.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Read once each time it opens: from then on the screen knows it. */
export const inspectionCardQuery = (api: Api, id: string) => ({
  ...readQuery(api, getInspectionCard, { params: { id } }),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
})
