import { useState } from 'react'
import type { AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import type { Carrier } from '#shared/domain/platform/shop/carriers.ts'
import { type Parcel, ParcelFields } from './order-parts/parcel-fields.tsx'
import { StepDialog } from './order-parts/step-dialog.tsx'
import type { StepAnswer } from './step-answer.ts'

interface Props {
  order: AdminOrderRow & { carrier?: Carrier | null; trackingCode?: string | null }
  busy: boolean
  error: string | undefined
  onClose(): void
  onAnswer(answer: StepAnswer): void
}

export function TrackingDialog({ order, busy, error, onClose, onAnswer }: Props) {
  const [parcel, setParcel] = useState<Parcel>({ carrier: order.carrier ?? null, code: order.trackingCode ?? '' })
  return (
    <StepDialog
      title="Codice di spedizione"
      confirmLabel="Salva"
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => onAnswer({ change: { carrier: parcel.carrier, trackingCode: parcel.code.trim() || null } })}
    >
      <p>
        Ordine <b className="bold">{order.orderNumber}</b> di {order.customerName}.
      </p>
      <ParcelFields parcel={parcel} onChange={setParcel} />
    </StepDialog>
  )
}
