import { Check, Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminOrderRow, OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { paidByText } from '#shared/domain/orders/payments/payment-words.ts'
import { dayText, euro, momentText } from '#web/admin/admin-format.ts'
import { actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { TagList } from '#web/admin/orders/order-notes/tag-list.tsx'
import { itemsText, placeText } from '#web/admin/orders/order-parts/items-text.ts'
import { nextStepOf, orderSign, paymentSigns, stepWords } from '#web/admin/orders/order-parts/order-labels.ts'
import { promiseOf } from '#web/admin/orders/order-promise.ts'
import { useMayTake } from '#web/admin/orders/use-order-steps.tsx'
import { deliveryNames } from '#web/admin/pricing/shipping/delivery-names.ts'
import { Badge } from '#web/ui/badge.tsx'

interface Hands {
  box(order: AdminOrderRow): ReactNode
  headBox: ReactNode
  open(what: string): void
  onStep(order: AdminOrderRow, step: OrderStep): void
}

export const orderColumns = ({ box, headBox, open, onStep }: Hands): Column<AdminOrderRow>[] => [
  {
    label: 'Numero e data',
    head: headBox,
    isBare: true,
    cell: (order) => (
      <span className="row admin-thing">
        {box(order)}
        <span>
          <span className="num">{order.orderNumber}</span>
          <time className="small muted order-day" dateTime={order.createdAt}>
            {dayText(order.createdAt)}
          </time>
        </span>
      </span>
    ),
  },
  {
    label: 'Cliente',
    isBare: true,
    className: 'cell-row',
    cell: (order) => (
      <>
        <b className="bold">{order.customerName}</b>
        <p className="small pack">
          <span className={order.orderStatus === 'processing' ? undefined : 'muted'}>{itemsText(order)}</span>
          <span className="muted">
            &nbsp;· <span className="inline-block">{placeText(order)}</span>
          </span>
        </p>
        {order.tags.length > 0 && <TagList tags={order.tags} />}
      </>
    ),
  },
  {
    label: 'Totale e pagamento',
    cell: (order) => (
      <>
        <p className="below-4">
          <span className="num">{euro(order.total)}</span> <span className="small muted">{paidByText(order)}</span>
        </p>
        <Badge {...paymentSigns[order.paymentStatus]}>{paymentSigns[order.paymentStatus].label}</Badge>
        {order.paymentStatus === 'pending' && <p className="small muted nowrap">{order.bankReference}</p>}
      </>
    ),
  },
  {
    label: 'Stato',
    cell: (order) => (
      <>
        <Badge {...orderSign(order)}>{orderSign(order).label}</Badge>
        {order.delivery && <p className="small muted">{deliveryNames[order.delivery]}</p>}
        <TransferToReturn order={order} />
      </>
    ),
  },
  { label: 'Promesso per', cell: (order) => <PromisedDay order={order} /> },
  actionColumn((order) => (
    <span className="row admin-actions">
      <button
        type="button"
        className="btn btn-icon"
        aria-label={`Vedi ordine ${order.orderNumber}`}
        onClick={() => open(`ordine-${order.id}`)}
      >
        <Eye className="icon" aria-hidden="true" />
      </button>
      <NextStep order={order} onStep={onStep} />
    </span>
  )),
]

function PromisedDay({ order }: { order: AdminOrderRow }) {
  const promise = promiseOf(order, Date.now())
  if (!promise) return null
  return (
    <>
      <span className={promise.late ? 'bold nowrap' : 'nowrap'}>{promise.day}</span>
      {promise.late ? (
        <p className="small bold error-text">{promise.late}</p>
      ) : (
        <p className="small muted">{promise.what}</p>
      )}
    </>
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

/** In words; an order with nothing left to do keeps a button that can't be pressed. */
function NextStep({ order, onStep }: { order: AdminOrderRow; onStep: Hands['onStep'] }) {
  const mayTake = useMayTake()
  const step = nextStepOf(order)
  if (step && !mayTake(step)) return null
  if (!step)
    return (
      <button
        type="button"
        className="btn btn-icon success-text"
        aria-label={`Nessun passo da confermare, ordine ${order.orderNumber}`}
        title="Nessun passo da confermare"
        disabled
      >
        <Check className="icon" aria-hidden="true" />
      </button>
    )
  const { words, name } = stepWords(step, order)
  return (
    <button
      type="button"
      className="btn btn-small"
      aria-label={`${name}, ordine ${order.orderNumber}`}
      onClick={() => onStep(order, step)}
    >
      {words}
    </button>
  )
}
