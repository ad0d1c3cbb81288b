import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { type CatalogAddress, filterCount, type ListPlace, pageSize } from './catalog-address.ts'
import { EmptyList } from './empty-list.tsx'
import { LoadMore } from './load-more.tsx'
import { type GridShape, GridSkeleton, ProductGrid } from './product-grid.tsx'
import { type ShownProducts, useProductList } from './product-queries.ts'
import type { ChangeAddress } from './use-catalog-address.ts'

interface Props extends GridShape {
  place: ListPlace
  address: CatalogAddress
  change: ChangeAddress
}

/** The grid with what belongs to it: skeleton, emptiness, failure, and the next 20. */
export function ProductListing({ place, address, change, ...shape }: Props) {
  const t = useTexts().catalog
  const list = useProductList(place, address)
  const grid = useRef<HTMLUListElement>(null)
  const lastGood = useRef<ShownProducts>(undefined)
  const wanted = useRef<number>(undefined)
  const { data, isPlaceholderData } = list
  useEffect(() => {
    if (!data || isPlaceholderData) return
    lastGood.current = data
    if (wanted.current === undefined || data.products.length <= wanted.current) return
    grid.current?.querySelectorAll<HTMLElement>('.card h3 a')[wanted.current]?.focus()
    wanted.current = undefined
  }, [data, isPlaceholderData])
  const isLonger = (address.shown ?? pageSize) > pageSize
  // When the next 20 do not come, those on screen stay.
  const shown = data ?? (list.isError && isLonger ? lastGood.current : undefined)
  const failure = list.isError && (
    <ErrorState what={t.listFailed} busy={list.isFetching} onRetry={() => void list.refetch()} />
  )
  if (!shown) return failure || <GridSkeleton {...shape} />
  if (shown.products.length === 0)
    return <EmptyList place={place} address={address} change={change} isFiltered={filterCount(address) > 0} />
  const isWhole = shown.products.length >= shown.total
  const loadMore = async () => {
    wanted.current = shown.products.length
    if (isWhole) {
      const { data: now } = await list.refetch()
      if (now && now.products.length >= now.total) announce(t.seenAll(now.total))
      return
    }
    change({ shown: (address.shown ?? pageSize) + pageSize })
  }
  const isComingMore = isPlaceholderData && isLonger
  return (
    <>
      <ProductGrid products={shown.products} isStale={isPlaceholderData && !isComingMore} ref={grid} {...shape} />
      {failure || (
        <LoadMore
          shown={shown.products.length}
          total={shown.total}
          isLoading={isComingMore || (isWhole && list.isFetching)}
          onMore={() => void loadMore()}
        />
      )}
    </>
  )
}
