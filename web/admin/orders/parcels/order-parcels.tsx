import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import {
  changeParcel,
  deliverParcel,
  packParcel,
  sendParcel,
  undoParcel,
} from '#shared/contract/orders/admin-parcels.ts'
import type { AdminParcel } from '#shared/contract/orders/parcels.ts'
import { isUnpaidInShop } from '#shared/domain/orders/order-actions.ts'
import { calendarDay, momentText } from '#web/admin/admin-format.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { contentsText, parcelName, parcelSigns } from './parcel-words.ts'
import './parcels.css'

const NewParcelDialog = lazy(() => import('./new-parcel-dialog.tsx'))
const ParcelDialog = lazy(() => import('./parcel-dialog.tsx'))

/** The parcels of an order: content, state, and the next step in one tap. */
export function OrderParcels({ order }: { order: AdminOrder }) {
  const [asked, setAsked] = useState<'new' | { parcel: AdminParcel; step: 'change' | 'send' }>()
  const mayPack = useMay()(packParcel)
  const isOpen = order.orderStatus === 'processing' || order.orderStatus === 'shipped'
  const canPack = mayPack && isOpen && order.items.some(({ toPack }) => toPack > 0)
  if (order.parcels.length === 0 && !canPack) return null
  const close = () => setAsked(undefined)
  const isFetched = order.delivery === 'pickup'
  return (
    <section className="box" aria-labelledby="order-parcels">
      <div className="box-head">
        <h3 id="order-parcels">{isFetched ? 'Ritiro' : 'Pacchi'}</h3>
        {canPack && (
          <button type="button" className="btn btn-small" onClick={() => setAsked('new')}>
            <Plus className="icon icon-s" aria-hidden="true" /> {isFetched ? 'Prepara una parte' : 'Nuovo pacco'}
          </button>
        )}
      </div>
      {order.parcels.length > 0 ? (
        <ul className="parcel-cards grid spaced-16">
          {order.parcels.map((parcel) => (
            <Parcel key={parcel.id} order={order} parcel={parcel} onAsk={(step) => setAsked({ parcel, step })} />
          ))}
        </ul>
      ) : (
        <p className="box-body small muted">
          {isFetched
            ? 'Con «Pronto per il ritiro» è pronto tutto insieme; qui prepari solo una parte.'
            : 'Nessun pacco. Con «Spedisci» parte tutto insieme; qui prepari solo una parte.'}
        </p>
      )}
      <Suspense>
        {asked === 'new' && <NewParcelDialog order={order} onClose={close} />}
        {typeof asked === 'object' && <ParcelDialog order={order} {...asked} onClose={close} />}
      </Suspense>
    </section>
  )
}

const calls = { send: sendParcel, deliver: deliverParcel, undo: undoParcel }
const done = { send: 'Pacco partito', deliver: 'Pacco consegnato', undo: 'Pacco disfatto' }

interface ParcelProps {
  order: AdminOrder
  parcel: AdminParcel
  onAsk(step: 'change' | 'send'): void
}

function Parcel({ order, parcel, onAsk }: ParcelProps) {
  const may = useMay()
  const [taken, setTaken] = useState<keyof typeof calls>('send')
  const { send, busy, error } = useAct({
    call: (api, step: keyof typeof calls) => api(calls[step], { params: { id: parcel.id } }),
    said: ofOrder(done[taken]),
    failedHere: 'Il pacco non è stato aggiornato.',
  })
  const take = (step: keyof typeof calls) => {
    if (step === 'send' && order.paymentStatus !== 'paid') return onAsk('send')
    setTaken(step)
    send(step)
  }
  const { label, tone, icon } = parcelSigns[parcel.state]
  const name = parcelName(parcel)
  const isFetched = order.delivery === 'pickup'
  const button = (step: keyof typeof calls, words: string, look = 'btn btn-small') =>
    may(calls[step]) && (
      <button
        type="button"
        className={look}
        aria-label={`${words}: ${name}`}
        aria-disabled={busy}
        onClick={() => take(step)}
      >
        {words}
      </button>
    )
  return (
    <li className="ticket">
      <div className="ticket-stub row wraps spaced-8">
        <div className="can-shrink">
          <p className="small muted">{[name, parcel.carrier].filter(Boolean).join(' · ')}</p>
          {!isFetched && <p className="num">{parcel.trackingCode ?? 'Senza codice'}</p>}
        </div>
        <span className="end">
          <Badge tone={tone} icon={icon}>
            {isFetched ? fetchedNames[parcel.state] : label}
          </Badge>
        </span>
      </div>
      <div className="ticket-body">
        <p className="bold">{contentsText(parcel)}</p>
        <p className="small muted">{whenText(parcel, isFetched)}</p>
        {parcel.appointment && <p className="small">Appuntamento: {parcel.appointment}</p>}
        {parcel.trackingUrl && (
          <p className="small">
            <a className="link as-target" href={parcel.trackingUrl} target="_blank" rel="noopener noreferrer">
              {parcel.carrier ? `Segui su ${parcel.carrier}` : 'Segui il pacco'}
            </a>
          </p>
        )}
        <p className="row wraps spaced-8 above-8">
          {parcel.state === 'packed' && button('send', isFetched ? 'È pronto' : 'È partito', 'btn btn-main btn-small')}
          {parcel.state === 'sent' &&
            !isUnpaidInShop(order) &&
            button('deliver', isFetched ? 'Ritirato' : 'Consegnato')}
          {!isFetched && may(changeParcel) && (
            <button
              type="button"
              className="btn btn-small"
              aria-label={`Modifica: ${name}`}
              onClick={() => onAsk('change')}
            >
              Modifica
            </button>
          )}
          {parcel.state === 'packed' && button('undo', 'Disfa')}
        </p>
        <ErrorText>{error}</ErrorText>
      </div>
    </li>
  )
}

const fetchedNames = { packed: 'Preparato', sent: 'Pronto', delivered: 'Ritirato' } as const

function whenText({ state, packedAt, sentAt, deliveredAt, expectedDay }: AdminParcel, isFetched: boolean): string {
  if (!sentAt) return `Preparato il ${momentText(packedAt)}`
  const [left, came] = isFetched ? ['Pronto dal', 'ritirato il'] : ['Partito il', 'consegnato il']
  const words = [`${left} ${momentText(sentAt)}`, deliveredAt && `${came} ${momentText(deliveredAt)}`]
  if (state === 'sent' && expectedDay) words.push(`atteso per il ${calendarDay(expectedDay)}`)
  return words.filter(Boolean).join(', ')
}
