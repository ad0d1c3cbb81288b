import { EyeOff, GraduationCap } from 'lucide-react'
import { hideZeroResultSearch, type ZeroResultSearch } from '#shared/contract/catalog/search-words.ts'
import { calendarDay, countText } from '#web/admin/admin-format.ts'
import { AdminTable, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { FindsBadge } from './finds-badge.tsx'

interface Props extends ShownRows<ZeroResultSearch> {
  onTeach(query: string): void
  /** The focused row is gone. */
  onHidden(): void
}

export function ZeroResultTable({ onTeach, onHidden, ...shown }: Props) {
  const hide = useAct({
    call: (api, { query }: ZeroResultSearch) => api(hideZeroResultSearch, { query: { q: query } }),
    said: (_, { query }) => [`«${query}» non è più in elenco`, 'Se qualcuno la cerca ancora, torna.'],
    onDone: onHidden,
  })
  const { column } = useRowActions<ZeroResultSearch>(
    ({ query }) => query,
    [
      { icon: GraduationCap, label: 'Insegna', text: 'Insegna', run: ({ query }) => onTeach(query) },
      { icon: EyeOff, label: 'Nascondi', act: hide },
    ],
    'cell-row',
  )
  const columns: Column<ZeroResultSearch>[] = [
    { label: 'Cercato', isBare: true, cell: ({ query }) => <b className="bold">{query}</b> },
    { label: 'Volte', isRight: true, cell: ({ times }) => countText(times) },
    { label: 'Ultimo giorno', cell: ({ lastDay }) => calendarDay(lastDay) },
    { label: 'Ora trova', cell: ({ match, articles }) => <FindsBadge match={match} articles={articles} /> },
    column,
  ]
  return <AdminTable {...shown} caption="Cercato e non trovato" rowKey="query" columns={columns} />
}
