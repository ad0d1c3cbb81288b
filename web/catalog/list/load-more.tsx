import { useTexts } from '#web/i18n/i18n.tsx'
import { mainHeading } from '#web/ui/layer/restore-focus.ts'

/** Below this the grid has no button. */
const fewest = 8

interface Props {
  shown: number
  total: number
  /** Some stand for several colours. */
  isOfModels: boolean
  isLoading: boolean
  onMore(): void
}

export function LoadMore({ shown, total, isOfModels, isLoading, onMore }: Props) {
  const t = useTexts().catalog
  if (total < fewest) return null
  const isWhole = shown >= total
  return (
    <div className="load-more">
      <p>{isWhole ? t.seenAll(total, isOfModels) : t.seen(shown, total, isOfModels)}</p>
      <div className="progress" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (shown / total) * 100)}%` }} />
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
    </div>
  )
}
