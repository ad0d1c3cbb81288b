import { getSizeCharts } from '#shared/contract/catalog/size-charts.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Read again each time it is opened: an edit starts from the stored table. */
export const sizeChartsQuery = (api: Api) => ({ ...readQuery(api, getSizeCharts), ...openedFresh })
