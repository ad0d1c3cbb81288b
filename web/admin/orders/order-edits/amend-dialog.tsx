import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import {
  amendAdminOrder,
  getAdminOrderEditOffer,
  type OrderAmendmentInput,
} from '#shared/contract/orders/order-edits.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useRefresh } from '#web/admin/use-act.ts'
import { ChangeForm } from '#web/orders/order-edits/order-edit-form.tsx'
import { useApi } from '#web/platform/api.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'

interface Props {
  order: AdminOrder
  onClose(): void
}

/** The customer's own form, for staff; the account of a transfer may come later. */
export default function AmendDialog({ order: { id, orderNumber, customerName }, onClose }: Props) {
  const api = useApi()
  const refresh = useRefresh()
  const query = useQuery({ ...readQuery(api, getAdminOrderEditOffer, { params: { id } }), ...shownFresh })
  const send = async (body: OrderAmendmentInput) => {
    try {
      const { addition } = await api(amendAdminOrder, { params: { id }, body })
      say('Ordine modificato', addition ? `Pezzi in più: ordine ${addition.orderNumber}` : `Ordine ${orderNumber}`)
      onClose()
    } finally {
      await refresh()
    }
  }
  return (
    <Dialog open onClose={onClose} title={`Modifica l’ordine ${orderNumber}`} size="checkout">
      <div className="dialog-body stack">
        <p className="small muted">
          Di {customerName}, che riceve un’e-mail con quello che cambia. Finisce nella cronologia dell’ordine.
        </p>
        <Loaded query={query} failure="L’ordine non si carica.">
          {(offer) =>
            offer.isOpen ? (
              // Its words come later: a dialog that is held back as a whole loses its hold on the focus.
              <Suspense fallback={<TableSkeleton />}>
                <ChangeForm
                  offer={offer}
                  isByStaff
                  onSend={send}
                  leave={
                    <button type="button" className="btn" onClick={onClose}>
                      Lascia com’è
                    </button>
                  }
                />
              </Suspense>
            ) : (
              <p className="note">
                Quest’ordine non si modifica: un pacco è già pronto (se non è partito, disfalo), c’è un reso o un
                recesso, oppure è chiuso.
              </p>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  )
}
