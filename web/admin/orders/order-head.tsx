import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { AdminOrder, OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { isProvided } from '#shared/domain/platform/states/order-states.ts'
import { momentText, weekdayText } from '#web/admin/admin-format.ts'
import { AmendButton } from '#web/admin/orders/order-edits/amend-button.tsx'
import { ReturnBands } from '#web/admin/orders/returns/return-bands.tsx'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { shopDate, shopDay } from '#web/i18n/shop-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Attempt } from '#web/ui/lazy-part.tsx'
import { nextStepOf, offeredSteps, orderSign, paymentSigns, stepName } from './order-parts/order-labels.ts'
import { promiseOf } from './order-promise.ts'
import { OrderSheets, type SheetKind } from './order-sheet.tsx'
import { useMayTake } from './use-order-steps.tsx'

interface Props {
  order: AdminOrder
  onStep(order: AdminOrder, step: OrderStep): void
}

/** Last of what may be done. */
const undoing: readonly OrderStep[] = ['refund', 'cancel']

/** The states, the promised day beside the next step, and whatever else may be done. */
export function OrderHead({ order, onStep }: Props) {
  const [sheet, setSheet] = useState<SheetKind>()
  const mayTake = useMayTake()
  const next = nextStepOf(order) ?? order.steps.find((step) => step === 'late_transfer')
  // A wallet payment with all of its money pending has nothing to refund.
  const isAllAsked = isProvided(order.paymentMethod) && centsOf(order.refundable) === 0
  const others = offeredSteps(order).filter(
    (step) => step !== next && mayTake(step) && !(step === 'refund' && isAllAsked),
  )
  const state = orderSign(order)
  const payment = paymentSigns[order.paymentStatus]
  const print = (kind: SheetKind, name: string) => (
    <button type="button" className="btn btn-small" onClick={() => setSheet(kind)}>
      <Printer className="icon icon-s" aria-hidden="true" /> {name}
    </button>
  )
  const stepButton = (step: OrderStep) => (
    <button
      key={step}
      type="button"
      className={`btn btn-small ${undoing.includes(step) ? 'btn-danger' : ''}`}
      onClick={() => onStep(order, step)}
    >
      {stepName(step, order)}
    </button>
  )
  return (
    <>
      <p className="row wraps spaced-8">
        <Badge tone={state.tone} icon={state.icon}>
          {state.label}
        </Badge>
        <Badge tone={payment.tone} icon={payment.icon}>
          {payment.label}
        </Badge>
        <span className="muted small">
          Di <b className="bold ink">{order.customerName}</b>, ricevuto il{' '}
          <time dateTime={order.createdAt}>{momentText(order.createdAt)}</time>
        </span>
      </p>
      <NextStep
        order={order}
        step={next && order.steps.includes(next) && mayTake(next) ? next : undefined}
        onStep={onStep}
      />
      <ReturnBands order={order} />
      <div className="row wraps spaced-8">
        {deskRows('orderAction').map((Action) => (
          <Attempt key={Action.displayName ?? order.id}>
            <Action orderId={order.id} />
          </Attempt>
        ))}
        {others.filter((step) => !undoing.includes(step)).map(stepButton)}
        <AmendButton order={order} />
        {print('packing', 'Stampa distinta')}
        {print('order', 'Stampa ordine')}
        {others.filter((step) => undoing.includes(step)).map(stepButton)}
      </div>
      {sheet && <OrderSheets kind={sheet} orders={[order]} onPrinted={() => setSheet(undefined)} />}
    </>
  )
}

interface NextStepProps extends Props {
  step: OrderStep | undefined
}

function NextStep({ order, step, onStep }: NextStepProps) {
  const promise = promiseOf(order, Date.now())
  if (!promise && !step) return null
  const [weekday, day, month] = promise ? weekdayText(promise.moment).split(' ') : []
  return (
    <section className={`band flex outlined ${promise?.late ? 'band-hot' : ''}`} aria-label="Prossimo passo">
      {promise && (
        <p className="band-days" aria-hidden="true">
          <span className="small bold">{weekday}</span>
          <span className="num">{day}</span>
          <span className="small bold">{month}</span>
        </p>
      )}
      <div className="band-text">
        <h3>{promise?.late ?? promise?.head ?? 'Prossimo passo'}</h3>
        {promise?.late && <p className="above-4">{promise.head}.</p>}
        {order.shipBy && order.arrivesOn && order.delivery !== 'pickup' && (
          <p className="above-4">Arriva {shopDate(order.arrivesOn, 'it', 'promise')}.</p>
        )}
        {order.promisedIf && (
          <p className="above-4">
            Promesso: {order.delivery === 'pickup' ? 'pronto' : 'arriva'}{' '}
            {shopDay(order.promisedIf.arrives, 'it', 'promise')}, se il bonifico arriva entro{' '}
            {shopDay(order.promisedIf.paidBy, 'it', 'promise')}.
          </p>
        )}
      </div>
      {step && (
        <div className="band-actions column spaced-8">
          <button type="button" className="btn btn-main" onClick={() => onStep(order, step)}>
            {stepName(step, order)}
          </button>
        </div>
      )}
    </section>
  )
}
