import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type CatalogAddress, filterOf, fromStart, type ListPlace } from '#web/catalog/catalog-address.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useApi } from '#web/platform/api.ts'
import { mainHeading } from '#web/ui/layer/restore-focus.ts'
import { isOtherList, type ListNow, relaxedQuery } from './relaxed-query.ts'
import './relaxations.css'

/** One condition of the search, and the address without it. */
interface Relaxation {
  name: string
  without: CatalogAddress
  /** How far the price of a product is from it. */
  beyond?(price: string): string
}

interface Props {
  place: ListPlace
  address: CatalogAddress
  ways: readonly Relaxation[]
  /** The number of shown products; a relaxation must bring more. */
  articles: number
  /** For a search: only exact results for the rest, and another list than the present one. */
  exactBeside?: ListNow
}

/** The results without one of the conditions, with their number. */
export function Relaxations({ place, address, ways, articles, exactBeside }: Props) {
  const t = useTexts().catalog
  const filters = ways.map(({ without }) => filterOf(place, { ...address, ...without }))
  const { data = [] } = useQuery(relaxedQuery(useApi(), filters))
  const helpful = ways.flatMap((way, at) => {
    const found = data[at]
    const isHelp = found && (!exactBeside || (found.isExact && isOtherList(found, exactBeside)))
    return isHelp && found.articles > articles ? [{ ...way, ...found }] : []
  })
  if (helpful.length === 0) return null
  return (
    <section className="relaxed" aria-label={t.relaxed}>
      <h2>{t.relaxed}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without list markers Safari forgets the role */}
      <ul className="ways box" role="list">
        {helpful.map(({ name, without, beyond, articles: count, names, prices }) => (
          <li key={name}>
            <Link
              to="."
              search={(now: CatalogAddress) => ({ ...now, ...fromStart, ...without })}
              resetScroll={false}
              onClick={() => mainHeading()?.focus()}
            >
              <span>
                <b className="bold">{t.takeAway(name)}</b>
                <span className="small muted block">
                  {names
                    .flatMap((one, at) =>
                      exactBeside?.names.includes(one) ? [] : [one + (beyond?.(prices[at] ?? '') ?? '')],
                    )
                    .slice(0, 3)
                    .join(', ')}
                </span>
              </span>
              <b className="bold nowrap">{t.products(count)}</b>
              <ArrowRight className="icon" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
