import { CircleAlert, CircleCheck } from 'lucide-react'
import { type AdminOrderRow, changeAdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { euro, some } from '#web/admin/admin-format.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useEachOrder } from './use-each-order.ts'

interface Props {
  orders: readonly AdminOrderRow[]
  onConfirmed(id: string): void
  onClose(): void
}

/** Several bank transfers seen on the account, each confirmed by itself: one that fails keeps none of the others back. */
export function TransfersDialog({ orders, onConfirmed, onClose }: Props) {
  const { outcomes, send, isBusy, isDone } = useEachOrder<AdminOrderRow>({
    call: (api, { id }) => api(changeAdminOrder, { params: { id }, body: { paymentStatus: 'paid' } }),
    onDone: onConfirmed,
  })
  const total = orders.reduce((sum, order) => sum + centsOf(order.total), 0)
  const confirmed = orders.filter(({ id }) => outcomes.get(id) === true).length
  const failed = outcomes.size - confirmed
  return (
    <Dialog
      open
      onClose={() => !isBusy && onClose()}
      title={`Conferma ${some(orders.length, 'bonifico', 'bonifici')}`}
      size="auth"
      focus="title"
      successor="#order-list"
    >
      <div className="dialog-body stack">
        <p>Hai visto questi bonifici sul conto? Ogni cliente riceve l’e-mail di conferma.</p>
        <ul className="transfers">
          {orders.map((order) => (
            <li className="flex row-between spaced-16 line-below" key={order.id}>
              <span className="can-shrink">
                <b className="bold">{order.bankReference ?? order.orderNumber}</b>
                <br />
                <span className="small muted">
                  {order.customerName}, ordine {order.orderNumber}
                </span>
                <Outcome of={outcomes.get(order.id)} />
              </span>
              <span className="nowrap">{euro(order.total)}</span>
            </li>
          ))}
        </ul>
        <p className="row row-between bold">
          <span>In tutto</span> <span>{formatEuro(total, 'it')}</span>
        </p>
        <p role="status">
          {isBusy && `Confermo ${outcomes.size + 1} di ${orders.length}…`}
          {isDone &&
            `${some(confirmed, 'bonifico confermato', 'bonifici confermati')}${failed > 0 ? `, ${failed} no: il perché è scritto sopra.` : '.'}`}
        </p>
        <div className="row dialog-answers">
          {isDone ? (
            <button type="button" className="btn btn-main" onClick={onClose}>
              Chiudi
            </button>
          ) : (
            <>
              <button type="button" className="btn" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
                Indietro
              </button>
              <button type="button" className="btn btn-main" aria-disabled={isBusy} onClick={() => send(orders)}>
                {isBusy && <span className="spin" aria-hidden="true" />}
                {orders.length === 1 ? 'Pagamento ricevuto' : 'Pagamenti ricevuti'}
              </button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Outcome({ of: outcome }: { of: true | string | undefined }) {
  if (outcome === undefined) return null
  const isConfirmed = outcome === true
  const Icon = isConfirmed ? CircleCheck : CircleAlert
  return (
    <span className={`row small bold ${isConfirmed ? 'success-text' : 'error-text'}`}>
      <Icon className="icon icon-s" aria-hidden="true" />
      {isConfirmed ? 'Confermato' : `Non confermato. ${outcome}`}
    </span>
  )
}
