import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import {
  type AdminCustomerDetail,
  eraseAdminCustomer,
  exportAdminCustomer,
  getAdminCustomer,
} from '#shared/contract/accounts/admin-customers.ts'
import { countText, dayText, euro, momentText } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { orderSign, paymentSigns } from '#web/admin/orders/order-parts/order-labels.ts'
import { PastOrderList } from '#web/admin/orders/past-order-list.tsx'
import { saveFile } from '#web/admin/save-file.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Props {
  id: string
  onClose(): void
}

export default function CustomerDialog({ id, onClose }: Props) {
  const query = useQuery({
    ...readQuery(useApi(), getAdminCustomer, { params: { id } }),
    ...shownFresh,
  })
  return (
    <Dialog open onClose={onClose} title={query.data?.name ?? 'Cliente'} size="checkout">
      <div className="dialog-body">
        <Loaded query={query} failure="Il cliente non si carica.">
          {(customer) => <Customer customer={customer} onGone={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Customer({ customer, onGone }: { customer: AdminCustomerDetail; onGone(): void }) {
  const { id, name, email, phone } = customer
  const copy = useAct({
    call: (api) => api(exportAdminCustomer, { params: { id } }),
    failed: 'Impossibile esportare i dati',
    onDone: (data) => saveFile(JSON.stringify(data, null, 2), `cliente-${email}.json`, 'application/json'),
  })
  const erase = useAct({
    call: (api, _: AdminCustomerDetail) => api(eraseAdminCustomer, { params: { id } }),
    said: ['Cliente cancellato', `I dati di ${name} sono stati cancellati.`],
    failed: 'Impossibile cancellare il cliente',
    onDone: onGone,
  })
  const erasure = useQuestion<AdminCustomerDetail>({
    title: 'Cancella cliente',
    confirmLabel: 'Cancella',
    act: erase,
    text: () => (
      <p>
        Cancellare i dati di <b className="bold">{name}</b> ({email})? Gli ordini restano, come chiede la legge; quelli
        del negozio di prima no. Questa azione non può essere annullata.
      </p>
    ),
  })
  return (
    <div className="stack">
      <dl className="facts">
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Telefono</dt>
          <dd>{phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : 'non indicato'}</dd>
        </div>
        <div>
          <dt>Indirizzo</dt>
          <dd>
            {[customer.address, [customer.postalCode, customer.city].filter(Boolean).join(' ')]
              .filter(Boolean)
              .join(', ') || 'non indicato'}
          </dd>
        </div>
        <div>
          <dt>Cliente dal</dt>
          <dd>
            {dayText(customer.createdAt)}
            {!customer.hasAccount && ', ospite senza account'}
          </dd>
        </div>
        <div>
          <dt>Ordini</dt>
          <dd>{countText(customer.orders)}</dd>
        </div>
        <div>
          <dt>Totale pagato</dt>
          <dd>{euro(customer.spent)}</dd>
        </div>
        <div>
          <dt>Ultimo accesso</dt>
          <dd>{customer.lastLoginAt ? momentText(customer.lastLoginAt) : 'mai'}</dd>
        </div>
        <div>
          <dt>Avvisi per e-mail</dt>
          <dd>{customer.emailNotifications ? 'attivi' : 'non attivi'}</dd>
        </div>
      </dl>
      <Orders orders={customer.orderList} />
      {customer.pastOrders.length > 0 && <PastOrderList orders={customer.pastOrders} />}
      <div className="row wraps spaced-8">
        <button type="button" className="btn btn-small" aria-disabled={copy.busy} onClick={() => copy.send()}>
          <Download className="icon icon-s" aria-hidden="true" /> Esporta i dati
        </button>
        <button type="button" className="btn btn-danger btn-small" onClick={() => erasure.ask(customer)}>
          <Trash2 className="icon icon-s" aria-hidden="true" /> Cancella il cliente
        </button>
      </div>
      {erasure.dialog}
    </div>
  )
}

function Orders({ orders }: { orders: AdminCustomerDetail['orderList'] }) {
  const { open } = useAdminAddress()
  return (
    <section className="box" aria-labelledby="customer-orders">
      <div className="box-head">
        <h3 id="customer-orders">Ordini</h3>
      </div>
      {orders.length === 0 && <p className="box-body muted">Nessun ordine.</p>}
      <ul className="admin-lines">
        {orders.map((order) => (
          <li key={order.id}>
            <span>
              <button type="button" className="admin-link num" onClick={() => open(`ordine-${order.id}`)}>
                {order.orderNumber}
              </button>
              <br />
              <span className="small muted">
                {dayText(order.createdAt)}, {orderSign(order).label},{' '}
                {paymentSigns[order.paymentStatus].label.toLowerCase()}
              </span>
            </span>
            <span className="num end">{euro(order.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
