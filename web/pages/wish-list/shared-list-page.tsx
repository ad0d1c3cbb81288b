import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { readSharedWishList } from '#shared/contract/catalog/wish-lists.ts'
import { ProductGrid } from '#web/catalog/list/product-grid.tsx'
import { wishListTexts } from '#web/catalog/wish-list/wish-list-texts.ts'
import { wishedProductsQuery } from '#web/catalog/wish-list/wished-products-query.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { NotFoundPage } from '../not-found-page.tsx'
import './wish-list-page.css'

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400)

/** What the link of a list shows: the products that are on sale, and not whose it is. */
export function SharedListPage() {
  const t = wishListTexts.useChunk()
  const api = useApi()
  const { key = '' } = useParams({ strict: false })
  const grid = useRef<HTMLUListElement>(null)
  const list = useQuery({
    queryKey: ['shared-list', key],
    queryFn: async () => (await api(readSharedWishList, { params: { key } })).productIds,
    retry: (count, failure) => count < 2 && !isMissing(failure),
  })
  const products = useQuery(wishedProductsQuery(api, list.data ?? []))
  const found = list.data?.flatMap((id) => products.data?.get(id) ?? [])
  if (isMissing(list.error)) return <NotFoundPage title={t.sharedGone} text={t.sharedGoneText} />
  const isWaiting = !list.data || (list.data.length > 0 && !products.data)
  const failed = list.isError ? list : products.isError ? products : undefined
  return (
    <div className="wrap wish-list-page">
      <PageHead title={t.sharedTitle} description={t.sharedText} path="/lista" noindex />
      {/* The key is in the address: no other site learns it. */}
      <meta name="referrer" content="no-referrer" />
      <h1>{t.sharedTitle}</h1>
      <p className="muted below-20">{found?.length === 0 && !isWaiting ? t.sharedNothing : t.sharedText}</p>
      {failed ? (
        <ErrorState what={t.loadFailed} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : isWaiting ? (
        <Loading>
          <Skeleton className="tall-240" />
        </Loading>
      ) : (
        <ProductGrid products={found ?? []} isStale={false} ref={grid} hasFilters={false} isSquare={false} />
      )}
    </div>
  )
}
