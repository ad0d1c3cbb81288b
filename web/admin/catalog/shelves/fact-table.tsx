import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type AdminFact, type AdminShelf, deleteFact } from '#shared/contract/catalog/admin-shelves.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/api.ts'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { factKindNames } from './fact-form.ts'

export function FactTable({ shelves, ...shown }: ShownRows<AdminFact> & { shelves: readonly AdminShelf[] }) {
  const { open } = useAdminAddress()
  const api = useApi()
  const queries = useQueryClient()
  const [doomed, setDoomed] = useState<AdminFact>()
  const remove = useMutation({
    mutationFn: ({ key }: AdminFact) => api(deleteFact, { params: { key } }),
    onSuccess: () => say('Dato eliminato'),
    onError: (error) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => {
      setDoomed(undefined)
      return refresh(queries, 'shelves')
    },
  })
  const columns: Column<AdminFact>[] = [
    {
      label: 'Dato',
      isBare: true,
      cell: ({ label }) => (
        <>
          <b className="bold">{label.it}</b> <span className="muted">{label.en}</span>
        </>
      ),
    },
    { label: 'Tipo', cell: ({ kind, unit }) => `${factKindNames[kind]}${unit ? ` (${unit})` : ''}` },
    {
      label: 'Lo chiedono',
      className: 'cell-wide',
      cell: ({ key }) =>
        shelves
          .filter(({ facts }) => facts.includes(key))
          .map(({ name }) => name.it)
          .join(', ') || 'nessuno scaffale',
    },
    { label: 'Articoli', isRight: true, cell: ({ articles }) => countText(articles) },
    actionColumn((fact) => (
      <span className="row admin-actions">
        <button
          type="button"
          className="btn btn-icon"
          aria-label={`Modifica ${fact.label.it}`}
          onClick={() => open(`dato-${fact.key}`)}
        >
          <Pencil className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn btn-icon error-text"
          aria-label={`Elimina ${fact.label.it}`}
          onClick={() => setDoomed(fact)}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </button>
      </span>
    )),
  ]
  return (
    <>
      <AdminTable {...shown} caption="Dati" rowKey="key" columns={columns} />
      <AlertDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="Elimina dato"
        confirmLabel="Elimina"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
      >
        <p>
          Eliminare il dato <b className="bold">{doomed?.label.it}</b>? Si può solo se nessun articolo lo usa.
        </p>
      </AlertDialog>
    </>
  )
}
