import { keepPreviousData } from '@tanstack/react-query'
import { listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

const shown = 6

export const findProductsQuery = (api: Api, text: string) => ({
  ...readQuery(api, listAdminProducts, { query: { q: text, isActive: 'true', limit: String(shown), offset: '0' } }),
  enabled: text !== '',
  placeholderData: keepPreviousData,
})
