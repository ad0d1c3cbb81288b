import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteReduction, type Reduction } from '#shared/contract/pricing/admin-reductions.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { cutText, stateOf, targetText, whenText } from './reduction-words.ts'

export function ReductionTable(shown: ShownRows<Reduction>) {
  const { open } = useAdminAddress()
  const api = useApi()
  const queries = useQueryClient()
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const [doomed, setDoomed] = useState<Reduction>()
  const remove = useMutation({
    mutationFn: ({ id }: Reduction) => api(deleteReduction, { params: { id: String(id) } }),
    onSuccess: () => say('Ribasso eliminato'),
    onError: (error) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => {
      setDoomed(undefined)
      return refresh(queries, 'products')
    },
  })
  const columns: Column<Reduction>[] = [
    {
      label: 'Che cosa',
      isBare: true,
      cell: (row) => (
        <>
          <b className="bold">
            {row.name}, <span className="nowrap">{cutText(row)}</span>
          </b>
          <br />
          <span className="small muted">
            {targetText(row, shelves.find(({ slug }) => slug === row.shelf)?.name.it)}
          </span>
        </>
      ),
    },
    { label: 'Quando', className: 'cell-wide', cell: (row) => <When of={row} /> },
    { label: 'Articoli', isRight: true, cell: ({ articleCount }) => countText(articleCount) },
    {
      label: 'Venduto',
      isRight: true,
      cell: ({ sold }) => (sold.pieces > 0 ? <b className="bold num">{euro(sold.amount)}</b> : '–'),
    },
    { label: 'Pezzi', isRight: true, cell: ({ sold }) => (sold.pieces > 0 ? countText(sold.pieces) : '–') },
    actionColumn(
      (row) =>
        row.state === 'planned' ? (
          <span className="row admin-actions">
            <button
              type="button"
              className="btn btn-icon"
              aria-label={`Modifica ${row.name}`}
              onClick={() => open(`ribasso-${row.id}`)}
            >
              <Pencil className="icon" aria-hidden="true" />
            </button>
            <button
              type="button"
              className="btn btn-icon error-text"
              aria-label={`Elimina ${row.name}`}
              onClick={() => setDoomed(row)}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </button>
          </span>
        ) : (
          <span className="row admin-actions">
            <button
              type="button"
              className="btn btn-small"
              aria-label={`Guarda ${row.name}`}
              onClick={() => open(`ribasso-${row.id}`)}
            >
              <Eye className="icon icon-s" aria-hidden="true" /> Guarda
            </button>
          </span>
        ),
      'cell-row',
    ),
  ]
  return (
    <>
      <AdminTable {...shown} caption="Ribassi" className="product-table" rowKey="id" columns={columns} />
      <AlertDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title="Elimina ribasso"
        confirmLabel="Elimina"
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
      >
        <p>
          Eliminare <b className="bold">{doomed?.name}</b>? Non è ancora partito: nessun prezzo cambia.
        </p>
      </AlertDialog>
    </>
  )
}

export function When({ of }: { of: Reduction }) {
  const { tone, icon, label } = stateOf(of)
  return (
    <span className="reduction-when">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <span className="small muted">{whenText(of)}</span>
    </span>
  )
}
