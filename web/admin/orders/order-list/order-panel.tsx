import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type JSX, lazy, Suspense, useState } from 'react'
import { exportAdminOrders, isOwnOrderRow, isPastOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { listAdminReturns } from '#shared/contract/orders/returns/admin-returns.ts'
import { methodNames } from '#shared/domain/orders/payments/payment-words.ts'
import { type AdminAddress, narrowedBy } from '#web/admin/admin-address.ts'
import { countText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { AdminPanel } from '#web/admin/admin-panel.tsx'
import { AdminTable } from '#web/admin/admin-table.tsx'
import { categoryNames } from '#web/admin/catalog/product-labels.ts'
import { isNarrowed, NarrowList } from '#web/admin/narrow/narrow-list.tsx'
import { TagFilter } from '#web/admin/orders/order-notes/tag-filter.tsx'
import { orderCountsQuery, orderFilterOf, orderListQuery } from '#web/admin/orders/order-parts/admin-order-queries.ts'
import { itemsText } from '#web/admin/orders/order-parts/items-text.ts'
import { PastOrderList } from '#web/admin/orders/past-order-list.tsx'
import { useOrderSteps } from '#web/admin/orders/use-order-steps.tsx'
import { useDownload } from '#web/admin/save-file.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { withLaterRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { MenuButton } from '#web/ui/layer/menu-button.tsx'
import { useOrderSelection } from './order-selection.tsx'
import { orderColumns } from './order-table.tsx'
import { orderViewOf, orderViews, otherOrderViews, ownOrderViews } from './order-views.ts'
import './order-panel.css'

const OrderDialog = lazy(() => withLaterRows(() => import('#web/admin/orders/order-dialog.tsx')))
const GiftCardList = lazy(() => import('#web/admin/orders/gift-cards/gift-card-list.tsx'))
const MailList = lazy(() => withLaterRows(() => import('#web/admin/messages/mail-list.tsx')))
const PaymentList = lazy(() => import('#web/admin/orders/payment-list.tsx'))
const CaseList = lazy(() => import('#web/admin/orders/returns/case-list.tsx'))

export default function OrderPanel() {
  const { address, show, close, opened } = useAdminAddress()
  const counts = useQuery(orderCountsQuery(useApi())).data
  const view = orderViewOf(address)
  const may = useMay()
  const all = [...orderViews, ...(orderViews.some(({ id }) => id === view.id) ? [] : [view])].filter(
    ({ vista }) => vista !== 'resi' || may(listAdminReturns),
  )
  const steps = useOrderSteps()
  const detail = opened('ordine')
  return (
    <>
      <AdminPanel
        id="order"
        title="Gestione Ordini"
        aside={<OtherViews />}
        tabs={{
          label: 'Quali ordini',
          all: all.map(({ id, label, count }) => ({
            id,
            label: (
              <>
                {label} {count && counts && <span className="num">{countText(counts[count])}</span>}
              </>
            ),
          })),
          selected: view.id,
          onSelect: (id) => {
            const next = all.find((one) => one.id === id)
            show({ tab: 'ordini', vista: next?.vista, stato: next?.stato })
          },
        }}
        filter={
          !view.vista && (
            <>
              <TagFilter />
              <NarrowList by={narrowedBy} choices={{ pagamento: methodNames, categoria: categoryNames }} />
            </>
          )
        }
        saved={view.vista ? undefined : 'orders'}
        search={view.vista ? (searches[view.vista] ?? ownView(view.vista)?.search) : orderSearch}
      >
        <Suspense fallback={<TableSkeleton />}>
          {(view.vista && (lists[view.vista]?.() ?? ownList(view.vista))) ?? (
            <OrderList onStep={steps.ask} toPay={counts?.toPay ?? 0} />
          )}
        </Suspense>
      </AdminPanel>
      <Suspense>{detail && <OrderDialog key={detail} id={detail} onStep={steps.ask} onClose={close} />}</Suspense>
      {steps.dialog}
    </>
  )
}

const orderSearch = { label: 'Cerca tra gli ordini', placeholder: 'Numero, cliente, importo' }
const searches: Record<string, { label: string; placeholder: string }> = {
  resi: { label: 'Cerca tra i resi', placeholder: 'Numero o cliente' },
  buoni: { label: 'Cerca tra i buoni', placeholder: 'Fine del codice, nome, ordine' },
}

const lists: Record<string, () => JSX.Element> = {
  resi: () => <CaseList />,
  buoni: () => <GiftCardList />,
  email: () => <MailList />,
  pagamenti: () => <PaymentList />,
}

const ownView = (vista: string) => ownOrderViews().find(({ id }) => id === vista)

function ownList(vista: string): JSX.Element | undefined {
  const own = ownView(vista)
  return own && <own.part />
}

function OtherViews() {
  const { address, show } = useAdminAddress()
  const may = useMay()
  // A narrow screen shows the first order instead.
  const [isWide] = useState(() => matchMedia('(min-width: 64em)').matches)
  const view = (id: string, content: string) => ({ id, content, onSelect: () => show({ tab: 'ordini', vista: id }) })
  const other = (id: keyof typeof otherOrderViews) => view(id, otherOrderViews[id])
  const own = ownOrderViews().map(({ id, label }) => view(id, label))
  const download = useDownload()
  if (!may(exportAdminOrders)) return null
  return (
    <div className="row wraps spaced-8">
      {isWide &&
        own.map(({ id, content, onSelect }) => (
          <button key={id} type="button" className="btn btn-small" onClick={onSelect}>
            {content}
          </button>
        ))}
      <MenuButton
        label="Altro sugli ordini"
        menuLabel="Altro sugli ordini"
        buttonClass="btn btn-small"
        items={[
          ...(isWide ? [] : own),
          other('email'),
          other('pagamenti'),
          other('buoni'),
          {
            id: 'esporta',
            content: 'Esporta CSV',
            link: download(exportAdminOrders, { query: orderFilterOf(address) }),
          },
        ]}
      >
        Altro <ChevronDown className="icon icon-s" aria-hidden="true" />
      </MenuButton>
    </div>
  )
}

/** Nothing to ship leads to what waits for its money. */
function Empty({ address, toPay }: { address: AdminAddress; toPay: number }) {
  const { show } = useAdminAddress()
  const { cerca, stato, etichetta } = address
  const isWaited = stato === 'to_ship' && toPay > 0 && !cerca && !etichetta
  const toPayFirst = useQuery({ ...orderListQuery(useApi(), { stato: 'to_confirm' }), enabled: isWaited })
  const next = isWaited ? toPayFirst.data?.rows.find(isOwnOrderRow) : undefined
  if (cerca || isNarrowed(address)) return <p className="empty">Nessun ordine corrisponde alla ricerca.</p>
  if (etichetta) return <p className="empty">Nessun ordine in questo elenco.</p>
  return (
    <div className="empty">
      <p>{orderViewOf(address).empty}</p>
      {next && (
        <p className="muted">
          Il prossimo pacco, pagato il bonifico: {itemsText(next)}, per {next.customerName}.
        </p>
      )}
      {isWaited && (
        <button
          type="button"
          className="btn btn-small above-12"
          onClick={() => show({ tab: 'ordini', stato: 'to_confirm' })}
        >
          {toPay === 1 ? 'Guarda quello da pagare' : `Guarda i ${countText(toPay)} da pagare`}
        </button>
      )}
    </div>
  )
}

function OrderList({ onStep, toPay }: { onStep: ReturnType<typeof useOrderSteps>['ask']; toPay: number }) {
  const api = useApi()
  const { address, open } = useAdminAddress()
  const list = useQuery(orderListQuery(api, address))
  const own = (list.data?.rows ?? []).filter(isOwnOrderRow)
  const past = (list.data?.rows ?? []).filter(isPastOrderRow)
  const { box, headBox, all, bar, isTicked } = useOrderSelection(own)
  return (
    <AdminList
      list={list}
      failure="Gli ordini non si caricano."
      empty={<Empty address={address} toPay={toPay} />}
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
                columns={orderColumns({ box, headBox, open, onStep })}
              />
            </>
          )}
          {past.length > 0 && <PastOrderList orders={past.map(({ pastOrder }) => pastOrder)} />}
        </>
      )}
    </AdminList>
  )
}
