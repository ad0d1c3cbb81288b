import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#web/api.ts'
import { ProductRow } from '#web/catalog/product/product-row.tsx'
import { fewestInRow, usedRowQuery } from './home-rows-query.ts'
import { homeTexts } from './home-texts.ts'

export function HomeUsed() {
  const t = homeTexts.useChunk()
  const { data: bicycles } = useSuspenseQuery(usedRowQuery(useApi()))
  if (bicycles.length < fewestInRow) return null
  return (
    <section className="section wrap section-next" aria-labelledby="home-used">
      <div className="section-head">
        <h2 id="home-used">{t.usedTitle}</h2>
        <Link className="btn btn-small" to="/$category" params={{ category: 'bici-usate' }}>
          {t.usedAll}
        </Link>
      </div>
      <ProductRow products={bicycles} columns={4} />
    </section>
  )
}
