import { useQuery } from '@tanstack/react-query'
import { Eye, Upload } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { AdminCustomer } from '#shared/contract/accounts/admin-customers.ts'
import { countText, dayText, euro } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { customerListQuery } from './admin-customer-queries.ts'

const CustomerDialog = lazy(() => import('./customer-dialog.tsx'))

export default function CustomerPanel() {
  const { address, show, open, close, opened } = useAdminAddress()
  const may = useMay()
  const [ImportDialog] = deskRows('customerImport')
  const others = deskRows('clienti')
    .flat()
    .filter(({ call }) => may(call))
  const other = others.find(({ id }) => id === address.vista)
  const detail = opened('cliente')
  return (
    <>
      <AdminPanel
        id="customer"
        title="Gestione Clienti"
        {...(ImportDialog && {
          aside: (
            <button type="button" className="btn btn-small" onClick={() => open('importa')}>
              <Upload className="icon icon-s" aria-hidden="true" /> Importa
            </button>
          ),
        })}
        {...(others.length > 0 && {
          tabs: {
            label: 'Clienti',
            all: [{ id: 'clienti', label: 'Clienti' }, ...others.map(({ id, label }) => ({ id, label }))],
            selected: other?.id ?? 'clienti',
            onSelect: (id: string) => show({ tab: 'clienti', vista: id === 'clienti' ? undefined : id }),
          },
        })}
        search={other?.search ?? { label: 'Cerca tra i clienti', placeholder: 'Nome, telefono, città' }}
      >
        <Suspense fallback={<TableSkeleton />}>{other ? <other.part /> : <CustomerList />}</Suspense>
      </AdminPanel>
      <Suspense>{detail && <CustomerDialog key={detail} id={detail} onClose={close} />}</Suspense>
      <Suspense>{ImportDialog && address.apri === 'importa' && <ImportDialog onClose={close} />}</Suspense>
    </>
  )
}

function CustomerList() {
  const { address, open } = useAdminAddress()
  const list = useQuery(customerListQuery(useApi(), address))
  const { column } = useRowActions<AdminCustomer>(
    ({ name }) => name,
    [{ icon: Eye, label: 'Vedi', run: ({ id }) => open(`cliente-${id}`) }],
  )
  return (
    <AdminList
      list={list}
      failure="I clienti non si caricano."
      empty={address.cerca ? 'Nessun cliente corrisponde alla ricerca.' : 'Nessun cliente presente.'}
    >
      {(shown) => <AdminTable {...shown} caption="Clienti" rowKey="id" columns={[...columns, column]} />}
    </AdminList>
  )
}

const columns: Column<AdminCustomer>[] = [
  {
    label: 'Cliente',
    isBare: true,
    cell: ({ name, email, hasAccount }) => (
      <>
        <b className="bold">{name}</b>
        <br />
        <span className="small muted">
          {email}
          {!hasAccount && ', ospite'}
        </span>
      </>
    ),
  },
  { label: 'Telefono', cell: ({ phone }) => phone ?? '–' },
  { label: 'Città', cell: ({ city }) => city ?? '–' },
  { label: 'Ordini', isRight: true, cell: ({ orders }) => countText(orders) },
  { label: 'Speso', isRight: true, className: 'num', cell: ({ spent }) => euro(spent) },
  { label: 'Ultimo ordine', cell: ({ lastOrderAt }) => (lastOrderAt ? dayText(lastOrderAt) : 'nessuno') },
]
