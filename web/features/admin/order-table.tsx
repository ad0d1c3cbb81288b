import { Check, Eye, PackageCheck, Truck } from 'lucide-react'
import type { AdminOrderRow, OrderStep } from '#shared/contract/admin-orders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayText, euro } from './admin-format.ts'
import { methodNames, nextStepOf, orderSigns, paymentSigns, stepNames } from './order-labels.ts'
import { useAdminAddress } from './use-admin-address.ts'

interface Props {
  orders: readonly AdminOrderRow[]
  isBusy: boolean
  onStep(order: AdminOrderRow, step: OrderStep): void
}

const stepIcons = { confirm_payment: Check, ship: Truck, deliver: PackageCheck }

export function OrderTable({ orders, isBusy, onStep }: Props) {
  const { open } = useAdminAddress()
  return (
    <table className="tbl" aria-busy={isBusy}>
      <caption className="vh">Ordini</caption>
      <thead>
        <tr>
          <th scope="col">Numero</th>
          <th scope="col">Cliente</th>
          <th scope="col">Data</th>
          <th scope="col" className="r">
            Totale
          </th>
          <th scope="col">Pagamento</th>
          <th scope="col">Stato</th>
          <th scope="col" className="r">
            Azioni
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td className="num">{order.orderNumber}</td>
            <td className="td-1">
              {order.customerName}
              <br />
              <span className="small muted [overflow-wrap:anywhere]">{order.customerEmail}</span>
            </td>
            <td className="td-2">
              <time dateTime={order.createdAt}>{dayText(order.createdAt)}</time>
            </td>
            <td className="r num td-1">{euro(order.total)}</td>
            <td className="td-2">
              <Badge {...paymentSigns[order.paymentStatus]}>{paymentSigns[order.paymentStatus].label}</Badge>
              <br className="no-m" /> <span className="small muted">{methodNames[order.paymentMethod]}</span>
            </td>
            <td className="td-1">
              <Badge {...orderSigns[order.orderStatus]}>{orderSigns[order.orderStatus].label}</Badge>
            </td>
            <td className="r td-2">
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
