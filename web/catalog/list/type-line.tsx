import { Link } from '@tanstack/react-router'
import { type Category, type Subcategory, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { type CatalogAddress, fromStart } from '#web/catalog/catalog-address.ts'
import { useFacets } from '#web/catalog/product-queries.ts'
import { useMenuShelves } from '#web/catalog/shelf-queries.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { scrollToFocused } from './shelf-line.tsx'

interface Props {
  category: Category
  address: CatalogAddress
}

/** The types of a bicycle, each a filter, and after them the shelves that are none of these. */
export function TypeLine({ category, address }: Props) {
  const { catalog: t, places } = useTexts()
  const { facets } = useFacets({ category }, address)
  const shelves = useMenuShelves()(category).filter(
    ({ drawing }) => !subcategories.some((type) => drawing?.startsWith(`bici-${type}`)),
  )
  const counts = new Map(facets?.subcategory.map(({ value, count }) => [value, count]))
  const line: [Subcategory | undefined, string, number | undefined][] = [
    [undefined, t.all, facets && [...counts.values()].reduce((sum, count) => sum + count, 0)],
    ...subcategories.map((type): [Subcategory, string, number] => [
      type,
      places.subcategories[type],
      counts.get(type) ?? 0,
    ]),
  ]
  return (
    <nav className="shelf-links flex" aria-label={t.type} onFocus={scrollToFocused}>
      {line.map(
        ([type, name, count]) =>
          (count !== 0 || type === address.subcategory) && (
            <Link
              className="as-target bold no-underline"
              key={name}
              to="."
              search={(now: CatalogAddress) => ({ ...now, ...fromStart, subcategory: type })}
              activeOptions={{ exact: true }}
              resetScroll={false}
              aria-current={type === address.subcategory || undefined}
            >
              {name} <span className="regular text-s hint">{count}</span>
            </Link>
          ),
      )}
      {shelves.map(({ slug, name, count }) => (
        <Link className="as-target no-underline" key={slug} to="/$category/$slug" params={{ category, slug }}>
          {name} <span className="text-s hint">{count}</span>
        </Link>
      ))}
    </nav>
  )
}
