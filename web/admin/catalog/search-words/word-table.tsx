import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteSearchWord, type SearchWord } from '#shared/contract/catalog/search-words.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { FindsBadge } from './finds-badge.tsx'

export function WordTable(shown: ShownRows<SearchWord>) {
  const { open } = useAdminAddress()
  const api = useApi()
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<SearchWord>()
  const remove = useMutation({
    mutationFn: ({ id }: SearchWord) => api(deleteSearchWord, { params: { id: String(id) } }),
    onSuccess: () => say('Parola eliminata'),
    onError: (error) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => {
      setDoomed(undefined)
      return refresh(queries, 'shelves', 'unfound')
    },
  })
  const columns: Column<SearchWord>[] = [
    { label: 'Chi cerca', isBare: true, cell: ({ word }) => <b className="bold">{word}</b> },
    { label: 'Trova', className: 'cell-wide', cell: ({ meaning }) => meaning },
    { label: 'Articoli', cell: ({ match, articles }) => <FindsBadge match={match} articles={articles} /> },
    actionColumn((word) => (
      <span className="row admin-actions">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Modifica ${word.word}`}
          onClick={() => open(`parola-${word.id}`)}
        >
          <Pencil className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-icon error-text"
          aria-label={`Elimina ${word.word}`}
          onClick={() => setDoomed(word)}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      </span>
    )),
  ]
  return (
    <>
      <AdminTable {...shown} caption="Le parole del negozio" rowKey="id" columns={columns} />
      <AlertDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="Elimina parola"
        confirmLabel="Elimina"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
      >
        <p>
          Eliminare <b className="bold">{doomed?.word}</b>? Chi la cerca non troverà più «{doomed?.meaning}».
        </p>
      </AlertDialog>
    </>
  )
}
