import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import {
  listPaymentsNeedingAttentionCall,
  markPaymentSeen,
  type PaymentNeedingAttention,
} from '#shared/contract/orders/admin-payments.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useRowActions } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { attentionText } from './order-parts/order-labels.ts'

const refundWords = {
  pending: 'Rimborso in corso.',
  completed: 'Rimborso completato.',
  failed: 'Rimborso non riuscito.',
}

export default function PaymentList() {
  const api = useApi()
  const list = useQuery({
    ...readQuery(api, listPaymentsNeedingAttentionCall),
    ...shownFresh,
    select: (rows) => ({ rows }),
  })
  const seen = useAct({
    call: (api, { id }: PaymentNeedingAttention) => api(markPaymentSeen, { params: { id } }),
    said: ['Pagamento controllato', 'Non è più tra quelli da controllare.'],
    failed: 'Impossibile segnare il pagamento',
  })
  const { column } = useRowActions<PaymentNeedingAttention>(
    ({ order, providerOrderId, id }) => order?.orderNumber ?? providerOrderId ?? id,
    [{ icon: Check, label: 'Controllato:', text: 'Controllato', act: seen }],
    '',
  )
  const columns: Column<PaymentNeedingAttention>[] = [
    {
      label: 'Pagamento',
      isBare: true,
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
    column,
  ]
  return (
    <AdminList list={list} failure="I pagamenti non si caricano." empty="Nessun pagamento da controllare.">
      {(shown) => <AdminTable {...shown} caption="Pagamenti da controllare" rowKey="id" columns={columns} />}
    </AdminList>
  )
}

function PaymentName({ payment: { order, providerOrderId, id, payerEmail } }: { payment: PaymentNeedingAttention }) {
  const { open } = useAdminAddress()
  if (order)
    return (
      <button type="button" className="btn btn-small" onClick={() => open(`ordine-${order.id}`)}>
        {order.orderNumber}
      </button>
    )
  return (
    <>
      Senza ordine, pagamento {providerOrderId ?? id}
      {payerEmail && <span className="small muted"> {payerEmail}</span>}
    </>
  )
}
