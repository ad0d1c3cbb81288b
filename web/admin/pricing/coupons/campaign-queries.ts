import { getCampaign, listCampaigns } from '#shared/contract/pricing/admin-campaigns.ts'
import { openedFresh, readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

export const campaignsQuery = (api: Api) => ({ ...readQuery(api, listCampaigns), ...shownFresh })

/** Read again each time it is opened: an edit starts from the stored campaign. */
export const campaignQuery = (api: Api, id: string) => ({
  ...readQuery(api, getCampaign, { params: { id } }),
  ...openedFresh,
})
