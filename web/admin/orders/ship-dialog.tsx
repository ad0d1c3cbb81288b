import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { ShipTo } from '#web/admin/orders/parcels/ship-to.tsx'
import { UnpaidNote } from '#web/admin/orders/parcels/unpaid-note.tsx'
import { useApi } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { adminOrderQuery } from './order-parts/admin-order-queries.ts'
import { itemsToPack } from './order-parts/items-text.ts'
import { type Parcel, ParcelFields } from './order-parts/parcel-fields.tsx'
import { SerialNumbers, serialsBody, serialsOf } from './order-parts/serial-number-fields.tsx'
import type { StepAnswer } from './step-answer.ts'

interface Props {
  order: Pick<AdminOrderRow, 'id' | 'orderNumber' | 'delivery'>
  busy: boolean
  error: string | undefined
  onClose(): void
  onAnswer(answer: StepAnswer): void
}

export default function ShipDialog({ order: { id, orderNumber, delivery }, ...rest }: Props) {
  const query = useQuery(adminOrderQuery(useApi(), id))
  return (
    <Dialog
      open
      onClose={rest.onClose}
      title={`${delivery === 'pickup' ? 'Pronto per il ritiro: ordine' : 'Spedisci ordine'} ${orderNumber}`}
      size="product"
    >
      <div className="dialog-body">
        <Loaded query={query} failure="L’ordine non si carica.">
          {(order) => <ShipForm order={order} {...rest} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function ShipForm({ order, busy, error, onClose, onAnswer }: Omit<Props, 'order'> & { order: AdminOrder }) {
  const [parcel, setParcel] = useState<Parcel>({ carrier: order.usualCarrier, code: '' })
  const [serials, setSerials] = useState(() => serialsOf(order))
  const leaving = itemsToPack(order).map(({ line }) => line)
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const reasonField = useRef<HTMLInputElement>(null)
  const packed = order.parcels.filter(({ state }) => state === 'packed')
  const isRest = order.items.some(({ toPack }) => toPack > 0)
  const isUnpaid = order.paymentStatus !== 'paid'
  const isFetched = order.delivery === 'pickup'
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    if (isUnpaid && !reason.trim()) {
      setAsked(true)
      reasonField.current?.focus()
      return
    }
    const change = {
      carrier: parcel.carrier,
      trackingCode: parcel.code.trim() || null,
      ...serialsBody(serials, leaving),
    }
    onAnswer({ change: isUnpaid ? { ...change, reason: reason.trim() } : change })
  }
  return (
    <form method="dialog" className="ship" onSubmit={submit}>
      <div className="stack">
        <section aria-labelledby="ship-goods">
          <h3 id="ship-goods">
            {isFetched ? 'Che cosa si ritira' : packed.length > 0 ? 'Che cosa parte' : 'Che cosa va nel pacco'}
          </h3>
          <ShipGoods order={order} />
        </section>
        {packed.length > 0 && !isFetched && (
          <p className="note">
            {isRest
              ? 'Partono i pacchi preparati; quello che non è in un pacco parte con questi dati.'
              : packed.length === 1
                ? 'Parte il pacco preparato, con i dati che ha.'
                : `Partono i ${packed.length} pacchi preparati, con i dati che hanno.`}
          </p>
        )}
        {!isFetched && (isRest || packed.length === 0) && <ParcelFields parcel={parcel} onChange={setParcel} />}
        <SerialNumbers order={order} lines={leaving} serials={serials} onChange={setSerials} />
        {isUnpaid && (
          <UnpaidNote order={order} reason={reason} isAsked={isAsked} field={reasonField} onChange={setReason} />
        )}
      </div>
      <aside className="side-box grid spaced-12">
        <ShipTo order={order} />
        <ErrorText>{error}</ErrorText>
        <SubmitButton className="btn btn-main full-width" isSending={busy}>
          {isFetched ? 'È pronto' : 'Spedisci'}
        </SubmitButton>
        <button type="button" className="btn full-width" onClick={onClose}>
          Indietro
        </button>
        <p className="small muted">Il cliente riceve un’e-mail, se vuole questi avvisi.</p>
      </aside>
    </form>
  )
}

function ShipGoods({ order }: { order: AdminOrder }) {
  return (
    <ul className="above-8">
      {itemsToPack(order).map((item) => (
        <li key={item.line} className="ship-item flex spaced-12 line-below">
          <span className="nowrap">
            <span className="num">{item.quantity}</span> ×
          </span>
          <span className="can-shrink">
            <b className="bold">{item.name}</b>
            {item.frameSize && <>, taglia {item.frameSize}</>}
            <br />
            <span className="small muted">Codice {item.productCode}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
