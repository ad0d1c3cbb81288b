import { useQuery } from '@tanstack/react-query'
import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { isProvided } from '#shared/domain/platform/states/order-states.ts'
import { adminOrderQuery } from '#web/admin/orders/order-parts/admin-order-queries.ts'
import { useMay } from '#web/admin/use-may.ts'
import { useApi } from '#web/platform/api.ts'
import { handOver } from '../counter-calls.ts'
import { HandOverOrderDialog } from './hand-over-order-dialog.tsx'

/** Of an order that is collected and still here. */
export default function HandOverAction({ orderId }: { orderId: string }) {
  const { data: order } = useQuery(adminOrderQuery(useApi(), orderId))
  const [isOpen, setOpen] = useState(false)
  const may = useMay()
  if (!order) return null
  const isWaiting = order.orderStatus === 'processing' || order.orderStatus === 'shipped'
  const isPayable = order.paymentStatus === 'paid' || !isProvided(order.paymentMethod)
  if (order.delivery !== 'pickup' || !isWaiting || !isPayable || !may(handOver)) return null
  return (
    <>
      {order.pickupSlotLost && (
        <span className="small">L’ora scelta era già presa al pagamento: il cliente ne sceglie un’altra.</span>
      )}
      <button type="button" className="btn btn-small btn-main" onClick={() => setOpen(true)}>
        <PackageCheck className="icon icon-s" aria-hidden="true" /> Consegna
      </button>
      {isOpen && <HandOverOrderDialog order={order} onClose={() => setOpen(false)} />}
    </>
  )
}
