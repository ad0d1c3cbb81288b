import { getDelivery } from '#shared/contract/pricing/admin-delivery.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

/** Read again each time it is opened: an edit starts from the stored rules. */
export const deliveryQuery = (api: Api) => ({ ...readQuery(api, getDelivery), ...openedFresh })
