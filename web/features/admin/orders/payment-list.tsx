import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { listPaymentsInNeed, markPaymentSeen, type PaymentInNeed } from '#shared/contract/admin-payments.ts'
import { useApi } from '#web/api.ts'
import { messageOf } from '#web/features/admin/admin-api.ts'
import { euro, momentText } from '#web/features/admin/admin-format.ts'
import { adminKey, refresh } from '#web/features/admin/admin-queries.ts'
import { say, sayError } from '#web/features/admin/admin-toasts.ts'
import { ListEmpty, ListFailure } from '#web/features/admin/list-notes.tsx'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
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
    queryFn: ({ signal }) => api(listPaymentsInNeed, {}, { signal }),
    staleTime: 0,
  })
  const seen = useMutation({
    mutationFn: ({ id }: PaymentInNeed) => api(markPaymentSeen, { params: { id } }),
    onSuccess: () => say('Pagamento controllato', 'Non è più tra quelli da controllare.'),
    onError: (error) => sayError(messageOf(error, 'Impossibile segnare il pagamento')),
    onSettled: () => refresh(queries, 'payments', 'todo', 'orders'),
  })
  if (list.isError) return <ListFailure what="I pagamenti non si caricano." list={list} />
  if (!list.data) return <TableSkeleton />
  if (list.data.length === 0) return <ListEmpty>Nessun pagamento da controllare.</ListEmpty>
  return (
    <table className="tbl">
      <caption className="vh">Pagamenti da controllare</caption>
      <thead>
        <tr>
          <th scope="col">Pagamento</th>
          <th scope="col">Perché</th>
          <th scope="col">Data</th>
          <th scope="col" className="r">
            Importo
          </th>
          <th scope="col" className="r">
            Azioni
          </th>
        </tr>
      </thead>
      <tbody>
        {list.data.map((payment) => (
          <tr key={payment.id}>
            <td className="[overflow-wrap:anywhere]">
              <PaymentName payment={payment} />
            </td>
            <td className="td-all" data-label="Perché">
              {attentionText(payment.reason)} {payment.refundState && refundWords[payment.refundState]}
            </td>
            <td data-label="Data">{momentText(payment.createdAt)}</td>
            <td className="r num" data-label="Importo">
              {euro(payment.amount)}
            </td>
            <td className="r">
              <button
                type="button"
                className="btn btn-s"
                aria-label={`Controllato: ${payment.order?.orderNumber ?? payment.providerOrderId ?? payment.id}`}
                aria-disabled={seen.isPending}
                onClick={() => !seen.isPending && seen.mutate(payment)}
              >
                <Check className="i i-s" aria-hidden="true" /> Controllato
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PaymentName({ payment: { order, providerOrderId, id, payerEmail } }: { payment: PaymentInNeed }) {
  const { open } = useAdminAddress()
  if (order)
    return (
      <button type="button" className="btn btn-s" onClick={() => open(`ordine-${order.id}`)}>
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
