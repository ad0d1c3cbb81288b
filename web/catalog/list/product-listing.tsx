import { useDeferredValue, useEffect, useRef } from 'react'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { type CatalogAddress, filterCount, fromStart, type ListPlace, pageSize } from '#web/catalog/catalog-address.ts'
import { Relaxations } from '#web/catalog/empty/ways-out.tsx'
import { type ShownProducts, useProductList } from '#web/catalog/product-queries.ts'
import { AwaitedBicycles } from '#web/catalog/used/lazy-used.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { EmptyList } from './empty-list.tsx'
import { useChips } from './filter-chips.tsx'
import { LoadMore } from './load-more.tsx'
import { type GridShape, GridSkeleton, ProductGrid } from './product-grid.tsx'
import type { ChangeAddress } from './use-catalog-address.ts'

/** A short list offers ways to extend it. */
const narrow = 3

interface Props extends GridShape {
  place: ListPlace
  address: CatalogAddress
  change: ChangeAddress
}

export function ProductListing({ place, address, change, ...shape }: Props) {
  const t = useTexts().catalog
  const list = useProductList(place, address)
  const grid = useRef<HTMLUListElement>(null)
  const lastGood = useRef<ShownProducts>(undefined)
  const requested = useRef<number>(undefined)
  // Drawn in small steps, between which the page answers.
  const data = useDeferredValue(list.data)
  const isPlaceholderData = useDeferredValue(list.isPlaceholderData)
  useEffect(() => {
    if (!data || isPlaceholderData) return
    if (isPast(data)) return change(fromStart)
    lastGood.current = data
    if (requested.current === undefined || data.products.length <= requested.current) return
    grid.current?.querySelectorAll<HTMLElement>('.product-card h3 a')[requested.current]?.focus()
    requested.current = undefined
  }, [data, isPlaceholderData, change])
  const ways = useChips(place, address)
  const isLonger = (address.shown ?? pageSize) > pageSize
  // When another list fails, the shown one stays.
  const shown = data ?? lastGood.current
  const failure = list.isError && (
    <ErrorState what={t.listFailed} busy={list.isFetching} onRetry={() => void list.refetch()} />
  )
  if (!shown || isPast(shown)) return failure || <GridSkeleton {...shape} />
  if (!failure && shown.products.length === 0)
    return <EmptyList place={place} address={address} change={change} isFiltered={filterCount(address) > 0} />
  const cards = shape.isAmongUsed ? shown.products.filter((product) => !isCallOnly(product)) : shown.products
  return (
    <>
      {!isLonger && failure}
      {cards.length > 0 && (
        <ProductGrid
          products={cards}
          isStale={!isLonger && (shown !== data || isPlaceholderData)}
          ref={grid}
          {...shape}
        />
      )}
      {cards.length < shown.products.length && (
        <Attempt>
          <AwaitedBicycles products={shown.products.filter(isCallOnly)} />
        </Attempt>
      )}
      {ways.length > 0 && shown.articles <= narrow && (
        <Relaxations place={place} address={address} ways={ways} articles={shown.articles} />
      )}
      {failure ? (
        isLonger && failure
      ) : (
        <LoadMore
          start={shown.start}
          shown={shown.products.length}
          total={shown.total}
          isOfModels={shown.total < shown.articles}
          isLoading={isPlaceholderData && isLonger}
          onMore={() => {
            requested.current = cards.length
            change({ pagina: address.pagina, shown: (address.shown ?? pageSize) + pageSize })
          }}
        />
      )}
    </>
  )
}

/** The list has become shorter, or the reader's bicycle leaves less of it. */
const isPast = ({ start, products }: ShownProducts) => start > 0 && products.length === 0
