import { useSearch } from '@tanstack/react-router'
import { readCatalogAddress } from '#web/catalog/catalog-address.ts'
import { loadList } from '#web/catalog/product-queries.ts'
import { searchPageTexts } from '#web/catalog/search/search-page-texts.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { HomeAddress } from './home-address.ts'

const HomePage = lazyPart(() => import('./home-page.tsx').then((file) => file.HomePage))
const SearchResults = lazyPart(() =>
  import('#web/catalog/search/search-results.tsx').then((file) => file.SearchResults),
)

/** One address, two pages. */
export function HomeRoute() {
  const { q } = useSearch({ from: '/' })
  return q ? <SearchResults query={q} /> : <HomePage />
}

/** Brings the code and the data of whichever it is, so that the server's page holds the content. */
export async function loadHome(context: RouteContext, { q, ...filters }: HomeAddress): Promise<void> {
  if (!q) {
    const page = import('./load-home.ts').then(({ loadHomePage }) => loadHomePage(context))
    await Promise.all([HomePage.preload(), page])
    return
  }
  const address = readCatalogAddress({ ...filters })
  await Promise.all([
    SearchResults.preload(),
    searchPageTexts.load(context.language),
    loadList(context, { place: { q }, address, hasFilters: true }),
  ])
}
