import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { euro } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { type AdminService, listAdminServices, removeService } from '../services/service-calls.ts'
import { kindNames } from './kind-names.ts'
import { ServiceDialog } from './service-dialog.tsx'

const columns: Column<AdminService>[] = [
  {
    label: 'Lavoro',
    className: 'cell-wide',
    cell: ({ name, note, isActive }) => (
      <>
        <b className="bold">{name}</b>
        {!isActive && <span className="muted"> (spento)</span>}
        <br />
        <span className="small muted">{note}</span>
      </>
    ),
  },
  { label: 'Tempo', cell: ({ minutes }) => `${minutes} min` },
  {
    label: 'Bici',
    cell: ({ kinds }) => (kinds.length === 0 ? 'tutte' : kinds.map((kind) => kindNames[kind]).join(', ')),
  },
  {
    label: 'Prezzo',
    isRight: true,
    cell: ({ priceKind, price, parts }) =>
      priceKind === 'free' ? 'gratis' : `${priceKind === 'from' ? 'da ' : ''}${euro(price)}${parts && ` + ${parts}`}`,
  },
]

/** What the workshop does. */
export default function ServiceList() {
  const { open, close, opened } = useAdminAddress()
  const list = useQuery({
    ...readQuery(useApi(), listAdminServices),
    ...shownFresh,
    select: (rows) => ({ rows }),
  })
  const remove = useAct({
    call: (api, { id }: AdminService) => api(removeService, { params: { id: String(id) } }),
    said: (_answer, { name }) => ['Lavoro tolto', name],
  })
  const actions = useRowActions<AdminService>(
    ({ name }) => name,
    [
      { icon: Pencil, label: 'Modifica', run: ({ id }) => open(`servizio-${id}`) },
      {
        icon: Trash2,
        label: 'Elimina',
        isRed: true,
        when: ({ isActive }) => isActive,
        ask: {
          title: 'Togliere il lavoro?',
          confirmLabel: 'Togli',
          act: remove,
          text: ({ name }) => (
            <p>
              <b className="bold">{name}</b>: dal sito non si prenota più. Le prenotazioni già fatte restano.
            </p>
          ),
        },
      },
    ],
  )
  const id = opened('servizio')
  const stored = list.data?.rows.find((one) => String(one.id) === id)
  const next = Math.max(-1, ...(list.data?.rows.map(({ position }) => position) ?? [])) + 1
  return (
    <>
      <div className="box-body">
        <button type="button" className="btn btn-main btn-small" onClick={() => open('servizio-nuovo')}>
          <Plus className="icon icon-s" aria-hidden="true" /> Nuovo lavoro
        </button>
      </div>
      <AdminList
        list={list}
        failure="I lavori non si caricano."
        empty="Nessun lavoro: finché non ne scrivi uno, dal sito non si prenota."
      >
        {(shown) => (
          <AdminTable {...shown} caption="Lavori dell’officina" rowKey="id" columns={[...columns, actions.column]} />
        )}
      </AdminList>
      {actions.question}
      {(stored || id === 'nuovo') && <ServiceDialog key={id} {...{ stored, next }} onClose={close} />}
    </>
  )
}
