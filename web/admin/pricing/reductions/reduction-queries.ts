import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import {
  getReduction,
  listReductions,
  previewReduction,
  type ReductionInput,
} from '#shared/contract/pricing/admin-reductions.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

const key = [...adminKey, 'reductions'] as const

export const reductionsQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api(listReductions, {}, { signal }), staleTime: 0 })

/** Read again each time it is opened: an edit starts from the stored reduction. */
export const reductionQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api(getReduction, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

/** @param body undefined while the input is incomplete */
export const previewQuery = (api: Api, body: (ReductionInput & { id?: number }) | undefined) =>
  queryOptions({
    queryKey: [...key, 'preview', body],
    queryFn: ({ signal }) => api(previewReduction, { body: body ?? failBody() }, { signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })

function failBody(): never {
  throw new Error('a preview was asked for nothing')
}

const shown = 6

export const findProductsQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: [...adminKey, 'products', 'find', text],
    queryFn: ({ signal }) =>
      api(listAdminProducts, { query: { q: text, isActive: 'true', limit: String(shown), offset: '0' } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
