import { FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import {
  getAdminReturnNote,
  getAdminReturnPhoto,
  openAdminReturn,
  settleReturnUnits,
} from '#shared/contract/orders/returns/admin-returns.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { addressOf } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { kindNames, lineName, outcomeNames, returnSigns } from './staff-return-words.ts'
import './returns-admin.css'
import { SettleButtons } from '#web/admin/orders/refunds/settle-buttons.tsx'

const OpenReturnDialog = lazy(() => import('./open-return-dialog.tsx'))

/** All returns of an order, with the customer's texts and photos; staff can open one here. */
export function OrderReturns({ order }: { order: AdminOrder }) {
  const [asked, setAsked] = useState(false)
  const mayOpen = useMay()(openAdminReturn)
  if (
    order.paymentStatus === 'pending' ||
    ((order.orderStatus === 'cancelled' || !mayOpen) && order.returns.length === 0)
  )
    return null
  return (
    <section className="box" aria-labelledby="order-returns">
      <div className="box-head">
        <h3 id="order-returns">Resi</h3>
        {mayOpen && (
          <button type="button" className="btn btn-small" onClick={() => setAsked(true)}>
            Apri un reso
          </button>
        )}
      </div>
      {order.returns.length > 0 && (
        <ul>
          {order.returns.map((one) => (
            <Entry key={one.id} one={one} />
          ))}
        </ul>
      )}
      {asked && (
        <Suspense>
          <OpenReturnDialog order={order} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </section>
  )
}

const openers = { customer: 'dal cliente', staff: 'dal negozio' }

function Entry({ one }: { one: AdminReturn }) {
  const { label, tone, icon } = returnSigns[one.state]
  const mayPrint = useMay()(getAdminReturnNote)
  return (
    <li className="refund-entry">
      <p className="row wraps spaced-8">
        <b className="num">{one.code}</b> {kindNames[one.kind]}, {outcomeNames[one.outcome].toLowerCase()}
        <span className="end">
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </span>
      </p>
      <p className="small muted">
        Aperto {openers[one.createdBy]} il <time dateTime={one.createdAt}>{momentText(one.createdAt)}</time>
        {one.receivedAt && `, arrivato il ${momentText(one.receivedAt)}`}
        {one.settledAt && `, concluso il ${momentText(one.settledAt)}`}.
        {one.withdrawalReference && ` Dichiarazione ${one.withdrawalReference}.`}
      </p>
      <ul className="refund-what text-s">
        {one.lines.map((line) => (
          <PieceEntry key={`${line.line} ${line.frameSize}`} one={one} line={line} />
        ))}
      </ul>
      {one.reason && <p className="small">Il cliente scrive: «{one.reason}»</p>}
      {one.refusedReason && <p className="small">Rifiutato: {one.refusedReason}</p>}
      {one.sent && (
        <p className="small">
          Spedito il {momentText(one.sent.at)}{' '}
          {one.sent.trackingUrl ? (
            <a href={one.sent.trackingUrl} target="_blank" rel="noopener noreferrer">
              {one.sent.trackingCode}
            </a>
          ) : (
            one.sent.trackingCode
          )}
        </p>
      )}
      {one.photoIds.length > 0 && <Photos one={one} />}
      {mayPrint && (
        <p>
          <a
            className="link small as-target spaced-8"
            href={addressOf(getAdminReturnNote, { params: { id: one.id } })}
            aria-label={`Nota di reso, PDF: ${one.code}`}
            download
          >
            <FileText className="icon icon-s" aria-hidden="true" /> Nota di reso, PDF
          </a>
        </p>
      )}
    </li>
  )
}

function Photos({ one }: { one: AdminReturn }) {
  return (
    <ul className="returned-photos flex wraps spaced-8">
      {one.photoIds.map((id, place) => (
        <li key={id}>
          <a href={addressOf(getAdminReturnPhoto, { params: { id } })} target="_blank" rel="noopener">
            <img
              src={addressOf(getAdminReturnPhoto, { params: { id } })}
              alt={`Foto ${place + 1} di ${one.code}`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function PieceEntry({ one, line }: { one: AdminReturn; line: AdminReturn['lines'][number] }) {
  const maySettle = useMay()(settleReturnUnits)
  const settle = useAct({
    call: (api, to: 'stock' | 'none') =>
      api(settleReturnUnits, { params: { id: one.id }, body: { line: line.line, quantity: line.toCheck, to } }),
    said: ofOrder('Pezzi sistemati'),
    failedHere: 'I pezzi non sono stati sistemati.',
  })
  const name = lineName(line)
  const places = [
    line.exchangeSize && `in cambio della taglia ${line.exchangeSize}`,
    one.outcome === 'refund' && euro(line.amount),
    line.toCheck > 0 && `${line.toCheck} da controllare`,
    line.restocked > 0 && `${line.restocked} a scaffale`,
    line.writtenOff > 0 && `${line.writtenOff} non si rivende`,
  ].filter(Boolean)
  return (
    <li>
      {line.quantity} × {name}
      {places.length > 0 && `: ${places.join(', ')}`}
      {maySettle && line.toCheck > 0 && <SettleButtons name={name} settle={settle} />}
      {settle.error && (
        <span className="error" role="alert">
          {settle.error}
        </span>
      )}
    </li>
  )
}
