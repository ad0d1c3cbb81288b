import { useQuery } from '@tanstack/react-query'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { deleteReduction, type Reduction } from '#shared/contract/pricing/admin-reductions.ts'
import { countText, euro } from '#web/admin/admin-format.ts'
import { AdminTable, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { adminShelvesQuery } from '#web/admin/catalog/shelves/admin-shelf-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cutText, stateOf, targetText, whenText } from './reduction-words.ts'

export function ReductionTable(shown: ShownRows<Reduction>) {
  const { open } = useAdminAddress()
  const api = useApi()
  const shelves = useQuery(adminShelvesQuery(api)).data ?? []
  const remove = useAct({
    call: (api, { id }: Reduction) => api(deleteReduction, { params: { id: String(id) } }),
    said: 'Ribasso eliminato',
  })
  const isPlanned = ({ state }: Reduction) => state === 'planned'
  const show = ({ id }: Reduction) => open(`ribasso-${id}`)
  const actions = useRowActions<Reduction>(
    ({ name }) => name,
    [
      { icon: Pencil, label: 'Modifica', when: isPlanned, run: show },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        when: isPlanned,
        ask: {
          title: 'Elimina ribasso',
          confirmLabel: 'Elimina',
          act: remove,
          text: ({ name }) => (
            <p>
              Eliminare <b className="bold">{name}</b>? Non è ancora partito: nessun prezzo cambia.
            </p>
          ),
        },
      },
      { icon: Eye, label: 'Guarda', text: 'Guarda', when: (row) => !isPlanned(row), run: show },
    ],
    'cell-row',
  )
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
    actions.column,
  ]
  return (
    <>
      <AdminTable {...shown} caption="Ribassi" className="product-table" rowKey="id" columns={columns} />
      {actions.question}
    </>
  )
}

export function When({ of }: { of: Reduction }) {
  const { tone, icon, label } = stateOf(of)
  return (
    <span className="reduction-when grid spaced-4">
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      <span className="small muted">{whenText(of)}</span>
    </span>
  )
}
