import { readCatalogAddress } from '#web/catalog/catalog-address.ts'
import { readCompareAddress } from '#web/catalog/compare/compare-address.ts'
import { readProductAddress } from '#web/catalog/product/product-address.ts'
import { parseSearch, stringifySearch } from '#web/platform/search-params.ts'
import { readHomeAddress } from './pages/home/home-address.ts'
import { readLayers } from './ui/layer/layer-address.ts'

type ReadSearch = (search: Record<string, unknown>) => object

/**
 * The search parameters that the first HTML of a public page depends on, by path: the validating function of its route,
 * or the page itself where its code loads later.
 * Pages not listed have the same HTML for every query.
 */
export const pageSearch: Readonly<Record<string, ReadSearch | undefined>> = {
  '/': readHomeAddress,
  '/$category': readCatalogAddress,
  '/$category/$slug': readCatalogAddress,
  '/prodotto/$slug': readProductAddress,
  '/confronta': readCompareAddress,
}

/**
 * The query of an address as the page at a path reads it: one for all addresses that show the same. Undefined where it
 * opens a product's dialog, which the server answers with the product's page.
 */
export function readQuery(path: string, query: string): string | undefined {
  const asked = parseSearch(query)
  return readLayers(asked).p === undefined ? stringifySearch({ ...pageSearch[path]?.(asked) }) : undefined
}
