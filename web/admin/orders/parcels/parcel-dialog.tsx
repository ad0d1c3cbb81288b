import { useRef, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { changeParcel, sendParcel } from '#shared/contract/orders/admin-parcels.ts'
import type { AdminParcel } from '#shared/contract/orders/parcels.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { SerialNumbers, serialsBody, serialsOf } from '#web/admin/orders/order-parts/serial-number-fields.tsx'
import { StepDialog } from '#web/admin/orders/order-parts/step-dialog.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { ParcelDetails } from './parcel-details.tsx'
import { draftOf, factsOf, linkError } from './parcel-draft.ts'
import { contentsText, parcelName } from './parcel-words.ts'
import { UnpaidNote } from './unpaid-note.tsx'

interface Props {
  order: AdminOrder
  parcel: AdminParcel
  onClose(): void
}

/** Edits the shipping data, or asks why an unpaid parcel is sent. */
export default function ParcelDialog({ step, ...rest }: Props & { step: 'change' | 'send' }) {
  return step === 'send' ? <SendUnpaid {...rest} /> : <Change {...rest} />
}

function Change({ order, parcel, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(parcel))
  const [serials, setSerials] = useState(() => serialsOf(order))
  const leaving = parcel.lines.map(({ line }) => line)
  const [isAsked, setAsked] = useState(false)
  const isBulky = parcel.lines.some(({ line }) => order.items.some((item) => item.line === line && item.isBulky))
  const { send, busy, error } = useAct({
    call: (api, body: ReturnType<typeof factsOf> & ReturnType<typeof serialsBody>) =>
      api(changeParcel, { params: { id: parcel.id }, body }),
    said: ofOrder('Pacco aggiornato'),
    onDone: onClose,
    failedHere: 'Il pacco non è stato aggiornato.',
  })
  return (
    <StepDialog
      title={parcelName(parcel)}
      confirmLabel="Salva"
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (!linkError(draft)) send({ ...factsOf(draft), ...serialsBody(serials, leaving) })
      }}
    >
      <p>{contentsText(parcel)}</p>
      <ParcelDetails
        draft={draft}
        isBulky={isBulky}
        isAsked={isAsked}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      <SerialNumbers order={order} lines={leaving} serials={serials} onChange={setSerials} />
    </StepDialog>
  )
}

function SendUnpaid({ order, parcel, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { send, busy, error } = useAct({
    call: (api, words: string) => api(sendParcel, { params: { id: parcel.id }, body: { reason: words } }),
    said: ofOrder('Pacco partito'),
    onDone: onClose,
    failedHere: 'Il pacco non è stato aggiornato.',
  })
  return (
    <StepDialog
      title={`${parcelName(parcel)}: è partito`}
      confirmLabel="È partito"
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => {
        setAsked(true)
        if (reason.trim()) send(reason.trim())
        else field.current?.focus()
      }}
    >
      <p>{contentsText(parcel)}</p>
      <UnpaidNote order={order} reason={reason} isAsked={isAsked} field={field} onChange={setReason} />
    </StepDialog>
  )
}
