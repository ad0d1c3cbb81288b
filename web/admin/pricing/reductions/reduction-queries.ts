import { keepPreviousData } from '@tanstack/react-query'
import { listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { getReduction, listReductions } from '#shared/contract/pricing/admin-reductions.ts'
import { openedFresh, readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

export const reductionsQuery = (api: Api) => ({ ...readQuery(api, listReductions), ...shownFresh })

/** Read again each time it is opened: an edit starts from the stored reduction. */
export const reductionQuery = (api: Api, id: string) => ({
  ...readQuery(api, getReduction, { params: { id } }),
  ...openedFresh,
})

const shown = 6

export const findProductsQuery = (api: Api, text: string) => ({
  ...readQuery(api, listAdminProducts, { query: { q: text, isActive: 'true', limit: String(shown), offset: '0' } }),
  enabled: text !== '',
  placeholderData: keepPreviousData,
})
