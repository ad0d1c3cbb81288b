import { useState } from 'react'
import { type AdminOrder, changeAdminOrder, type OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { markTransferReturned, receiveLateTransfer } from '#shared/contract/orders/admin-payments.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import type { Api } from '#web/platform/api.ts'
import { ofOrder } from './order-parts/order-said.ts'
import { type OrderInQuestion, OrderQuestion } from './order-question.tsx'
import type { OrderRequest, StepAnswer } from './step-answer.ts'

interface Asked {
  order: OrderInQuestion
  step: OrderStep
}

type ChangeStep = Exclude<OrderStep, 'late_transfer' | 'transfer_returned'>

const changes: Record<ChangeStep, OrderRequest> = {
  confirm_payment: { paymentStatus: 'paid' },
  ship: { orderStatus: 'shipped' },
  deliver: { orderStatus: 'delivered' },
  cancel: { orderStatus: 'cancelled' },
  refund: { paymentStatus: 'refunded' },
  set_tracking: {},
}

const done: Record<ChangeStep | 'transfer_returned', string> = {
  confirm_payment: 'Pagamento confermato',
  ship: 'Ordine spedito',
  deliver: 'Ordine consegnato',
  cancel: 'Ordine annullato',
  refund: 'Rimborso avviato',
  set_tracking: 'Codice di spedizione salvato',
  transfer_returned: 'Bonifico restituito',
}

/** The steps that the person's role may take. */
export function useMayTake(): (step: OrderStep) => boolean {
  const may = useMay()
  return (step) =>
    may(
      step === 'late_transfer'
        ? receiveLateTransfer
        : step === 'transfer_returned'
          ? markTransferReturned
          : changeAdminOrder,
    )
}

function takeStep(api: Api, { order, step }: Asked, { change, reopen }: StepAnswer): Promise<AdminOrder> {
  const params = { id: order.id }
  if (step === 'late_transfer') return api(receiveLateTransfer, { params, body: { reopen } })
  if (step === 'transfer_returned') return api(markTransferReturned, { params })
  return api(changeAdminOrder, { params, body: { ...changes[step], ...change } })
}

function doneText(step: OrderStep, { orderStatus }: AdminOrder): string {
  if (step !== 'late_transfer') return done[step]
  return orderStatus === 'cancelled' ? 'Bonifico da restituire' : 'Ordine riaperto'
}

export function useOrderSteps() {
  const [asked, setAsked] = useState<Asked>()
  const change = useAct({
    call: (api, { answer, ...step }: Asked & { answer: StepAnswer }) => takeStep(api, step, answer),
    said: (changed, { step }) => ofOrder(doneText(step, changed))(changed),
    failed: 'Impossibile aggiornare l’ordine',
    onDone: () => setAsked(undefined),
  })
  const close = () => {
    setAsked(undefined)
    change.reset()
  }
  return {
    ask: (order: Asked['order'], step: OrderStep) => setAsked({ order, step }),
    dialog: asked && (
      <OrderQuestion
        order={asked.order}
        step={asked.step}
        busy={change.busy}
        error={change.error}
        onClose={close}
        onAnswer={(answer = {}) => change.send({ ...asked, answer })}
      />
    ),
  }
}
