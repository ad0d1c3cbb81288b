import { Pencil, Trash2 } from 'lucide-react'
import { type AdminFact, type AdminShelf, deleteFact } from '#shared/contract/catalog/admin-shelves.ts'
import { countText } from '#web/admin/admin-format.ts'
import { AdminTable, type Column, type ShownRows } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { factKindNames } from './fact-form.ts'

/** Of those that ask for it; its dialog has all. */
const namedShelves = 3

export function FactTable({ shelves, ...shown }: ShownRows<AdminFact> & { shelves: readonly AdminShelf[] }) {
  const { open } = useAdminAddress()
  const remove = useAct({
    call: (api, { key }: AdminFact) => api(deleteFact, { params: { key } }),
    said: 'Dato eliminato',
  })
  const actions = useRowActions<AdminFact>(
    ({ label }) => label.it,
    [
      { icon: Pencil, label: 'Modifica', run: ({ key }) => open(`dato-${key}`) },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        ask: {
          title: 'Elimina dato',
          confirmLabel: 'Elimina',
          act: remove,
          text: ({ label }) => (
            <p>
              Eliminare il dato <b className="bold">{label.it}</b>? Si può solo se nessun articolo lo usa.
            </p>
          ),
        },
      },
    ],
  )
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
    {
      label: 'Tipo',
      className: 'nowrap',
      cell: ({ kind, unit }) => `${factKindNames[kind]}${unit ? ` (${unit})` : ''}`,
    },
    { label: 'Articoli', isRight: true, cell: ({ articles }) => countText(articles) },
    {
      label: 'Lo chiedono',
      className: 'cell-wide',
      cell: ({ key }) => {
        const asking = shelves.filter(({ facts }) => facts.includes(key)).map(({ name }) => name.it)
        const more = asking.length > namedShelves + 1 ? asking.splice(namedShelves).length : 0
        return `${asking.join(', ') || 'nessuno scaffale'}${more > 0 ? ` e altri ${more}` : ''}`
      },
    },
    actions.column,
  ]
  return (
    <>
      <AdminTable {...shown} caption="Dati" rowKey="key" columns={columns} />
      {actions.question}
    </>
  )
}
