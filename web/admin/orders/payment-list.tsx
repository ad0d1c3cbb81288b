import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { listPaymentsInNeed, markPaymentSeen, type PaymentInNeed } from '#shared/contract/orders/admin-payments.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { adminKey, type ListPage, refresh } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/api.ts'
import { attentionText } from './order-labels.ts'

const refundWords = {
  pending: 'Rimborso in corso.',
  completed: 'Rimborso completato.',
  failed: 'Rimborso non riuscito.',
}

export default function PaymentList() {
  const api = useApi()
  const queries = useQueryClient()
  const list = useQuery({
    queryKey: [...adminKey, 'payments'],
    queryFn: async ({ signal }): Promise<ListPage<PaymentInNeed>> => ({
      rows: await api(listPaymentsInNeed, {}, { signal }),
    }),
    staleTime: 0,
  })
  const seen = useMutation({
    mutationFn: ({ id }: PaymentInNeed) => api(markPaymentSeen, { params: { id } }),
    onSuccess: () => say('Pagamento controllato', 'Non è più tra quelli da controllare.'),
    onError: (error) => sayError(messageOf(error, 'Impossibile segnare il pagamento')),
    onSettled: () => refresh(queries, 'payments', 'todo', 'orders'),
  })
  const columns: Column<PaymentInNeed>[] = [
    {
      label: 'Pagamento',
      isBare: true,
      className: 'wrap-anywhere',
      cell: (payment) => <PaymentName payment={payment} />,
    },
    {
      label: 'Perché',
      className: 'cell-row',
      cell: ({ reason, refundState }) => (
        <>
          {attentionText(reason)} {refundState && refundWords[refundState]}
        </>
      ),
    },
    { label: 'Data', cell: ({ createdAt }) => momentText(createdAt) },
    { label: 'Importo', isRight: true, className: 'num', cell: ({ amount }) => euro(amount) },
    actionColumn(
      (payment) => (
        <button
          type="button"
          className="btn btn-small"
          aria-label={`Controllato: ${payment.order?.orderNumber ?? payment.providerOrderId ?? payment.id}`}
          aria-disabled={seen.isPending}
          onClick={() => !seen.isPending && seen.mutate(payment)}
        >
          <Check className="icon icon-s" aria-hidden="true" /> Controllato
        </button>
      ),
      '',
    ),
  ]
  return (
    <AdminList list={list} failure="I pagamenti non si caricano." empty="Nessun pagamento da controllare.">
      {(shown) => <AdminTable {...shown} caption="Pagamenti da controllare" rowKey="id" columns={columns} />}
    </AdminList>
  )
}

function PaymentName({ payment: { order, providerOrderId, id, payerEmail } }: { payment: PaymentInNeed }) {
  const { open } = useAdminAddress()
  if (order)
    return (
      <button type="button" className="btn btn-small" onClick={() => open(`ordine-${order.id}`)}>
        {order.orderNumber}
      </button>
    )
  return (
    <>
      Senza ordine, PayPal {providerOrderId ?? id}
      {payerEmail && <span className="small muted"> {payerEmail}</span>}
    </>
  )
}
