import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { UnderstoodCondition } from '#shared/contract/catalog/search-reply.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { filterCount } from '#web/catalog/catalog-address.ts'
import { JustIn, Relaxations } from '#web/catalog/empty/ways-out.tsx'
import { frequentPages } from '#web/catalog/frequent-pages.ts'
import { ProductBrowser } from '#web/catalog/list/product-browser.tsx'
import { useCatalogAddress } from '#web/catalog/list/use-catalog-address.ts'
import { useProductList } from '#web/catalog/product-queries.ts'
import { useI18n, useTexts } from '#web/i18n/i18n.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { DeliveryBy } from './delivery-by.tsx'
import { NotSold } from './not-sold.tsx'
import type { SearchPageTexts } from './search-page-it.ts'
import { searchPageTexts } from './search-page-texts.ts'
import { UnderstoodChips } from './understood-chips.tsx'

/** Up to so many results, what one condition less would give stands below. */
const few = 6

export function SearchResults({ query }: { query: string }) {
  const { catalog, places, layout } = useTexts()
  const t = searchPageTexts.useChunk()
  const [address] = useCatalogAddress()
  const { data } = useProductList({ q: query }, address)
  const { isSimilar = false, understood = [], unread = [], corrected, notSold, nearestKind } = data?.search ?? {}
  const isFound = data !== undefined && data.total > 0
  const isNothing = data?.total === 0 && filterCount(address) === 0
  const lacks = unread.length > 0 || understood.some(({ missing }) => missing) || corrected !== undefined
  // A size in other words («54» is an M) is an answer.
  const isWanting = isNothing || (isSimilar && isFound && lacks)
  const due = understood.find(({ kind }) => kind === 'by')
  const shown = data && { articles: data.articles, names: data.products.map(({ name }) => name) }
  const wanting = isWanting ? shown : undefined
  const relaxed = { place: { q: query }, address, ways: useWaysOut(understood, address.without) }
  const title = isFound && corrected ? t.corrected(corrected) : t.title(query)
  const pages = frequentPages(query, layout)
  const isOnlyPages = isNothing && pages.length > 0
  const none = notSold ? t.notSoldTitle(notSold) : catalog.searchNoneTitle(query)
  return (
    <>
      <PageHead title={t.pageTitle(query)} description={t.title(query)} path="/" page={address.pagina} noindex />
      <div className="wrap search-head">
        <nav className="small" aria-label={catalog.breadcrumb}>
          <Link to="/">{places.home}</Link> / <span aria-current="page">{layout.search}</span>
        </nav>
        {isFound && corrected && <p className="muted small above-8">{t.searchedFor(query)}</p>}
        <h1 className="above-8">{isNothing && !isOnlyPages ? none : title}</h1>
        {pages.length > 0 && (
          <nav className="row wraps above-16" aria-label={layout.suggestedPages}>
            {pages.map(({ name, ...address }) => (
              <Link key={name} className="btn" {...address}>
                {name}
                <ArrowRight className="icon icon-s" aria-hidden="true" />
              </Link>
            ))}
          </nav>
        )}
        {isNothing && notSold && <NotSold nearest={nearestKind} />}
        <UnderstoodChips
          place={{ q: query }}
          address={address}
          understood={understood}
          unread={corrected || notSold ? [] : unread}
          sizes={[...new Set(Object.values(data?.search.sizes ?? {}).flat())]}
          wanting={wanting}
        />
        {isWanting && isFound && !corrected && <p className="note above-16">{missingText(understood, unread, t)}</p>}
        {due && isFound && (
          <DeliveryBy due={due} categories={[...new Set(data.products.map(({ category }) => category))]} />
        )}
        {wanting && understood.length > 0 && <Relaxations {...relaxed} articles={0} exactBeside={wanting} />}
      </div>
      {isNothing && notSold && nearestKind ? (
        <Instead kind={nearestKind} />
      ) : isOnlyPages || (isNothing && notSold) ? (
        <div className="wrap above-32">
          <JustIn />
        </div>
      ) : (
        <ProductBrowser
          key={query}
          place={{ q: query }}
          hasFilters
          isSquare={false}
          searchedSizes={data?.search.sizes}
        />
      )}
      {shown && isFound && !isWanting && relaxed.ways.length > 1 && shown.articles <= few && (
        <div className="wrap">
          <Relaxations
            {...relaxed}
            ways={relaxed.ways.filter(({ kind }) => kind !== 'kind')}
            articles={shown.articles}
            exactBeside={shown}
          />
        </div>
      )}
    </>
  )
}

/** What comes nearest to goods that are not sold. */
function Instead({ kind }: { kind: string }) {
  const t = searchPageTexts.useChunk()
  const [address] = useCatalogAddress()
  const place = { q: kind }
  const sizes = useProductList(place, address).data?.search.sizes
  return (
    <>
      <div className="wrap above-32">
        <h2>{t.notSoldNearest(kind)}</h2>
        {Object.keys(sizes ?? {}).length > 0 && <p className="muted above-8">{t.notSoldMeasure}</p>}
      </div>
      <ProductBrowser place={place} hasFilters={false} isSquare={false} searchedSizes={sizes} />
    </>
  )
}

/** The values that no product has, with the nearest ones. */
function missingText(
  understood: readonly UnderstoodCondition[],
  unread: readonly string[],
  t: SearchPageTexts,
): string {
  const missing = understood.filter((one) => one.missing)
  const texts = missing.map(({ kind, label, nearest }) => {
    const what = `${t.conditionKinds[kind] ?? ''} ${label}`.trim()
    return t.missing(what.charAt(0).toUpperCase() + what.slice(1), nearest)
  })
  if (unread.length > 0) texts.push(t.answersRest(unread))
  return texts.join(' ')
}

/** The search without each of its conditions that a product meets. */
function useWaysOut(understood: readonly UnderstoodCondition[], without: readonly string[] = []) {
  const t = searchPageTexts.useChunk()
  const { language } = useI18n()
  const met = understood.filter(({ kind, missing }) => !missing && kind !== 'word' && kind !== 'by')
  return [...Map.groupBy(met, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    name: `${t.conditionKinds[kind] ?? ''} ${all.map(({ label }) => label).join(', ')}`.trim(),
    without: { without: [...without, kind] },
    beyond(price: string) {
      const over = Math.round(100 * (Number(price) - Number(all[0]?.maxPrice)))
      return over > 0 ? ` (${t.beyond(formatEuro(over, language))})` : ''
    },
  }))
}
