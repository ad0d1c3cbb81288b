import { useState } from 'react'
import type { AdminReturn, ReturnStep } from '#shared/contract/orders/order-parts/after-sales.ts'
import {
  cancelAdminReturn,
  refuseReturn,
  sendExchange,
  sendRepaired,
} from '#shared/contract/orders/returns/admin-returns.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { type Parcel, ParcelFields } from '#web/admin/orders/order-parts/parcel-fields.tsx'
import { RefusalDialog } from '#web/admin/orders/order-parts/refusal-dialog.tsx'
import { StepDialog } from '#web/admin/orders/order-parts/step-dialog.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { exchangeText, itemsOf } from './staff-return-words.ts'

interface Props {
  one: AdminReturn
  step: ReturnStep
  onClose(): void
}

export default function ReturnQuestion(props: Props) {
  if (props.step === 'refuse') return <Refusal {...props} />
  if (props.step === 'cancel') return <Cancellation {...props} />
  return <Sending {...props} />
}

function About({ one }: { one: AdminReturn }) {
  return (
    <p>
      Reso <b className="bold">{one.code}</b> di {one.customerName}: {itemsOf(one)}.
    </p>
  )
}

/** Its customer reads the reason. */
function Refusal({ one, onClose }: Props) {
  const { send, busy, error } = useAct({
    call: (api, reason: string) => api(refuseReturn, { params: { id: one.id }, body: { reason } }),
    said: ofOrder('Reso rifiutato'),
    onDone: onClose,
    failedHere: 'Il reso non è stato rifiutato.',
  })
  return (
    <RefusalDialog
      title="Rifiuta reso"
      label="Motivo, lo legge il cliente"
      atLeast={3}
      busy={busy}
      error={error}
      onClose={onClose}
      onRefuse={send}
    >
      <About one={one} />
    </RefusalDialog>
  )
}

function Cancellation({ one, onClose }: Props) {
  const { send, busy, error } = useAct({
    call: (api, id: string) => api(cancelAdminReturn, { params: { id } }),
    said: ofOrder('Reso annullato'),
    onDone: onClose,
    failedHere: 'Il reso non è stato ritirato.',
  })
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="Annullare il reso?"
      cancelLabel="Indietro"
      confirmLabel="Annulla il reso"
      busy={busy}
      onConfirm={() => send(one.id)}
    >
      <About one={one} />
      <p className="above-8">Gli articoli restano al cliente; quello che era tenuto da parte torna in vendita.</p>
      <ErrorText>{error}</ErrorText>
    </AlertDialog>
  )
}

/** Sends the reserved or repaired item, with its parcel. */
function Sending({ one, step, onClose }: Props) {
  const [parcel, setParcel] = useState<Parcel>({ carrier: null, code: '' })
  const isExchange = step === 'send_exchange'
  const { send, busy, error } = useAct({
    call: (api, { carrier, code }: Parcel) => {
      const body = { carrier, trackingCode: code.trim() || null }
      return api(isExchange ? sendExchange : sendRepaired, { params: { id: one.id }, body })
    },
    said: ofOrder(isExchange ? 'Cambio spedito' : 'Riparazione conclusa'),
    onDone: onClose,
    failedHere: 'La spedizione non è stata segnata.',
  })
  return (
    <StepDialog
      title={isExchange ? `Spedisci ${exchangeText(one)}` : 'Riparato, torna al cliente'}
      confirmLabel={isExchange ? 'Spedisci' : 'Segna come riparato'}
      busy={busy}
      error={error}
      onClose={onClose}
      onConfirm={() => send(parcel)}
    >
      <About one={one} />
      <ParcelFields parcel={parcel} onChange={setParcel} />
      <p className="small muted">Il cliente riceve un’e-mail.</p>
    </StepDialog>
  )
}
