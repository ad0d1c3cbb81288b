import { Pencil, Trash2 } from 'lucide-react'
import { deleteSearchWord, type SearchWord } from '#shared/contract/catalog/search-words.ts'
import { AdminTable, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { FindsBadge } from './finds-badge.tsx'

export function WordTable(shown: ShownRows<SearchWord>) {
  const { open } = useAdminAddress()
  const remove = useAct({
    call: (api, { id }: SearchWord) => api(deleteSearchWord, { params: { id: String(id) } }),
    said: 'Parola eliminata',
  })
  const actions = useRowActions<SearchWord>(
    ({ word }) => word,
    [
      { icon: Pencil, label: 'Modifica', run: ({ id }) => open(`parola-${id}`) },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        ask: {
          title: 'Elimina parola',
          confirmLabel: 'Elimina',
          act: remove,
          text: ({ word, meaning }) => (
            <p>
              Eliminare <b className="bold">{word}</b>? Chi la cerca non troverà più «{meaning}».
            </p>
          ),
        },
      },
    ],
  )
  const columns: Column<SearchWord>[] = [
    { label: 'Chi cerca', isBare: true, cell: ({ word }) => <b className="bold">{word}</b> },
    { label: 'Trova', className: 'cell-wide', cell: ({ meaning }) => meaning },
    { label: 'Articoli', cell: ({ match, articles }) => <FindsBadge match={match} articles={articles} /> },
    actions.column,
  ]
  return (
    <>
      <AdminTable {...shown} caption="Le parole del negozio" rowKey="id" columns={columns} />
      {actions.question}
    </>
  )
}
