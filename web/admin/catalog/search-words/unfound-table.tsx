import { useMutation, useQueryClient } from '@tanstack/react-query'
import { EyeOff, GraduationCap } from 'lucide-react'
import { hideUnfoundSearch, type UnfoundSearch } from '#shared/contract/catalog/search-words.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { calendarDay, countText } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { FindsBadge } from './finds-badge.tsx'

interface Props extends ShownRows<UnfoundSearch> {
  onTeach(query: string): void
  /** The row is gone, and the focus with it. */
  onHidden(): void
}

export function UnfoundTable({ onTeach, onHidden, ...shown }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const hide = useMutation({
    mutationFn: ({ query }: UnfoundSearch) => api(hideUnfoundSearch, { query: { q: query } }),
    onSuccess: (_, { query }) => {
      say(`«${query}» non è più in elenco`, 'Se qualcuno la cerca ancora, torna.')
      onHidden()
    },
    onError: (error) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => refresh(queries, 'unfound'),
  })
  const columns: Column<UnfoundSearch>[] = [
    { label: 'Cercato', isBare: true, cell: ({ query }) => <b className="bold">{query}</b> },
    { label: 'Volte', isRight: true, cell: ({ times }) => countText(times) },
    { label: 'Ultimo giorno', cell: ({ lastDay }) => calendarDay(lastDay) },
    { label: 'Ora trova', cell: ({ match, articles }) => <FindsBadge match={match} articles={articles} /> },
    actionColumn(
      (row) => (
        <span className="row admin-actions">
          <button
            type="button"
            className="btn btn-small"
            aria-label={`Insegna ${row.query}`}
            onClick={() => onTeach(row.query)}
          >
            <GraduationCap className="icon icon-s" aria-hidden="true" /> Insegna
          </button>
          <button
            type="button"
            className="btn btn-icon"
            aria-label={`Nascondi ${row.query}`}
            aria-disabled={hide.isPending}
            onClick={() => !hide.isPending && hide.mutate(row)}
          >
            <EyeOff className="icon" aria-hidden="true" />
          </button>
        </span>
      ),
      'cell-row',
    ),
  ]
  return <AdminTable {...shown} caption="Cercato e non trovato" rowKey="query" columns={columns} />
}
