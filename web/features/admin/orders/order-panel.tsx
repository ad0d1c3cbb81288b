import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type JSX, lazy, Suspense, useCallback } from 'react'
import { exportAdminOrders } from '#shared/contract/admin-orders.ts'
import { orderStatuses } from '#shared/domain/order-states.ts'
import { orderTasks } from '#shared/domain/shop-tasks.ts'
import { addressOf, useApi } from '#web/api.ts'
import type { AdminAddress } from '#web/features/admin/admin-address.ts'
import { ListEmpty, ListFailure } from '#web/features/admin/list-notes.tsx'
import { ListPager } from '#web/features/admin/list-pager.tsx'
import { ListSearch } from '#web/features/admin/list-search.tsx'
import { SubTabs } from '#web/features/admin/sub-tabs.tsx'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { orderFilterOf, orderListQuery } from './admin-order-queries.ts'
import { orderSigns, taskNames } from './order-labels.ts'
import { useOrderSelection } from './order-selection.tsx'
import { OrderTable } from './order-table.tsx'
import { useOrderSteps } from './use-order-steps.tsx'
import './order-panel.css'

const OrderDialog = lazy(() => import('./order-dialog.tsx'))
const MailList = lazy(() => import('./mail-list.tsx'))
const PaymentList = lazy(() => import('./payment-list.tsx'))
const WithdrawalList = lazy(() => import('./withdrawal-list.tsx'))

const panelId = 'order-list'

/** The withdrawals are its second view (rules 132, 133). */
export default function OrderPanel() {
  const { address, set, show, close, opened } = useAdminAddress()
  const view = address.vista ?? 'ordini'
  const steps = useOrderSteps()
  const detail = opened('ordine')
  return (
    <section className="box adm-panel" aria-labelledby="orders-title">
      <div className="box-h flex-wrap">
        <h2 id="orders-title">Gestione Ordini</h2>
        {view === 'ordini' && (
          <a className="btn btn-s" href={addressOf(exportAdminOrders, { query: orderFilterOf(address) })} download>
            <Download className="i i-s" aria-hidden="true" /> Esporta CSV
          </a>
        )}
      </div>
      <div className="sub">
        <SubTabs
          label="Ordini, recessi, e-mail, pagamenti"
          panelId={panelId}
          tabs={[
            { id: 'ordini', label: 'Ordini' },
            { id: 'recessi', label: 'Recessi' },
            { id: 'email', label: 'E-mail' },
            { id: 'pagamenti', label: 'Pagamenti' },
          ]}
          selected={view}
          onSelect={(id) => show({ tab: 'ordini', vista: id === 'ordini' ? undefined : id })}
        />
        {(view === 'ordini' || view === 'recessi') && <OrderFilters set={set} address={address} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: APG: the panel is reached by Tab after its tabs */}
      <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${view}`} tabIndex={0}>
        <Suspense fallback={<TableSkeleton />}>{views[view]?.() ?? <OrderList onStep={steps.ask} />}</Suspense>
      </div>
      <Suspense>{detail && <OrderDialog key={detail} id={detail} onStep={steps.ask} onClose={close} />}</Suspense>
      {steps.dialog}
    </section>
  )
}

const views: Record<string, () => JSX.Element> = {
  recessi: () => <WithdrawalList />,
  email: () => <MailList />,
  pagamenti: () => <PaymentList />,
}

type Address = ReturnType<typeof useAdminAddress>

function OrderFilters({ address, set }: Pick<Address, 'address' | 'set'>) {
  const search = useCallback((text: string) => set({ cerca: text || undefined }, true), [set])
  return (
    <div className="row end adm-filter">
      {!address.vista && <StateFilter set={set} address={address} />}
      <ListSearch
        label={address.vista ? 'Cerca tra i recessi' : 'Cerca tra gli ordini'}
        placeholder={address.vista ? 'Numero o cliente' : 'Numero, cliente, articolo, città'}
        value={address.cerca ?? ''}
        onSearch={search}
      />
    </div>
  )
}

function StateFilter({ address, set }: Pick<Address, 'address' | 'set'>) {
  return (
    <select
      className="in"
      aria-label="Filtra per stato"
      value={address.stato ?? ''}
      onChange={(event) => set({ stato: event.target.value || undefined })}
    >
      <option value="">Tutti gli stati</option>
      <optgroup label="Stato">
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {orderSigns[status].label}
          </option>
        ))}
      </optgroup>
      <optgroup label="Da fare">
        {orderTasks.map((task) => (
          <option key={task} value={task}>
            {taskNames[task]}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

function emptyText({ cerca, stato }: AdminAddress): string {
  if (cerca) return 'Nessun ordine corrisponde alla ricerca.'
  return stato ? 'Nessun ordine in questo elenco.' : 'Nessun ordine presente.'
}

function OrderList({ onStep }: { onStep: ReturnType<typeof useOrderSteps>['ask'] }) {
  const api = useApi()
  const { address, set } = useAdminAddress()
  const list = useQuery(orderListQuery(api, address))
  const selection = useOrderSelection(list.data?.orders ?? [])
  return (
    <>
      {list.isError ? (
        <ListFailure what="Gli ordini non si caricano." list={list} />
      ) : !list.data ? (
        <TableSkeleton />
      ) : list.data.total === 0 ? (
        <ListEmpty>{emptyText(address)}</ListEmpty>
      ) : (
        <OrderTable orders={list.data.orders} selection={selection} isBusy={list.isPlaceholderData} onStep={onStep} />
      )}
      {/* What was done to ticked orders is told to its end, also when none of them is left in the list. */}
      {selection.bar}
      {list.data && list.data.total > 0 && (
        <ListPager page={address.pagina ?? 1} total={list.data.total} onPage={(page) => set({ pagina: page })} />
      )}
    </>
  )
}
