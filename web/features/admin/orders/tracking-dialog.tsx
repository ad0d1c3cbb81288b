import { type SubmitEvent, useState } from 'react'
import type { AdminOrderRow } from '#shared/contract/admin-orders.ts'
import type { Carrier } from '#shared/domain/carriers.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { type Parcel, ParcelFields } from './parcel-fields.tsx'
import type { StepAnswer } from './step-answer.ts'

interface Props {
  order: AdminOrderRow & { carrier?: Carrier | null; trackingCode?: string | null }
  busy: boolean
  error: string | undefined
  onClose(): void
  onAnswer(answer: StepAnswer): void
}

/** Carrier and code of a parcel that has left. */
export function TrackingDialog({ order, busy, error, onClose, onAnswer }: Props) {
  const [parcel, setParcel] = useState<Parcel>({ carrier: order.carrier ?? null, code: order.trackingCode ?? '' })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) onAnswer({ change: { carrier: parcel.carrier, trackingCode: parcel.code.trim() || null } })
  }
  return (
    <Dialog open onClose={onClose} title="Codice di spedizione" size="auth" focus="title">
      <form className="dlg-b stack" onSubmit={submit}>
        <p>
          Ordine <b className="b">{order.orderNumber}</b> di {order.customerName}.
        </p>
        <ParcelFields parcel={parcel} onChange={setParcel} />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <div className="row dlg-answers">
          <button type="button" className="btn" onClick={onClose}>
            Indietro
          </button>
          <button type="submit" className="btn btn-1" aria-disabled={busy}>
            {busy && <span className="spin" aria-hidden="true" />}
            Salva
          </button>
        </div>
      </form>
    </Dialog>
  )
}
