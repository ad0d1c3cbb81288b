import { queryOptions } from '@tanstack/react-query'
import { getCampaign, listCampaigns } from '#shared/contract/pricing/admin-campaigns.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

const key = [...adminKey, 'campaigns'] as const

export const campaignsQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api(listCampaigns, {}, { signal }), staleTime: 0 })

/** Read again each time it is opened: an edit starts from the stored campaign. */
export const campaignQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api(getCampaign, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
