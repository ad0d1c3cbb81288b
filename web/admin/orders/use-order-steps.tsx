import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminOrder, changeAdminOrder, type OrderStep } from '#shared/contract/orders/admin-orders.ts'
import { markTransferReturned, receiveLateTransfer } from '#shared/contract/orders/late-transfers.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { type Api, useApi } from '#web/api.ts'
import { type AskedOrder, OrderQuestion } from './order-question.tsx'
import type { OrderWish, StepAnswer } from './step-answer.ts'

interface Asked {
  order: AskedOrder
  step: OrderStep
}

type ChangeStep = Exclude<OrderStep, 'late_transfer' | 'transfer_returned'>

const changes: Record<ChangeStep, OrderWish> = {
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
  const api = useApi()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const change = useMutation({
    mutationFn: ({ answer, ...wish }: Asked & { answer: StepAnswer }) => takeStep(api, wish, answer),
    onSuccess: (changed, { order, step }) => {
      setAsked(undefined)
      say(doneText(step, changed), `Ordine ${order.orderNumber}`)
    },
    onError: (error) => sayError(messageOf(error, 'Impossibile aggiornare l’ordine')),
    onSettled: () => refresh(queries, 'orders', 'stats', 'todo', 'sales', 'products', 'customers'),
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
        busy={change.isPending}
        error={change.isError ? messageOf(change.error, 'Impossibile aggiornare l’ordine') : undefined}
        onClose={close}
        onAnswer={(answer = {}) => change.mutate({ ...asked, answer })}
      />
    ),
  }
}
