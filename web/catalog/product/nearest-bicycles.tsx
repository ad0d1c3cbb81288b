import { useQuery } from '@tanstack/react-query'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { productTexts } from '#web/catalog/product-parts/product-texts.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useApi } from '#web/platform/api.ts'
import { nearestQuery } from './nearby-queries.ts'
import { ProductRow } from './product-row.tsx'

interface Props {
  product: Pick<Product, 'slug'>
  soldAt: string
}

export function NearestBicycles({ product: { slug }, soldAt }: Props) {
  const t = productTexts.useChunk()
  const { language } = useI18n()
  const { data: nearest = [] } = useQuery(nearestQuery(useApi(), slug))
  return (
    <section className="below-32" aria-label={t.insteadOfSold}>
      <div className="note below-16">
        <p>
          <b className="bold">{t.soldOn(shopDate(soldAt, language))}</b> {t.soldText}{' '}
          {nearest.length > 0 && t.insteadOfSold}
        </p>
      </div>
      {nearest.length > 0 && <ProductRow products={nearest} columns={3} />}
    </section>
  )
}
