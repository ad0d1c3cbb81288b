import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type JSX, lazy, Suspense } from 'react'
import { exportAdminOrders, isOwnOrderRow, isPastOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { orderStatuses } from '#shared/domain/orders/order-states.ts'
import { orderTasks } from '#shared/domain/orders/shop-tasks.ts'
import { type AdminAddress, orderViews } from '#web/admin/admin-address.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { PastOrderList } from '#web/admin/intake/past-order-list.tsx'
import { TagFilter } from '#web/admin/orders/order-notes/tag-filter.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { addressOf, useApi } from '#web/api.ts'
import { orderFilterOf, orderListQuery } from './admin-order-queries.ts'
import { statusNames, taskNames } from './order-labels.ts'
import { useOrderSelection } from './order-selection.tsx'
import { orderColumns } from './order-table.tsx'
import { useOrderSteps } from './use-order-steps.tsx'
import './order-panel.css'

const OrderDialog = lazy(() => import('./order-dialog.tsx'))
const CreditList = lazy(() => import('#web/admin/orders/bank-statements/credit-list.tsx'))
const GiftCardList = lazy(() => import('#web/admin/orders/gift-cards/gift-card-list.tsx'))
const MailList = lazy(() => import('#web/admin/messages/mail-list.tsx'))
const PaymentList = lazy(() => import('./payment-list.tsx'))
const ReturnTable = lazy(() => import('#web/admin/orders/returns/return-table.tsx'))
const WithdrawalList = lazy(() => import('./withdrawal-list.tsx'))

/** Returns, withdrawals among them, are its second view. */
export default function OrderPanel() {
  const { address, set, show, close, opened } = useAdminAddress()
  const view = orderViews.find((one) => one === address.vista) ?? 'ordini'
  const steps = useOrderSteps()
  const detail = opened('ordine')
  return (
    <>
      <AdminPanel
        id="order"
        title="Gestione Ordini"
        aside={
          view === 'ordini' && (
            <a
              className="btn btn-small"
              href={addressOf(exportAdminOrders, { query: orderFilterOf(address) })}
              download
            >
              <Download className="icon icon-s" aria-hidden="true" /> Esporta CSV
            </a>
          )
        }
        tabs={{
          label: 'Ordini, resi, bonifici, buoni regalo, e-mail, pagamenti',
          all: [
            { id: 'ordini', label: 'Ordini' },
            { id: 'resi', label: 'Resi' },
            { id: 'bonifici', label: 'Bonifici' },
            { id: 'buoni', label: 'Buoni regalo' },
            { id: 'email', label: 'E-mail' },
            { id: 'pagamenti', label: 'Pagamenti' },
          ],
          selected: view,
          onSelect: (id) => show({ tab: 'ordini', vista: id === 'ordini' ? undefined : id }),
        }}
        filter={
          view === 'ordini' && (
            <>
              <StateFilter set={set} address={address} />
              <TagFilter />
            </>
          )
        }
        search={searches[view]}
      >
        <Suspense fallback={<TableSkeleton />}>{views[view]?.() ?? <OrderList onStep={steps.ask} />}</Suspense>
      </AdminPanel>
      <Suspense>{detail && <OrderDialog key={detail} id={detail} onStep={steps.ask} onClose={close} />}</Suspense>
      {steps.dialog}
    </>
  )
}

const searches: Record<string, { label: string; placeholder: string }> = {
  ordini: { label: 'Cerca tra gli ordini', placeholder: 'Numero, cliente, nota' },
  resi: { label: 'Cerca tra i resi', placeholder: 'Numero o cliente' },
  buoni: { label: 'Cerca tra i buoni', placeholder: 'Fine del codice, nome, ordine' },
}

const views: Record<string, () => JSX.Element> = {
  resi: () => (
    <>
      <WithdrawalList />
      <ReturnTable />
    </>
  ),
  bonifici: () => <CreditList />,
  buoni: () => <GiftCardList />,
  email: () => <MailList />,
  pagamenti: () => <PaymentList />,
}

type Address = ReturnType<typeof useAdminAddress>

function StateFilter({ address, set }: Pick<Address, 'address' | 'set'>) {
  return (
    <select
      className="input"
      aria-label="Filtra per stato"
      value={address.stato ?? ''}
      onChange={(event) => set({ stato: event.target.value || undefined })}
    >
      <option value="">Tutti gli stati</option>
      <optgroup label="Stato">
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statusNames[status]}
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

function emptyText({ cerca, stato, etichetta }: AdminAddress): string {
  if (cerca) return 'Nessun ordine corrisponde alla ricerca.'
  return stato || etichetta ? 'Nessun ordine in questo elenco.' : 'Nessun ordine presente.'
}

function OrderList({ onStep }: { onStep: ReturnType<typeof useOrderSteps>['ask'] }) {
  const api = useApi()
  const { address, open } = useAdminAddress()
  const list = useQuery(orderListQuery(api, address))
  const own = (list.data?.rows ?? []).filter(isOwnOrderRow)
  const past = (list.data?.rows ?? []).filter(isPastOrderRow)
  const { box, all, bar, isTicked } = useOrderSelection(own)
  return (
    <AdminList
      list={list}
      failure="Gli ordini non si caricano."
      empty={emptyText(address)}
      // The result for ticked orders stays until it is complete, even when none of them is left in the list.
      below={bar}
    >
      {(shown) => (
        <>
          {own.length > 0 && (
            <>
              {all}
              <AdminTable
                rows={own}
                isBusy={shown.isBusy}
                caption="Ordini"
                className="order-table"
                rowKey="id"
                isMarked={isTicked}
                columns={orderColumns({ box, open, onStep })}
              />
            </>
          )}
          {past.length > 0 && <PastOrderList orders={past.map(({ pastOrder }) => pastOrder)} />}
        </>
      )}
    </AdminList>
  )
}
