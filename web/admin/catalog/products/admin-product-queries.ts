import { queryOptions } from '@tanstack/react-query'
import { countAdminProducts, getAdminProduct, listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { getFacets } from '#shared/contract/catalog/catalog.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { adminKey, listPageQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/api.ts'

function productListInput(address: AdminAddress) {
  return {
    category: address.categoria ?? 'biciclette',
    shelf: address.scaffale,
    q: address.cerca,
    sort: address.ordina,
    isActive: ({ attivi: 'true', disattivi: 'false' } as const)[address.stato ?? ''],
    maxPrice: address.stato === 'senza-prezzo' ? '0' : undefined,
    lowStock: address.stato === 'scorta' ? ('true' as const) : undefined,
  } as const
}

export const productListQuery = (api: Api, address: AdminAddress) =>
  listPageQuery('products', productListInput(address), address.pagina ?? 1, (query, options) =>
    api.withHeaders(listAdminProducts, { query }, options),
  )

export const productCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'products', 'counts'],
    queryFn: ({ signal }) => api(countAdminProducts, {}, { signal }),
  })

export const knownWordsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...adminKey, 'products', 'words'],
    queryFn: ({ signal }) => api(getFacets, { query: {} }, { signal }),
  })

/** Read again each time the form opens: an edit starts from the stored product. */
export const adminProductQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'products', 'one', id],
    queryFn: ({ signal }) => api(getAdminProduct, { params: { id } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
