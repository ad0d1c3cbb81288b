import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminOrderRow, changeAdminOrder, type OrderStep } from '#shared/contract/admin-orders.ts'
import type { CallInput } from '#shared/contract/endpoint.ts'
import { useApi } from '#web/api.ts'
import { messageOf } from './admin-api.ts'
import { refresh } from './admin-queries.ts'
import { say, sayError } from './admin-toasts.ts'
import { OrderQuestion } from './order-question.tsx'

type Change = CallInput<typeof changeAdminOrder>['body']

interface Asked {
  order: AdminOrderRow & { trackingCode?: string | null }
  step: OrderStep
}

const changes: Record<OrderStep, Change> = {
  confirm_payment: { paymentStatus: 'paid' },
  ship: { orderStatus: 'shipped' },
  deliver: { orderStatus: 'delivered' },
  cancel: { orderStatus: 'cancelled' },
  refund: { paymentStatus: 'refunded' },
  set_tracking: {},
}

const done: Record<OrderStep, string> = {
  confirm_payment: 'Pagamento confermato',
  ship: 'Ordine spedito',
  deliver: 'Ordine consegnato',
  cancel: 'Ordine annullato',
  refund: 'Rimborso avviato',
  set_tracking: 'Codice di spedizione salvato',
}

/** The next steps of an order, each after its question: who is told, what cannot be undone. */
export function useOrderSteps() {
  const api = useApi()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const change = useMutation({
    mutationFn: ({ order, step, trackingCode }: Asked & { trackingCode?: string }) =>
      api(changeAdminOrder, {
        params: { id: order.id },
        body: { ...changes[step], ...(trackingCode !== undefined && { trackingCode: trackingCode || null }) },
      }),
    onSuccess: (_, { order, step }) => {
      setAsked(undefined)
      say(done[step], `Ordine ${order.orderNumber}`)
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
        onAnswer={(trackingCode) => change.mutate({ ...asked, ...(trackingCode !== undefined && { trackingCode }) })}
      />
    ),
  }
}
