import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useCallback } from 'react'
import type { AdminCustomer } from '#shared/contract/admin-customers.ts'
import { useApi } from '#web/api.ts'
import { countText, dayText, euro } from '#web/features/admin/admin-format.ts'
import { ListEmpty, ListFailure } from '#web/features/admin/list-notes.tsx'
import { ListPager } from '#web/features/admin/list-pager.tsx'
import { ListSearch } from '#web/features/admin/list-search.tsx'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { customerListQuery } from './admin-customer-queries.ts'

const CustomerDialog = lazy(() => import('./customer-dialog.tsx'))

export default function CustomerPanel() {
  const api = useApi()
  const { address, set, close, opened } = useAdminAddress()
  const list = useQuery(customerListQuery(api, address))
  const search = useCallback((text: string) => set({ cerca: text || undefined }, true), [set])
  const detail = opened('cliente')
  return (
    <section className="box adm-panel" aria-labelledby="customers-title">
      <div className="box-h flex-wrap">
        <h2 id="customers-title">Gestione Clienti</h2>
        <div className="adm-filter">
          <ListSearch
            label="Cerca tra i clienti"
            placeholder="Nome, e-mail, città"
            value={address.cerca ?? ''}
            onSearch={search}
          />
        </div>
      </div>
      {list.isError ? (
        <ListFailure what="I clienti non si caricano." list={list} />
      ) : !list.data ? (
        <TableSkeleton />
      ) : list.data.total === 0 ? (
        <ListEmpty>{address.cerca ? 'Nessun cliente corrisponde alla ricerca.' : 'Nessun cliente presente.'}</ListEmpty>
      ) : (
        <>
          <CustomerTable customers={list.data.customers} isBusy={list.isPlaceholderData} />
          <ListPager page={address.pagina ?? 1} total={list.data.total} onPage={(page) => set({ pagina: page })} />
        </>
      )}
      <Suspense>{detail && <CustomerDialog key={detail} id={detail} onClose={close} />}</Suspense>
    </section>
  )
}

function CustomerTable({ customers, isBusy }: { customers: readonly AdminCustomer[]; isBusy: boolean }) {
  const { open } = useAdminAddress()
  return (
    <table className="tbl" aria-busy={isBusy}>
      <caption className="vh">Clienti</caption>
      <thead>
        <tr>
          <th scope="col">Cliente</th>
          <th scope="col">Telefono</th>
          <th scope="col">Città</th>
          <th scope="col" className="r">
            Ordini
          </th>
          <th scope="col" className="r">
            Speso
          </th>
          <th scope="col">Ultimo ordine</th>
          <th scope="col" className="r">
            Azioni
          </th>
        </tr>
      </thead>
      <tbody>
        {customers.map((one) => (
          <tr key={one.id}>
            <td>
              <b className="b">{one.name}</b>
              <br />
              <span className="small muted [overflow-wrap:anywhere]">
                {one.email}
                {!one.hasAccount && ', ospite'}
              </span>
            </td>
            <td data-label="Telefono">{one.phone ?? '–'}</td>
            <td data-label="Città">{one.city ?? '–'}</td>
            <td className="r" data-label="Ordini">
              {countText(one.orders)}
            </td>
            <td className="r num" data-label="Speso">
              {euro(one.spent)}
            </td>
            <td data-label="Ultimo ordine">{one.lastOrderAt ? dayText(one.lastOrderAt) : 'nessuno'}</td>
            <td className="r td-acts">
              <button
                type="button"
                className="btn btn-i"
                aria-label={`Vedi ${one.name}`}
                onClick={() => open(`cliente-${one.id}`)}
              >
                <Eye className="i" aria-hidden="true" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
