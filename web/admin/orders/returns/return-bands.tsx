import { lazy, Suspense, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { refundOrder } from '#shared/contract/orders/admin-refunds.ts'
import type { AdminReturn, ReturnStep } from '#shared/contract/orders/order-parts/after-sales.ts'
import {
  cancelAdminReturn,
  receiveReturn,
  refuseReturn,
  sendExchange,
  sendRepaired,
} from '#shared/contract/orders/returns/admin-returns.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { legalWithdrawalDays } from '#shared/domain/platform/shop/consumer-rights.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { ofOrder } from '#web/admin/orders/order-parts/order-said.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { DaysBar, DaysLeft } from './refund-days.tsx'
import { bySoonest, daysLeft, exchangeText, isWaiting, piecesOf, standText, taskText } from './staff-return-words.ts'
import { StatementBands } from './statement-bands.tsx'
import './returns-admin.css'

const RefundDialog = lazy(() => import('#web/admin/orders/refunds/refund-dialog.tsx'))
const ReturnQuestion = lazy(() => import('./return-question.tsx'))

interface Asked {
  one: AdminReturn
  step: ReturnStep
}

/** The tasks of an order's statements and returns, most urgent first. */
export function ReturnBands({ order }: { order: AdminOrder }) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <>
      <StatementBands order={order} />
      {order.returns
        .filter(isWaiting)
        .sort(bySoonest)
        .map((one) => (
          <Band key={one.id} order={order} one={one} onAsk={(step) => setAsked({ one, step })} />
        ))}
      <Suspense>
        {asked?.step === 'refund' ? (
          <RefundDialog order={order} settles={asked.one} onClose={close} />
        ) : (
          asked && <ReturnQuestion {...asked} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

interface BandProps {
  order: AdminOrder
  one: AdminReturn
  onAsk(step: ReturnStep): void
}

function Band({ order, one, onAsk }: BandProps) {
  const days = daysLeft(one)
  const { main, aside } = stepsOf(one, useMay())
  const isHot = one.isUrgent || one.isOverdue
  const receive = useAct({
    call: (api, id: string) => api(receiveReturn, { params: { id } }),
    said: ofOrder('Arrivo segnato'),
    failedHere: 'L’arrivo non è stato segnato.',
  })
  const first = order.customerName.split(' ')[0] ?? ''
  const stated = order.withdrawals.find(({ reference }) => reference === one.withdrawalReference)
  return (
    <section className={`band flex outlined ${isHot ? 'band-hot' : ''}`} aria-label={`Reso ${one.code}`}>
      {days !== undefined && <DaysLeft days={days} />}
      <div className="band-text">
        <h3>{taskText(one)}</h3>
        <p className="above-4">
          {first} {standText(one, order.items)}
        </p>
        {one.refundDueDay && days !== undefined && one.deadline?.what === 'refund' && <DaysBar left={days} />}
        <p className="small muted above-4">
          <span className="num">{one.code}</span> ·{' '}
          {one.kind === 'withdrawal'
            ? `Dichiarato il ${momentText(stated?.createdAt ?? one.createdAt)}. Per legge ${legalWithdrawalDays} giorni, si può attendere la merce.`
            : `Aperto il ${momentText(one.createdAt)}.`}
          {one.reason && ` «${one.reason}»`}
        </p>
        <ErrorText>{receive.error}</ErrorText>
      </div>
      <div className="band-actions column spaced-8">
        {main.map(({ step, label }, place) => (
          <button
            key={step}
            type="button"
            className={place === 0 ? 'btn btn-main' : 'btn btn-small'}
            aria-disabled={step === 'receive' && receive.busy}
            onClick={() => (step === 'receive' ? receive.send(one.id) : onAsk(step))}
          >
            {label}
          </button>
        ))}
        {aside.length > 0 && (
          <p className="band-extra flex wraps">
            {aside.map(({ step, label }) => (
              <button key={step} type="button" className="btn btn-small btn-text" onClick={() => onAsk(step)}>
                {label}
              </button>
            ))}
          </p>
        )}
      </div>
    </section>
  )
}

interface Choice {
  step: ReturnStep
  label: string
}

const stepCalls = {
  receive: receiveReturn,
  refund: refundOrder,
  send_exchange: sendExchange,
  send_repaired: sendRepaired,
  refuse: refuseReturn,
  cancel: cancelAdminReturn,
} satisfies Record<ReturnStep, unknown>

/** The main step: settle received items, receive expected ones; other endings stand aside. */
function stepsOf(one: AdminReturn, may: ReturnType<typeof useMay>): { main: Choice[]; aside: Choice[] } {
  const isMoney = one.outcome === 'refund'
  const worthCents = one.lines.reduce((sum, { amount }) => sum + centsOf(amount), 0)
  const labels: Record<ReturnStep, string> = {
    receive: piecesOf(one) === 1 ? 'Il pezzo è arrivato' : 'I pezzi sono arrivati',
    refund: isMoney ? `Rimborsa ${euro(one.amount)}` : `Rimborsa invece ${formatEuro(worthCents)}`,
    send_exchange: `Spedisci ${exchangeText(one)}`,
    send_repaired: 'Riparato',
    refuse: 'Rifiuta',
    cancel: 'Annulla il reso',
  }
  const settling: ReturnStep[] = [...(isMoney ? (['refund'] as const) : []), 'send_exchange', 'send_repaired']
  const main: ReturnStep[] = one.state === 'received' ? [...settling, 'receive'] : ['receive', ...settling]
  const aside: ReturnStep[] = [...(isMoney ? [] : (['refund'] as const)), 'refuse', 'cancel']
  const offered = (steps: readonly ReturnStep[]) =>
    steps
      .filter((step) => one.steps.includes(step) && may(stepCalls[step]))
      .map((step) => ({ step, label: labels[step] }))
  return { main: offered(main), aside: offered(aside) }
}
