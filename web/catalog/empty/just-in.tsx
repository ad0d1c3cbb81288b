import { useQuery } from '@tanstack/react-query'
import { ProductRow } from '#web/catalog/product/product-row.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { justInQuery } from './relaxed-query.ts'
import './relaxations.css'

const columns = 4

/** Under a search that found nothing. */
export function JustIn() {
  const t = useTexts().catalog
  const { data = [] } = useQuery(justInQuery(useApi(), columns))
  if (data.length < columns) return null
  return (
    <section className="relaxed" aria-label={t.justIn}>
      <h2>{t.justIn}</h2>
      <ProductRow products={data} columns={columns} />
    </section>
  )
}
