import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { AdminOrder, OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { momentText } from '#web/admin/admin-format.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { AddedOrders } from '#web/admin/orders/order-edits/added-orders.tsx'
import { AmendButton } from '#web/admin/orders/order-edits/amend-button.tsx'
import { OrderTags } from '#web/admin/orders/order-notes/order-tags.tsx'
import { OrderTimeline } from '#web/admin/orders/order-notes/order-timeline.tsx'
import { OrderParcels } from '#web/admin/orders/parcels/order-parcels.tsx'
import { OrderRefunds } from '#web/admin/orders/refunds/refund-list.tsx'
import { ReturnBands } from '#web/admin/orders/returns/return-bands.tsx'
import { OrderReturns } from '#web/admin/orders/returns/return-list.tsx'
import { StatementBands } from '#web/admin/orders/returns/statement-bands.tsx'
import { WorkshopSteps } from '#web/admin/orders/workshop/workshop-step-list.tsx'
import { useApi } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { adminOrderQuery } from './admin-order-queries.ts'
import { OrderCustomer, OrderPayment, OrderWithdrawals } from './order-facts.tsx'
import { OrderItems } from './order-items.tsx'
import { nextStepOf, offeredSteps, orderSign, paymentSigns, stepName } from './order-labels.ts'
import { OrderSheets, type SheetKind } from './order-sheet.tsx'

interface Props {
  id: string
  onStep(order: AdminOrder, step: OrderStep): void
  onClose(): void
}

export default function OrderDialog({ id, onStep, onClose }: Props) {
  const api = useApi()
  const query = useQuery(adminOrderQuery(api, id))
  const [sheet, setSheet] = useState<SheetKind>()
  return (
    <Dialog open onClose={onClose} title={query.data ? `Ordine ${query.data.orderNumber}` : 'Ordine'} size="product">
      <div className="dialog-body">
        <Loaded query={query} failure="L’ordine non si carica.">
          {(order) => (
            <div className="stack">
              <Top order={order} onStep={onStep} onPrint={setSheet} />
              <StatementBands order={order} />
              <ReturnBands order={order} />
              <div className="account-columns align-start">
                <div className="stack">
                  <WorkshopSteps order={order} />
                  <OrderItems order={order} />
                  <AddedOrders order={order} />
                  <OrderParcels order={order} />
                  <OrderReturns order={order} />
                  <OrderRefunds order={order} />
                  <OrderTimeline order={order} />
                </div>
                <div className="stack">
                  <OrderCustomer order={order} />
                  <OrderPayment order={order} />
                  <OrderWithdrawals order={order} />
                  <OrderTags order={order} />
                </div>
              </div>
              {sheet && <OrderSheets kind={sheet} orders={[order]} onPrinted={() => setSheet(undefined)} />}
            </div>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}

interface TopProps {
  order: AdminOrder
  onStep: Props['onStep']
  onPrint(kind: SheetKind): void
}

function Top({ order, onStep, onPrint }: TopProps) {
  const next = nextStepOf(order) ?? order.steps.find((step) => step === 'late_transfer')
  // A wallet payment with all of its money pending has nothing to refund.
  const isAllAsked = order.paymentMethod === 'paypal' && centsOf(order.refundable) === 0
  const others = offeredSteps(order).filter((step) => step !== next && !(step === 'refund' && isAllAsked))
  const state = orderSign(order)
  const payment = paymentSigns[order.paymentStatus]
  return (
    <>
      <p className="row wraps spaced-8">
        <Badge tone={state.tone} icon={state.icon}>
          {state.label}
        </Badge>
        <Badge tone={payment.tone} icon={payment.icon}>
          {payment.label}
        </Badge>
        <span className="muted small">
          Ricevuto il <time dateTime={order.createdAt}>{momentText(order.createdAt)}</time>
        </span>
      </p>
      <div className="row wraps spaced-8">
        {next && order.steps.includes(next) && (
          <button type="button" className="btn btn-main btn-small" onClick={() => onStep(order, next)}>
            {stepName(next, order)}
          </button>
        )}
        {others.map((step) => (
          <button
            key={step}
            type="button"
            className={`btn btn-small ${step === 'cancel' || step === 'refund' ? 'btn-danger' : ''}`}
            onClick={() => onStep(order, step)}
          >
            {stepName(step, order)}
          </button>
        ))}
        <AmendButton order={order} />
        <span className="end row wraps spaced-8">
          <button type="button" className="btn btn-small" onClick={() => onPrint('order')}>
            <Printer className="icon icon-s" aria-hidden="true" /> Stampa ordine
          </button>
          <button type="button" className="btn btn-small" onClick={() => onPrint('packing')}>
            <Printer className="icon icon-s" aria-hidden="true" /> Stampa distinta
          </button>
        </span>
      </div>
    </>
  )
}
