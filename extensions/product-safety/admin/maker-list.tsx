import { useQuery } from '@tanstack/react-query'
import { CircleDashed, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { countText, some } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { deleteMaker, listMakers, type Maker } from '../maker-calls.ts'
import { isOutsideUnion } from '../outside-union.ts'
import { MakerDialog } from './maker-dialog.tsx'

/** Who makes what the shop sells. */
export default function MakerList() {
  const list = useQuery({ ...readQuery(useApi(), listMakers), select: (rows) => ({ rows }) })
  const [open, setOpen] = useState<Maker | 'new'>()
  const remove = useAct({
    call: (api, { id }: Maker) => api(deleteMaker, { params: { id: String(id) } }),
    said: (_answer, { name }) => ['Produttore cancellato', name],
  })
  const actions = useRowActions<Maker>(
    ({ name }) => name,
    [
      { icon: Pencil, label: 'Modifica', run: setOpen },
      {
        icon: Trash2,
        label: 'Cancella',
        isRed: true,
        ask: {
          act: remove,
          title: ({ name }) => `Cancellare ${name}?`,
          text: ({ products }) =>
            products === 0
              ? 'Nessun articolo lo nomina.'
              : `${some(products, 'articolo resta', 'articoli restano')} senza produttore.`,
          confirmLabel: 'Cancella',
        },
      },
    ],
  )
  return (
    <>
      <div className="box-body">
        <button type="button" className="btn btn-small btn-main" onClick={() => setOpen('new')}>
          <Plus className="icon icon-s" aria-hidden="true" /> Nuovo produttore
        </button>
      </div>
      <AdminList
        list={list}
        failure="I produttori non si caricano."
        empty="Ancora nessuno. Scrivi chi fa i tuoi articoli, poi sceglilo nella scheda di ognuno."
      >
        {(rows) => <AdminTable {...rows} caption="Produttori" rowKey="id" columns={[...columns, actions.column]} />}
      </AdminList>
      {actions.question}
      {open && <MakerDialog maker={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const MissingContact = () => (
  <Badge tone="amber" icon={CircleDashed}>
    Manca
  </Badge>
)

const columns: Column<Maker>[] = [
  {
    label: 'Nome',
    className: 'cell-wide',
    cell: ({ name, address, email, brands }) => (
      <>
        <b className="bold">{name}</b>
        <br />
        <span className="small muted">
          {address} · {email}
        </span>
        {brands.length > 0 && <span className="small muted block">Marche: {brands.join(', ')}</span>}
      </>
    ),
  },
  {
    label: 'Nell’Unione',
    cell: ({ euContact, address }) => euContact ?? (isOutsideUnion(address) ? <MissingContact /> : ''),
  },
  { label: 'Articoli', isRight: true, cell: ({ products }) => countText(products) },
]
