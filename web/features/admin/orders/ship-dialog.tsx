import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/admin-orders.ts'
import { useApi } from '#web/api.ts'
import { euro } from '#web/features/admin/admin-format.ts'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { adminOrderQuery } from './admin-order-queries.ts'
import { itemsToPack, placeText } from './goods-text.ts'
import { type Parcel, ParcelFields } from './parcel-fields.tsx'
import type { StepAnswer } from './step-answer.ts'

interface Props {
  order: Pick<AdminOrderRow, 'id' | 'orderNumber'>
  busy: boolean
  error: string | undefined
  onClose(): void
  onAnswer(answer: StepAnswer): void
}

export default function ShipDialog({ order: { id, orderNumber }, ...rest }: Props) {
  const { data, isError, refetch, isFetching } = useQuery(adminOrderQuery(useApi(), id))
  return (
    <Dialog open onClose={rest.onClose} title={`Spedisci ordine ${orderNumber}`} size="product">
      <div className="dlg-b">
        {data ? (
          <ShipForm order={data} {...rest} />
        ) : isError ? (
          <ErrorState what="L’ordine non si carica." onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <TableSkeleton />
        )}
      </div>
    </Dialog>
  )
}

function ShipForm({ order, busy, error, onClose, onAnswer }: Omit<Props, 'order'> & { order: AdminOrder }) {
  const [parcel, setParcel] = useState<Parcel>({ carrier: order.carrier, code: order.trackingCode ?? '' })
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reasonField = useRef<HTMLInputElement>(null)
  const isUnpaid = order.paymentStatus !== 'paid'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (isUnpaid && !reason.trim()) {
      setAsked(true)
      reasonField.current?.focus()
      return
    }
    const change = { carrier: parcel.carrier, trackingCode: parcel.code.trim() || null }
    onAnswer({ change: isUnpaid ? { ...change, reason: reason.trim() } : change })
  }
  return (
    <form className="ship" onSubmit={submit}>
      <div className="stack">
        <section aria-labelledby="ship-goods">
          <h3 id="ship-goods">Che cosa va nel pacco</h3>
          <ShipGoods order={order} />
        </section>
        <ParcelFields parcel={parcel} onChange={setParcel} />
        {isUnpaid && (
          <section className="note note-w" aria-labelledby="ship-unpaid">
            <TriangleAlert className="i" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              <h3 className="adm-plain" id="ship-unpaid">
                Non risulta pagato: spedire lo stesso?
              </h3>
              <p className="mb-2">
                {unpaidText(order)} Scrivi perché parte comunque: resta nella cronologia dell’ordine.
              </p>
              <Field
                label="Motivo"
                error={isAsked && !reason.trim() ? 'Scrivi perché l’ordine parte senza pagamento.' : undefined}
              >
                <input
                  ref={reasonField}
                  value={reason}
                  maxLength={200}
                  aria-required="true"
                  autoComplete="off"
                  onChange={({ target }) => setReason(target.value)}
                />
              </Field>
            </div>
          </section>
        )}
      </div>
      <aside className="ship-to">
        <section aria-labelledby="ship-to">
          <h3 id="ship-to">Va a</h3>
          <p className="mt-2 wrap-anywhere">
            <b className="b">{order.customerName}</b>
            <br />
            {order.shippingAddress}
            <br />
            {order.postalCode} {placeText(order)}
          </p>
          {order.customerPhone && (
            <p className="small muted mt-2">
              Telefono <a href={`tel:${order.customerPhone.replaceAll(' ', '')}`}>{order.customerPhone}</a>
            </p>
          )}
        </section>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        <button type="submit" className="btn btn-1 w-full" aria-disabled={busy}>
          {busy && <span className="spin" aria-hidden="true" />}
          Spedisci
        </button>
        <button type="button" className="btn w-full" onClick={onClose}>
          Indietro
        </button>
        <p className="small muted">Il cliente riceve un’e-mail, se vuole questi avvisi.</p>
      </aside>
    </form>
  )
}

function ShipGoods({ order }: { order: AdminOrder }) {
  return (
    <ul className="mt-2">
      {itemsToPack(order).map((item) => (
        <li key={item.line} className="ship-item">
          <span className="nowrap">
            <span className="num">{item.quantity}</span> ×
          </span>
          <span className="min-w-0">
            <b className="b">{item.name}</b>
            {item.frameSize && <>, taglia {item.frameSize}</>}
            <br />
            <span className="small muted">Codice {item.productCode}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function unpaidText({ paymentMethod, paymentStatus, total }: AdminOrder): string {
  if (paymentStatus === 'refunded') return `Il pagamento di ${euro(total)} è stato rimborsato.`
  return paymentMethod === 'bank'
    ? `Il bonifico di ${euro(total)} non è arrivato.`
    : `Il pagamento di ${euro(total)} non è confermato.`
}
