import { useRef } from 'react'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { firstImage } from '#shared/domain/platform/goods/first-image.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { filterCount, type ListPlace } from '#web/catalog/catalog-address.ts'
import { BikeBox } from '#web/catalog/compatibility/bike-box.tsx'
import { useProductList } from '#web/catalog/product-queries.ts'
import { UsedCount } from '#web/catalog/used/lazy-used.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterButton } from './filter-layer.tsx'
import { ProductFacets } from './product-facets.tsx'
import type { GridShape } from './product-grid.tsx'
import { ProductListing } from './product-listing.tsx'
import { SortSelect } from './sort-select.tsx'
import { useCatalogAddress } from './use-catalog-address.ts'

interface Props extends Pick<GridShape, 'hasFilters' | 'isSquare' | 'searchedSizes'> {
  place: ListPlace
  /** Asks for the bicycle that the parts are to go on. */
  hasBikeBox?: boolean
}

export function ProductBrowser({ place, hasFilters, isSquare, searchedSizes, hasBikeBox = false }: Props) {
  const t = useTexts().catalog
  const [address, change] = useCatalogAddress()
  const { data } = useProductList(place, address)
  const count = useRef<HTMLParagraphElement>(null)
  const isAmongUsed = 'category' in place && place.category === 'bici-usate'
  // A bicycle's card has its sizes and its text.
  const factKeys = 'category' in place && !isBicycleCategory(place.category) ? place.facts : undefined
  const listing = (
    <ProductListing {...{ place, address, change, hasFilters, isSquare, isAmongUsed, factKeys, searchedSizes }} />
  )
  if (data?.total === 0 && filterCount(address) === 0) return <div className="wrap one-col">{listing}</div>
  const sort = (
    <SortSelect value={address.sort} label={t.sortBy} isSearch={'q' in place} onSelect={(sort) => change({ sort })} />
  )
  const list = (
    <>
      {hasBikeBox && <BikeBox className="only-phone" />}
      {hasFilters && (
        <div className="phone-bar only-phone">
          <FilterButton address={address} place={place} />
          {sort}
        </div>
      )}
      <div className="toolbar flex align-center spaced-16 wraps">
        <p className="bold" aria-live="polite" tabIndex={-1} ref={count}>
          {data &&
            (data.forSale === undefined ? (
              t.products(data.articles)
            ) : (
              <Attempt>
                <UsedCount count={Number(data.forSale)} />
              </Attempt>
            ))}
          {data && data.total < data.articles && <span className="muted">{t.inModels(data.total)}</span>}
        </p>
        <div className={`row end small ${hasFilters ? 'no-phone' : ''}`}>
          <span className="no-phone" aria-hidden="true">
            {t.sortBy}
          </span>
          {sort}
        </div>
      </div>
      {hasFilters && <FilterChips place={place} address={address} change={change} countRef={count} />}
      {data?.products.some((one) => isDrawing(firstImage(one) ?? '')) && (
        <p className="small muted drawn-key below-12">{t.drawn}</p>
      )}
      <h2 className="sr-only">{t.listTitle}</h2>
      {listing}
    </>
  )
  if (!hasFilters) return <div className="wrap one-col">{list}</div>
  return (
    <div className="wrap list-columns">
      <aside className="no-phone" aria-label={t.filters}>
        <h2 className="sr-only">{t.filters}</h2>
        {hasBikeBox && <BikeBox />}
        <ProductFacets
          place={place}
          address={address}
          change={(next) => {
            change(next)
            // However far one has read, the new list is seen from its start.
            count.current?.scrollIntoView({ block: 'nearest' })
          }}
        />
      </aside>
      <div>{list}</div>
    </div>
  )
}
