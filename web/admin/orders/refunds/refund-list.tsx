import { useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { markRefundDone, retryRefund, sendRefundTo, settleRefundPieces } from '#shared/contract/orders/admin-refunds.ts'
import type { AdminRefund } from '#shared/contract/orders/refunds.ts'
import { ibanInFours } from '#shared/domain/orders/bank-form.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { AccountDialog, DoneDialog } from './refund-transfer.tsx'
import { placeNames, reasonText, shopWays, signOf, standText, wayText } from './refund-words.ts'
import './refunds.css'
import { SettleButtons } from './settle-buttons.tsx'

/** The refunds of an order: done, in progress, and waiting for staff. */
export function OrderRefunds({ order }: { order: AdminOrder }) {
  if (order.refunds.length === 0) return null
  const inShop = shopWays(order)
  return (
    <section className="box" aria-labelledby="order-refunds">
      <div className="box-head">
        <h3 id="order-refunds">Rimborsi</h3>
        <p className="small muted end">
          {order.refunded ? `${euro(order.refunded)} restituiti` : 'Niente ancora restituito'}, restano{' '}
          {euro(order.refundable)}
        </p>
      </div>
      <ul>
        {order.refunds.map((refund) => (
          <RefundEntry key={refund.id} refund={refund} order={order} inShop={inShop.get(refund.id)} />
        ))}
      </ul>
    </section>
  )
}

interface Entry {
  refund: AdminRefund
  order: AdminOrder
  /** How it goes back in the shop. */
  inShop: string | undefined
}

function RefundEntry({ refund, order, inShop }: Entry) {
  const { label, tone, icon } = signOf(refund, inShop)
  return (
    <li className="refund-entry">
      <p className="row wraps spaced-8">
        <b className="bold">{euro(refund.amount)}</b> {wayText(refund, order, inShop)} {reasonText(refund)}
        <span className="end">
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </span>
      </p>
      <p className="small muted">
        Chiesto il <time dateTime={refund.createdAt}>{momentText(refund.createdAt)}</time>.{' '}
        {standText(refund, order, inShop)}
      </p>
      <ul className="refund-what text-s">
        {refund.lines.map((line) => (
          <PieceEntry key={`${line.line} ${line.place}`} refundId={refund.id} line={line} />
        ))}
        {centsOf(refund.shipping) > 0 && <li>Spedizione {euro(refund.shipping)}</li>}
        {refund.lines.length > 0 && centsOf(refund.other) !== 0 && <li>Altra cifra {euro(refund.other)}</li>}
        {refund.giftCard && refund.kind !== 'gift_card' && <li>Di cui {euro(refund.giftCard)} già sul buono regalo</li>}
        {refund.note && <li>Motivo: {refund.note}</li>}
      </ul>
      {refund.kind === 'transfer' && refund.iban && (
        <p className="small">
          A {refund.holder}, IBAN <b className="bold">{ibanInFours(refund.iban)}</b>
        </p>
      )}
      <RefundSteps refund={refund} inShop={inShop} />
    </li>
  )
}

function RefundSteps({ refund: { id, kind, state, iban, amount: whole, giftCard }, inShop }: Omit<Entry, 'order'>) {
  // The part on a gift card needs no payment.
  const amount = toDecimal(centsOf(whole) - centsOf(giftCard ?? '0.00'))
  const may = useMay()
  const [asked, setAsked] = useState<'account' | 'done'>()
  const retry = useAct({
    call: (api, refundId: string) => api(retryRefund, { params: { id: refundId } }),
    said: ofOrder('Rimborso ripreso'),
    failedHere: 'Il rimborso non è stato registrato.',
  })
  const isFailed = state === 'failed'
  const isOpenTransfer = state === 'pending' && kind === 'transfer'
  if (!isFailed && !isOpenTransfer) return null
  return (
    <>
      <div className="row above-8 wraps spaced-8">
        {isFailed && kind === 'wallet' && may(retryRefund) && (
          <button type="button" className="btn btn-small" aria-disabled={retry.busy} onClick={() => retry.send(id)}>
            Riprova
          </button>
        )}
        {may(sendRefundTo) && (
          <button type="button" className="btn btn-small" onClick={() => setAsked('account')}>
            {isFailed || inShop ? 'Restituisci con bonifico' : iban ? 'Cambia IBAN' : 'Scrivi l’IBAN'}
          </button>
        )}
        {may(markRefundDone) && (
          <button type="button" className="btn btn-small" onClick={() => setAsked('done')}>
            {isFailed ? 'Già restituito a mano' : inShop ? 'Denaro restituito' : 'Bonifico fatto'}
          </button>
        )}
      </div>
      <ErrorText>{retry.error}</ErrorText>
      {asked === 'account' && <AccountDialog id={id} amount={amount} onClose={() => setAsked(undefined)} />}
      {asked === 'done' && <DoneDialog {...{ id, amount, inShop }} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function PieceEntry({ refundId, line }: { refundId: string; line: AdminRefund['lines'][number] }) {
  const maySettle = useMay()(settleRefundPieces)
  const settle = useAct({
    call: (api, to: 'stock' | 'none') =>
      api(settleRefundPieces, { params: { id: refundId }, body: { line: line.line, quantity: line.toCheck, to } }),
    said: ofOrder('Pezzi sistemati'),
    failedHere: 'Il rimborso non è stato registrato.',
  })
  const name = line.frameSize ? `${line.name}, taglia ${line.frameSize}` : line.name
  return (
    <li>
      {line.quantity} × {name}, {euro(line.amount)}: {pieceText(line)}
      {maySettle && line.toCheck > 0 && <SettleButtons name={name} settle={settle} />}
      {settle.error && (
        <span className="error" role="alert">
          {settle.error}
        </span>
      )}
    </li>
  )
}

function pieceText({ place, toCheck, restocked, writtenOff }: AdminRefund['lines'][number]): string {
  if (place !== 'check') return placeNames[place].label.toLowerCase()
  const parts = [
    toCheck > 0 && `${toCheck} da controllare`,
    restocked > 0 && `${restocked} a scaffale`,
    writtenOff > 0 && `${writtenOff} non si rivende`,
  ]
  return parts.filter(Boolean).join(', ')
}
