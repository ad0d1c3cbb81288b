import { Link } from '@tanstack/react-router'
import { type CatalogAddress, fromStart, pageSize } from '#web/catalog/catalog-address.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { mainHeading } from '#web/ui/layer/restore-focus.ts'

/** Below this the grid has no button. */
const fewest = 8

interface Props {
  /** On the pages before. */
  start: number
  shown: number
  total: number
  /** Some stand for several colours. */
  isOfModels: boolean
  isLoading: boolean
  onMore(): void
}

export function LoadMore({ start, shown, total, isOfModels, isLoading, onMore }: Props) {
  const t = useTexts().catalog
  if (total < fewest) return null
  const seen = start + shown
  const before = start / pageSize
  const isWhole = seen >= total
  const link = (to: number, rel: 'prev' | 'next', name: string) => (
    <Link
      to="."
      search={(now: CatalogAddress) => ({ ...now, ...fromStart, pagina: to > 1 ? to : undefined })}
      activeOptions={{ exact: true }}
      rel={rel}
      onClick={() => mainHeading()?.focus()}
    >
      {name}
    </Link>
  )
  return (
    <div className="load-more grid">
      <p>{isWhole ? t.seenAll(total, isOfModels) : t.seen(seen, total, isOfModels)}</p>
      <div className="progress" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (seen / total) * 100)}%` }} />
      </div>
      <button
        type="button"
        className="btn"
        aria-disabled={isLoading}
        onClick={() => {
          if (isWhole) {
            scrollTo(0, 0)
            mainHeading()?.focus()
          } else if (!isLoading) onMore()
        }}
      >
        {isLoading && <span className="spin" aria-hidden="true" />}
        {isWhole ? t.backToTop : t.loadMore}
      </button>
      {(before > 0 || !isWhole) && (
        <nav className="row small" aria-label={t.pages}>
          {before > 0 && link(before, 'prev', t.previousPage)}
          {!isWhole && link(Math.ceil(seen / pageSize) + 1, 'next', t.nextPage)}
        </nav>
      )}
    </div>
  )
}
