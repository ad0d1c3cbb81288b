import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '#web/api.ts'
import { ProductRow } from '#web/catalog/product/product-row.tsx'
import { fewestInRow, rowQuery } from './home-rows-query.ts'
import { useHomeTexts } from './home-texts.ts'

const rows = {
  new: { category: 'biciclette', title: 'newTitle', all: 'newAll' },
  used: { category: 'bici-usate', title: 'usedTitle', all: 'usedAll' },
} as const

/** The newest bicycles of a kind. */
export function HomeRow({ of }: { of: keyof typeof rows }) {
  const t = useHomeTexts()
  const { category, title, all } = rows[of]
  const { data: bicycles } = useSuspenseQuery(rowQuery(useApi(), category))
  if (bicycles.length < fewestInRow) return null
  return (
    <section className="section wrap section-next" aria-labelledby={`home-${of}`}>
      <div className="section-head">
        <h2 id={`home-${of}`}>{t[title]}</h2>
        <Link className="btn btn-small" to="/$category" params={{ category }}>
          {t[all]}
        </Link>
      </div>
      <ProductRow products={bicycles} columns={4} />
    </section>
  )
}
