import { type SubmitEvent, useRef, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { type NewParcelInput, packParcel } from '#shared/contract/orders/admin-parcels.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { SerialNumbers, serialsBody, serialsOf } from '#web/admin/orders/order-parts/serial-number-fields.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { ParcelDetails } from './parcel-details.tsx'
import { blankParcel, factsOf, linkError } from './parcel-draft.ts'
import { ParcelItems, type Ticked, wholeRest } from './parcel-items.tsx'
import { nextNumber } from './parcel-words.ts'
import { ShipTo } from './ship-to.tsx'
import { UnpaidNote } from './unpaid-note.tsx'

interface Props {
  order: AdminOrder
  onClose(): void
}

export default function NewParcelDialog({ order, onClose }: Props) {
  const [ticked, setTicked] = useState<Ticked>(() => wholeRest(order))
  const [draft, setDraft] = useState(blankParcel)
  const [serials, setSerials] = useState(() => serialsOf(order))
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState<'pack' | 'send'>()
  // The number that it would have now: sent twice, it is packed once.
  const [number] = useState(() => nextNumber(order))
  const form = useRef<HTMLFormElement>(null)
  const reasonField = useRef<HTMLInputElement>(null)
  const { send, busy, error, reset } = useAct({
    call: (api, body: NewParcelInput) => api(packParcel, { params: { id: order.id }, body }),
    said: ofOrder(asked === 'send' ? 'Pacco partito' : 'Pacco preparato'),
    onDone: onClose,
    failedHere: 'Il pacco non è stato preparato.',
  })
  const lines = order.items
    .map(({ line, toPack }) => ({ line, quantity: Math.min(ticked[line] ?? 0, toPack) }))
    .filter(({ quantity }) => quantity > 0)
  const leaving = lines.map(({ line }) => line)
  const isBulky = order.items.some((item) => item.isBulky && lines.some(({ line }) => line === item.line))
  const isWhole = order.items.every(
    ({ line, toGo }) => toGo === (lines.find((one) => one.line === line)?.quantity ?? 0),
  )
  const isUnpaid = order.paymentStatus !== 'paid'
  const isFetched = order.delivery === 'pickup'
  const submit = (how: 'pack' | 'send') => (event: SubmitEvent | React.MouseEvent) => {
    event.preventDefault()
    if (busy) return
    setAsked(how)
    if (lines.length === 0) return form.current?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
    if (linkError(draft)) return form.current?.querySelector<HTMLInputElement>('input[type=url]')?.focus()
    const isSent = how === 'send'
    if (isSent && isUnpaid && !reason.trim()) return reasonField.current?.focus()
    reset()
    send({
      lines,
      number,
      ...factsOf(draft),
      ...serialsBody(serials, leaving),
      send: isSent,
      ...(isSent && isUnpaid && { reason: reason.trim() }),
    })
  }
  return (
    <Dialog open onClose={onClose} title={isFetched ? 'Prepara una parte' : 'Nuovo pacco'} size="product">
      <div className="dialog-body">
        <form method="dialog" ref={form} className="ship" onSubmit={submit('send')} noValidate>
          <div className="stack">
            <ParcelItems order={order} ticked={ticked} onChange={setTicked} />
            {asked && lines.length === 0 && (
              <p className="error" role="alert">
                Scegli almeno un articolo.
              </p>
            )}
            {!isFetched && (
              <ParcelDetails
                draft={draft}
                isBulky={isBulky}
                isAsked={asked !== undefined}
                onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
              />
            )}
            <SerialNumbers order={order} lines={leaving} serials={serials} onChange={setSerials} />
            {isUnpaid && (
              <UnpaidNote
                order={order}
                reason={reason}
                isAsked={asked === 'send'}
                field={reasonField}
                onChange={setReason}
              />
            )}
          </div>
          <aside className="side-box grid spaced-12">
            <ShipTo order={order} isByAppointment={isBulky} />
            <ErrorText>{error}</ErrorText>
            <SubmitButton className="btn btn-main full-width" isSending={busy}>
              {isFetched ? 'È pronta' : 'Spedisci questo pacco'}
            </SubmitButton>
            <button type="button" className="btn full-width" aria-disabled={busy} onClick={submit('pack')}>
              Prepara soltanto
            </button>
            <p className="small muted">{isFetched ? fetchedText(isWhole) : parcelText(isWhole)}</p>
          </aside>
        </form>
      </div>
    </Dialog>
  )
}

const parcelText = (isWhole: boolean) =>
  `${isWhole ? 'Con questo pacco l’ordine diventa «Spedito».' : 'L’ordine diventa «Spedito» quando parte anche il resto.'} Il cliente riceve un’e-mail per ogni pacco che parte, se vuole questi avvisi.`

const fetchedText = (isWhole: boolean) =>
  `${isWhole ? 'Così l’ordine è tutto pronto.' : 'L’ordine è «Pronto per il ritiro» quando lo è anche il resto.'} Il cliente riceve un’e-mail, se vuole questi avvisi.`
