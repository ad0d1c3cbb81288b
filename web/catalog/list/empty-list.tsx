import { Link } from '@tanstack/react-router'
import { categories } from '#shared/domain/platform/goods/categories.ts'
import { type CatalogAddress, type ListPlace, noFilters } from '#web/catalog/catalog-address.ts'
import { JustIn, Relaxations } from '#web/catalog/empty/ways-out.tsx'
import { useTexts } from '#web/i18n/i18n.tsx'
import { FrameDrawing } from '#web/ui/picture.tsx'
import { useChips } from './filter-chips.tsx'
import type { ChangeAddress } from './use-catalog-address.ts'

interface Props {
  place: ListPlace
  address: CatalogAddress
  change: ChangeAddress
  isFiltered: boolean
}

export function EmptyList({ place, address, change, isFiltered }: Props) {
  const { catalog: t, places } = useTexts()
  const ways = useChips(place, address)
  const isSearch = 'q' in place
  const [title, text] = isFiltered
    ? [t.emptyTitle, t.emptyText]
    : isSearch
      ? // The page's own heading is enough.
        [undefined, t.searchNoneText]
      : [t.noneTitle, t.noneText]
  return (
    <>
      <div className="empty">
        <div className="drawing">
          <FrameDrawing />
        </div>
        {title && <h2>{title}</h2>}
        <p>{text}</p>
        {isFiltered ? (
          <button type="button" className="btn" onClick={() => change(noFilters)}>
            {t.removeAll}
          </button>
        ) : (
          <nav className="row wraps empty-actions" aria-label={t.category}>
            {categories
              .filter((category) => isSearch || category !== place.category)
              .map((category) => (
                <Link key={category} className="btn btn-small" to="/$category" params={{ category }}>
                  {places.categories[category]}
                </Link>
              ))}
          </nav>
        )}
      </div>
      {isFiltered && <Relaxations place={place} address={address} ways={ways} articles={0} />}
      {isSearch && !isFiltered && <JustIn />}
    </>
  )
}
