import { useQuery } from '@tanstack/react-query'
import type { AdminOrder, OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { AddedOrders } from '#web/admin/orders/order-edits/added-orders.tsx'
import { OrderTimeline } from '#web/admin/orders/order-notes/order-timeline.tsx'
import { OrderParcels } from '#web/admin/orders/parcels/order-parcels.tsx'
import { OrderRefunds } from '#web/admin/orders/refunds/refund-list.tsx'
import { OrderReturns } from '#web/admin/orders/returns/return-list.tsx'
import { WorkshopSteps } from '#web/admin/orders/workshop/workshop-step-list.tsx'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { OrderCustomer, OrderPayment } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderItems } from './order-items.tsx'
import { adminOrderQuery } from './order-parts/admin-order-queries.ts'

interface Props {
  id: string
  onStep(order: AdminOrder, step: OrderStep): void
  onClose(): void
}

export default function OrderDialog({ id, onStep, onClose }: Props) {
  const api = useApi()
  const query = useQuery(adminOrderQuery(api, id))
  return (
    <Dialog open onClose={onClose} title={query.data ? `Ordine ${query.data.orderNumber}` : 'Ordine'} size="product">
      <div className="dialog-body">
        <Loaded query={query} failure="L’ordine non si carica.">
          {(order) => (
            <div className="stack">
              <OrderHead order={order} onStep={onStep} />
              <div className="account-columns align-start">
                <div className="stack">
                  <OrderItems order={order} />
                  <WorkshopSteps order={order} />
                  <AddedOrders order={order} />
                  <OrderParcels order={order} />
                  <OrderReturns order={order} />
                  <OrderRefunds order={order} />
                  {deskRows('orderPapers').map((Papers, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list is the same for good
                    <Attempt key={i}>
                      <Papers order={order} />
                    </Attempt>
                  ))}
                  <OrderTimeline order={order} />
                </div>
                <div className="stack">
                  <OrderCustomer order={order} />
                  <OrderPayment order={order} />
                </div>
              </div>
            </div>
          )}
        </Loaded>
      </div>
    </Dialog>
  )
}
