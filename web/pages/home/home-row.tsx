import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProductRow } from '#web/catalog/product/product-row.tsx'
import { useApi } from '#web/platform/api.ts'
import { heroQuery } from './hero-query.ts'
import { useHeroUsed } from './home-doors.tsx'
import { activityBoardQuery, fewestInRow, mostInRow, rowQuery } from './home-rows-query.ts'
import { useHome, useHomeTexts } from './home-texts.ts'

const rows = {
  new: { category: 'biciclette', title: 'newTitle', link: 'newAll' },
  used: { category: 'bici-usate', title: 'usedTitle', link: 'usedAll' },
} as const

/** The bicycles in the hero and on the board, where the page has these. */
function useShownElsewhere(): ReadonlySet<string> {
  const api = useApi()
  const { blocks } = useHome()
  const { hero } = useSuspenseQuery(heroQuery(api)).data
  const used = useHeroUsed()
  const { data: board } = useQuery({ ...activityBoardQuery(api), enabled: false })
  const heroes = blocks.includes('hero') ? [hero, used] : []
  const shown = [...heroes, ...(blocks.includes('board') ? (board?.arrived?.bicycles ?? []) : [])]
  return new Set(shown.flatMap((one) => one?.slug ?? []))
}

/** The newest bicycles of a kind. */
export function HomeRow({ of }: { of: keyof typeof rows }) {
  const t = useHomeTexts()
  const { category, title, link } = rows[of]
  const api = useApi()
  const { data: all } = useSuspenseQuery(rowQuery(api, category))
  const elsewhere = useShownElsewhere()
  if (all.length < fewestInRow) return null
  const rest = all.filter(({ slug }) => !elsewhere.has(slug))
  const bicycles = (rest.length < fewestInRow ? all : rest).slice(0, mostInRow)
  return (
    <section className="section wrap section-next" aria-labelledby={`home-${of}`}>
      <div className="section-head">
        <h2 id={`home-${of}`}>{t[title]}</h2>
        <Link className="btn btn-small" to="/$category" params={{ category }}>
          {t[link]}
        </Link>
      </div>
      <ProductRow products={bicycles} columns={4} />
    </section>
  )
}
