import { getSales } from '#shared/contract/site/admin-stats.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

export const salesId = 'vendite'

export const salesQuery = (api: Api, days: '30' | '365', past: 'true' | 'false' = 'false') => ({
  ...readQuery(api, getSales, { query: { days, past } }),
  ...shownFresh,
})
