import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useApi } from '#web/api.ts'
import { countText } from '#web/features/admin/admin-format.ts'
import { ListPager } from '#web/features/admin/list-pager.tsx'
import { ListSearch } from '#web/features/admin/list-search.tsx'
import { SubTabs } from '#web/features/admin/sub-tabs.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { moderationQuery, type ReviewState, reviewCountsQuery, reviewStateOf } from './admin-review-queries.ts'
import { ModerationCard } from './moderation-card.tsx'
import { useModeration } from './use-moderation.tsx'

const panelId = 'review-list'

const emptyTexts: Record<ReviewState, string> = {
  tutte: 'Nessuna recensione presente.',
  attesa: 'Nessuna recensione in attesa di approvazione.',
  approvate: 'Nessuna recensione approvata.',
}

/** Rules 134 to 142. */
export default function ReviewPanel() {
  const api = useApi()
  const { address, set } = useAdminAddress()
  const panel = useRef<HTMLDivElement>(null)
  const counts = useQuery(reviewCountsQuery(api)).data
  const list = useQuery(moderationQuery(api, address))
  const moderation = useModeration()
  const { takeJudged } = moderation
  // The card that was judged may have left the list, and the focus with it: told when the new list stands on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment, not the data
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (isLost && takeJudged()) panel.current?.focus({ preventScroll: true })
  }, [list.data])
  const search = useCallback((text: string) => set({ cerca: text || undefined }, true), [set])
  const state = reviewStateOf(address)
  const tabs = [
    { id: 'tutte', label: 'Tutte le Recensioni' },
    {
      id: 'attesa',
      label: (
        <>
          In Attesa di Approvazione{' '}
          {counts && counts.pending > 0 && <span className="count">{countText(counts.pending)}</span>}
        </>
      ),
    },
    { id: 'approvate', label: 'Approvate' },
  ] as const
  return (
    <section className="box adm-panel" aria-labelledby="reviews-title">
      <div className="box-h flex-wrap">
        <div>
          <h2 id="reviews-title">Gestione Recensioni</h2>
          <p className="small muted mt-1">Modera e gestisci le recensioni dei clienti</p>
        </div>
        <dl className="adm-counts">
          <Counter label="Tutte" count={counts?.all} />
          <Counter label="In Attesa" count={counts?.pending} />
          <Counter label="Approvate" count={counts?.approved} />
        </dl>
      </div>
      <div className="sub">
        <SubTabs
          label="Recensioni"
          panelId={panelId}
          tabs={tabs}
          selected={state}
          onSelect={(id) => set({ stato: id === 'tutte' ? undefined : id })}
        />
        <div className="row end adm-filter">
          <ListSearch
            label="Cerca tra le recensioni"
            placeholder="Testo o cliente"
            value={address.cerca ?? ''}
            onSearch={search}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: APG: the panel is reached by Tab after its tabs */}
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${state}`} tabIndex={0} ref={panel}>
        <div className="box-b stack">
          {list.isError ? (
            <ErrorState
              what="Le recensioni non si caricano."
              onRetry={() => void list.refetch()}
              busy={list.isFetching}
            />
          ) : !list.data ? (
            <Loading className="stack">
              <Skeleton className="h-44" />
              <Skeleton className="h-44" />
              <Skeleton className="h-44" />
            </Loading>
          ) : list.data.reviews.length === 0 ? (
            <p className="empty">{address.cerca ? 'Nessuna recensione trovata.' : emptyTexts[state]}</p>
          ) : (
            list.data.reviews.map((review) => (
              <ModerationCard key={review.id} review={review} moderation={moderation} />
            ))
          )}
        </div>
        {list.data && list.data.total > 0 && (
          <ListPager page={address.pagina ?? 1} total={list.data.total} onPage={(page) => set({ pagina: page })} />
        )}
      </div>
      {moderation.dialog}
    </section>
  )
}

function Counter({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div>
      <dt className="small">{label}</dt>
      <dd className="num">{count === undefined ? '–' : countText(count)}</dd>
    </div>
  )
}
