import { getAdminProduct, listAdminProducts } from '#shared/contract/catalog/admin-products.ts'
import { getFacets } from '#shared/contract/catalog/catalog.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { listPageQuery, openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import type { Api } from '#web/platform/api.ts'

export function productListInput(address: AdminAddress) {
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
  listPageQuery(api, listAdminProducts, productListInput(address), address.pagina ?? 1)

export const knownWordsQuery = (api: Api) => readQuery(api, getFacets, { query: {} })

/** Read again each time the form opens: an edit starts from the stored product. */
export const adminProductQuery = (api: Api, id: string) => ({
  ...readQuery(api, getAdminProduct, { params: { id } }),
  ...openedFresh,
})
