import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  listPriceChanges,
  type PriceChangeInput,
  previewPriceChange,
} from '#shared/contract/pricing/admin-price-changes.ts'
import { adminKey } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

const key = [...adminKey, 'price-changes'] as const

export const priceChangesQuery = (api: Api) =>
  queryOptions({ queryKey: key, queryFn: ({ signal }) => api(listPriceChanges, {}, { signal }), staleTime: 0 })

/** @param body undefined while the input is incomplete */
export const pricePreviewQuery = (api: Api, body: PriceChangeInput | undefined) =>
  queryOptions({
    queryKey: [...key, 'preview', body],
    queryFn: ({ signal }) => api(previewPriceChange, { body: body ?? failBody() }, { signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })

function failBody(): never {
  throw new Error('a preview was asked for nothing')
}
