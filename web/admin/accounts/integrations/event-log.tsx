import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Hourglass, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { type OutgoingEvent, resendEvent, type WebhookEndpoint } from '#shared/contract/messages/webhook-endpoints.ts'
import { countText, momentText } from '#web/admin/admin-format.ts'
import { ListPager } from '#web/admin/admin-list.tsx'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { eventLogQuery, shownEvents } from './integration-queries.ts'
import { objectName, sentName } from './integration-words.ts'

const signs = {
  pending: { label: 'In attesa', tone: 'amber', icon: Hourglass },
  delivered: { label: 'Arrivato', tone: 'ok', icon: CircleCheck },
  failed: { label: 'Non arrivato', tone: 'red', icon: CircleX },
} as const

/** The outcome of each event, with a button to send it again. */
export function EventLog({ receiver: { id, address } }: { receiver: WebhookEndpoint }) {
  const [page, setPage] = useState(1)
  const { data, isError, refetch, isFetching } = useQuery(eventLogQuery(useApi(), id, page))
  const resend = useAct({
    call: (api, event: OutgoingEvent) => api(resendEvent, { params: { id: String(event.id) } }),
    said: ['Avviso in partenza', address],
    failed: 'Non è partito niente. Riprova.',
  })
  const { column } = useRowActions<OutgoingEvent>(
    ({ kind, object, createdAt }) => `${sentName(kind)}, ${objectName(object)}, del ${momentText(createdAt)}`,
    [{ icon: RotateCcw, label: 'Rimanda', text: 'Rimanda', act: resend }],
    'cell-row',
  )
  const columns: Column<OutgoingEvent>[] = [
    {
      label: 'Avviso',
      isBare: true,
      cell: ({ kind, object }) => (
        <>
          <b className="bold">{sentName(kind)}</b>
          <span className="small muted block">{objectName(object)}</span>
        </>
      ),
    },
    { label: 'Quando', cell: ({ createdAt }) => momentText(createdAt) },
    {
      label: 'Stato',
      cell: ({ state, answer, lastError, attempts }) => (
        <>
          <Badge {...signs[state]}>{signs[state].label}</Badge>
          <span className="small muted block">{resultText({ answer, lastError, attempts })}</span>
        </>
      ),
    },
    column,
  ]
  if (isError) return <ErrorState what="Il registro non si carica." onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <p className="small muted">Il registro si sta caricando…</p>
  if (data.total === 0) return <p className="small muted">Non è ancora successo niente di cui avvisarlo.</p>
  return (
    <div className="can-shrink grid spaced-12">
      <AdminTable
        rows={data.events}
        isBusy={isFetching}
        caption={`Avvisi a ${address}`}
        className="product-table"
        rowKey="id"
        columns={columns}
      />
      {data.total > shownEvents && (
        <ListPager label="Pagine del registro" size={shownEvents} {...{ page, total: data.total }} onPage={setPage} />
      )}
    </div>
  )
}

function resultText({ answer, lastError, attempts }: Pick<OutgoingEvent, 'answer' | 'lastError' | 'attempts'>): string {
  const tries = attempts > 1 ? `, tentativo ${countText(attempts)}` : ''
  if (answer !== null) return `Risposta ${answer}${tries}`
  if (lastError) return `${failureWords[lastError.split(':')[0] ?? ''] ?? 'Nessuna risposta'}${tries}`
  return attempts === 0 ? 'Parte al prossimo giro' : `In viaggio${tries}`
}

const failureWords: Record<string, string> = {
  timeout: 'Nessuna risposta in 10 secondi',
  unknown: 'L’indirizzo non si trova',
  private: 'L’indirizzo porta a una rete privata',
  too_large: 'La risposta è troppo lunga',
  connection: 'Il collegamento non riesce',
  'not sent in time': 'Fermo per troppo tempo',
}
