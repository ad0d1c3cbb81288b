import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { amendAdminOrder } from '#shared/contract/orders/order-edits.ts'
import { useMay } from '#web/admin/use-may.ts'

const AmendDialog = lazy(() => import('./amend-dialog.tsx'))

/** «Modifica», while the order is in processing and nothing of it has left. */
export function AmendButton({ order }: { order: AdminOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayAmend = useMay()(amendAdminOrder)
  const hasLeft = order.parcels.some(({ state }) => state !== 'packed')
  if (!mayAmend || order.orderStatus !== 'processing' || order.paymentStatus === 'refunded' || hasLeft) return null
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => setOpen(true)}>
        <Pencil className="icon icon-s" aria-hidden="true" /> Modifica
      </button>
      <Suspense>{isOpen && <AmendDialog order={order} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
