import { Check, Eye, PackageCheck, RotateCcw, Truck } from 'lucide-react'
import type { AdminOrderRow, OrderStep } from '#shared/contract/admin-orders.ts'
import { dayText, euro, momentText } from '#web/features/admin/admin-format.ts'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { goodsText, lateText, placeText } from './goods-text.ts'
import { methodNames, nextStepOf, orderSigns, paymentSigns, stepNames } from './order-labels.ts'
import type { OrderSelection } from './order-selection.tsx'

interface Props {
  orders: readonly AdminOrderRow[]
  selection: OrderSelection
  isBusy: boolean
  onStep(order: AdminOrderRow, step: OrderStep): void
}

const stepIcons = {
  confirm_payment: Check,
  ship: Truck,
  deliver: PackageCheck,
  refund: RotateCcw,
  transfer_returned: RotateCcw,
}

export function OrderTable({ orders, selection, isBusy, onStep }: Props) {
  const { open } = useAdminAddress()
  return (
    <>
      {selection.all}
      <table className="tbl tbl-o" aria-busy={isBusy}>
        <caption className="vh">Ordini</caption>
        <thead>
          <tr>
            <th scope="col">Numero e data</th>
            <th scope="col">Cliente</th>
            <th scope="col">Totale e pagamento</th>
            <th scope="col">Stato</th>
            <th scope="col" className="r">
              Azioni
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id} className={selection.isTicked(order) ? 'is-on' : undefined}>
              <td>
                <span className="row adm-thing">
                  {selection.box(order)}
                  <span>
                    <span className="num">{order.orderNumber}</span>
                    <time className="small muted order-day" dateTime={order.createdAt}>
                      {dayText(order.createdAt)}
                    </time>
                    <ShipBy order={order} />
                  </span>
                </span>
              </td>
              <td className="td-all">
                <b className="b">{order.customerName}</b>
                <p className="small muted pack">
                  {goodsText(order)}&nbsp;· <span className="nowrap">{placeText(order)}</span>
                </p>
              </td>
              <td data-label="Totale e pagamento">
                <span className="num order-sum">{euro(order.total)}</span>
                <Badge {...paymentSigns[order.paymentStatus]}>{paymentSigns[order.paymentStatus].label}</Badge>
                <p className="small muted">
                  {methodNames[order.paymentMethod]}{' '}
                  {order.paymentStatus === 'pending' && <span className="nowrap">{order.bankReference}</span>}
                </p>
              </td>
              <td data-label="Stato">
                <Badge {...orderSigns[order.orderStatus]}>{orderSigns[order.orderStatus].label}</Badge>
                <TransferToReturn order={order} />
              </td>
              <td className="r td-acts">
                <span className="row adm-actions">
                  <button
                    type="button"
                    className="btn btn-i"
                    aria-label={`Vedi ordine ${order.orderNumber}`}
                    onClick={() => open(`ordine-${order.id}`)}
                  >
                    <Eye className="i" aria-hidden="true" />
                  </button>
                  <NextStep order={order} onStep={onStep} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Red only when it is late. */
function ShipBy({ order }: { order: AdminOrderRow }) {
  if (!order.shipBy) return null
  const late = lateText(order, Date.now())
  return late ? (
    <p className="small b text-(--rosso)">{late}</p>
  ) : (
    <p className="small muted">Parte entro il {dayText(order.shipBy).slice(0, 5)}</p>
  )
}

function TransferToReturn({ order: { transferToReturn } }: { order: AdminOrderRow }) {
  if (!transferToReturn) return null
  const { returnedAt, since } = transferToReturn
  return returnedAt ? (
    <p className="small muted">Bonifico restituito</p>
  ) : (
    <p className="small">Bonifico da restituire, arrivato il {momentText(since)}</p>
  )
}

function NextStep({ order, onStep }: { order: AdminOrderRow; onStep: Props['onStep'] }) {
  const step = nextStepOf(order)
  const Icon = stepIcons[step ?? 'confirm_payment']
  const name = step ? stepNames[step] : 'Nessun passo da confermare'
  return (
    <button
      type="button"
      className="btn btn-i text-(--ok)"
      aria-label={`${name}, ordine ${order.orderNumber}`}
      title={name}
      disabled={!step}
      onClick={() => step && onStep(order, step)}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  )
}
