import { useTexts } from '#web/i18n/i18n.tsx'

/** Below this the specification's grid has no button (section 2). */
const fewest = 8

interface Props {
  shown: number
  total: number
  isLoading: boolean
  onMore(): void
}

/**
 * How far one has come, and «Carica Altri Prodotti», which is there whenever 8 or more show (specification section 2):
 * at the end of the list it asks whether something new has come.
 */
export function LoadMore({ shown, total, isLoading, onMore }: Props) {
  const t = useTexts().catalog
  if (total < fewest) return null
  return (
    <div className="more-b">
      <p>{shown < total ? t.seen(shown, total) : t.seenAll(total)}</p>
      <div className="prog" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (shown / total) * 100)}%` }} />
      </div>
      <button type="button" className="btn" aria-disabled={isLoading} onClick={() => !isLoading && onMore()}>
        {isLoading && <span className="spin" aria-hidden="true" />}
        {t.loadMore}
      </button>
    </div>
  )
}
