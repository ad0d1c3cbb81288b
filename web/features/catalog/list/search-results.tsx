import { Link } from '@tanstack/react-router'
import { useProductList } from '#web/features/catalog/product-queries.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { ProductBrowser } from './product-browser.tsx'
import { useCatalogAddress } from './use-catalog-address.ts'

export function SearchResults({ query }: { query: string }) {
  const { catalog: t, places } = useTexts()
  const [address] = useCatalogAddress()
  const { data } = useProductList({ q: query }, address)
  return (
    <>
      <PageHead title={t.searchPageTitle(query)} description={t.searchTitle(query)} path="/" noindex />
      <div className="wrap pt-8">
        <nav className="small" aria-label={t.breadcrumb}>
          <Link to="/">{places.home}</Link>
        </nav>
        <h1 className="mt-2 wrap-anywhere">{t.searchTitle(query)}</h1>
        {data?.isSimilar && data.total > 0 && <p className="note mt-4">{t.searchSimilar(query)}</p>}
      </div>
      <ProductBrowser key={query} place={{ q: query }} hasFilters isSquare={false} />
    </>
  )
}
