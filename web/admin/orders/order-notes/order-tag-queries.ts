import { listOrderTags } from '#shared/contract/orders/admin-order-notes.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

/** Those in use, read again with the orders. */
export const orderTagsQuery = (api: Api) => ({ ...readQuery(api, listOrderTags), ...shownFresh })
