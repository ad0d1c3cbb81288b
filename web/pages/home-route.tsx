import { lazyRouteComponent, useSearch } from '@tanstack/react-router'
import { readCatalogAddress } from '#web/features/catalog/catalog-address.ts'
import { loadList } from '#web/features/catalog/product-queries.ts'
import type { RouteContext } from '#web/route-context.ts'
import { heroQuery } from './hero-query.ts'
import type { HomeAddress } from './home-address.ts'

const HomePage = lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage')
const SearchResults = lazyRouteComponent(() => import('#web/features/catalog/search-results.tsx'), 'SearchResults')

/** One address, two pages: the home page, or the results of a search (specification section 2, home). */
export function HomeRoute() {
  const { q } = useSearch({ from: '/' })
  return q ? <SearchResults query={q} /> : <HomePage />
}

/** Brings the code and the data of whichever it is, so that the server's page holds the content. */
export async function loadHome(context: RouteContext, { q, ...filters }: HomeAddress): Promise<void> {
  if (!q) {
    const { homeTexts } = await import('./home-texts.ts')
    await Promise.all([
      HomePage.preload?.(),
      homeTexts.load(context.language),
      context.queries.ensureQueryData(heroQuery(context.api)),
    ])
    return
  }
  const address = readCatalogAddress({ ...filters })
  await Promise.all([SearchResults.preload?.(), loadList(context, { place: { q }, address, hasFilters: true })])
}
