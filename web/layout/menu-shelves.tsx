import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { listProducts } from '#shared/contract/catalog.ts'
import { listShelves, type ShelfLink } from '#shared/contract/shelves.ts'
import { type Category, categories } from '#shared/domain/catalog.ts'
import { centsOf, formatEuro } from '#shared/domain/money.ts'
import { useApi } from '#web/api.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The highest shelves of every category on which something stands: the menu's second level. */
export function useMenuShelves(): (category: Category) => readonly ShelfLink[] {
  const api = useApi()
  const { language } = useI18n()
  const { data = [] } = useQuery({
    queryKey: ['shelves', language],
    queryFn: ({ signal }) => api(listShelves, { query: { lang: language } }, { signal }),
  })
  return (category) => data.filter((shelf) => shelf.category === category && shelf.count > 0)
}

interface LinksProps {
  shelves: readonly ShelfLink[]
  /** A step of a sheet that has an address of its own takes its place. */
  replace?: boolean
  onFollow?(): void
}

export function ShelfLinks({ shelves, replace = false, onFollow }: LinksProps) {
  return (
    <ul>
      {shelves.map(({ slug, category, name, count }) => (
        <li key={slug}>
          <Link to="/$category/$slug" params={{ category, slug }} replace={replace} onClick={onFollow}>
            {name} <span className="hint">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The categories with their shelves, and the used bicycle that came last. */
export function MenuShelves({ onFollow }: { onFollow(): void }) {
  const { texts } = useI18n()
  const shelvesOf = useMenuShelves()
  return categories.map((category) => (
    <div key={category}>
      <Link className="mega-h" to="/$category" params={{ category }} activeOptions={{ exact: true }} onClick={onFollow}>
        {texts.places.categories[category]}
      </Link>
      <ShelfLinks shelves={shelvesOf(category)} onFollow={onFollow} />
      {category === 'bici-usate' && <JustIn onFollow={onFollow} />}
    </div>
  ))
}

function JustIn({ onFollow }: { onFollow(): void }) {
  const api = useApi()
  const { texts, language } = useI18n()
  const { data } = useQuery({
    queryKey: ['products', 'just-in', language],
    queryFn: ({ signal }) => {
      const query = { category: 'bici-usate', inStock: 'true', limit: '1', lang: language } as const
      return api(listProducts, { query }, { signal })
    },
  })
  const newest = data?.[0]
  if (!newest) return null
  return (
    <Link className="mega-new" to="/prodotto/$slug" params={{ slug: newest.slug }} onClick={onFollow}>
      <Picture url={newest.imageUrl} alt="" sizes="240px" />
      <span>
        <b>{texts.layout.justIn}</b>
        <span className="small">
          {newest.name}, {formatEuro(centsOf(newest.price), language)}
        </span>
      </span>
      <ArrowRight className="i" aria-hidden="true" />
    </Link>
  )
}
