import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { ProductGrid } from '#web/catalog/list/product-grid.tsx'
import { likeSlugQuery } from '#web/catalog/product/nearby-queries.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useApi } from '#web/platform/api.ts'
import { NotFoundPage } from './not-found-page.tsx'

export function GoneProductPage() {
  const { slug = '' } = useParams({ strict: false })
  const t = productTexts.useChunk()
  const { data: nearest } = useQuery(likeSlugQuery(useApi(), slug))
  const ref = useRef<HTMLUListElement>(null)
  return (
    <NotFoundPage title={t.gonePageTitle} text={nearest?.length ? t.goneLike : t.goneText}>
      {nearest && nearest.length > 0 && (
        <div className="above-48">
          <h2 className="below-24">{t.nearest}</h2>
          <ProductGrid products={nearest} isStale={false} hasFilters={false} isSquare={false} ref={ref} />
        </div>
      )}
    </NotFoundPage>
  )
}
