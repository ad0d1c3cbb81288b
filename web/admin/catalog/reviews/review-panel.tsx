import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { countText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { moderationQuery, type ReviewState, reviewCountsQuery, reviewStateOf } from './admin-review-queries.ts'
import { ModerationCard } from './moderation-card.tsx'
import { QuestionList } from './question-list.tsx'
import { useModeration } from './use-moderation.tsx'

const emptyTexts: Record<ReviewState, string> = {
  tutte: 'Nessuna recensione presente.',
  attesa: 'Nessuna recensione in attesa di approvazione.',
  approvate: 'Nessuna recensione approvata.',
}

export default function ReviewPanel() {
  const api = useApi()
  const { address, set } = useAdminAddress()
  const panel = useRef<HTMLDivElement>(null)
  const counts = useQuery(reviewCountsQuery(api)).data
  const list = useQuery({ ...moderationQuery(api, address), enabled: address.vista !== 'domande' })
  const moderation = useModeration()
  const { takeJudged } = moderation
  // The card that was judged may have left the list, and the focus with it: told when the new list stands on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the moment, not the data
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (isLost && takeJudged()) panel.current?.focus({ preventScroll: true })
  }, [list.data])
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
    {
      id: 'domande',
      label: (
        <>
          Domande{' '}
          {counts && counts.questions.waiting > 0 && (
            <span className="count">{countText(counts.questions.waiting)}</span>
          )}
        </>
      ),
    },
  ] as const
  const isAsked = address.vista === 'domande'
  return (
    <>
      <AdminPanel
        id="review"
        title="Gestione Recensioni"
        note="Modera e gestisci le recensioni dei clienti"
        aside={
          <dl className="admin-counts outlined flex wraps">
            <Counter label="Tutte" count={counts?.all} />
            <Counter label="In Attesa" count={counts?.pending} />
            <Counter label="Approvate" count={counts?.approved} />
          </dl>
        }
        tabs={{
          label: 'Recensioni',
          all: tabs,
          selected: isAsked ? 'domande' : state,
          onSelect: (id) =>
            set(
              id === 'domande'
                ? { vista: id, stato: undefined }
                : { vista: undefined, stato: id === 'tutte' ? undefined : id },
            ),
        }}
        search={
          isAsked
            ? { label: 'Cerca tra le domande', placeholder: 'Testo o articolo' }
            : { label: 'Cerca tra le recensioni', placeholder: 'Testo o cliente' }
        }
        ref={panel}
      >
        {isAsked ? (
          <QuestionList />
        ) : (
          <AdminList
            list={list}
            failure="Le recensioni non si caricano."
            empty={address.cerca ? 'Nessuna recensione trovata.' : emptyTexts[state]}
            skeleton={<TableSkeleton rows={3} height="tall-160" />}
          >
            {({ rows }) => (
              <div className="box-body stack">
                {rows.map((review) => (
                  <ModerationCard key={review.id} review={review} moderation={moderation} />
                ))}
              </div>
            )}
          </AdminList>
        )}
      </AdminPanel>
      {moderation.dialog}
    </>
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
