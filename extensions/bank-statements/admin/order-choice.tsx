import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BankCredit } from '#extensions/bank-statements/bank-credits.ts'
import { isOwnOrderRow, listAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import { dayText, euro, shortDay } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'

const shown = 8

interface Props {
  credit: BankCredit
  /** One, or several that the money is divided between. */
  onChosen(orderIds: readonly string[]): void
  onClose(): void
}

/** Orders that wait for a transfer, by number, name or e-mail: the one it is for, or several. */
export function OrderChoice({ credit, onChosen, onClose }: Props) {
  const api = useApi()
  const [said, setSaid] = useState('')
  const [several, setSeveral] = useState<readonly { id: string; orderNumber: string }[]>([])
  const q = said.trim()
  const list = useQuery({
    ...readQuery(api, listAdminOrders, {
      query: { paymentMethod: 'bank', paymentStatus: 'pending', ...(q && { q }), limit: String(shown), after: '' },
    }),
    placeholderData: keepPreviousData,
  })
  const orders = (list.data ?? []).filter(isOwnOrderRow)
  return (
    <Dialog open onClose={onClose} title="Per quale ordine?" size="auth">
      <div className="dialog-body stack">
        <p>
          <b className="bold">{euro(credit.amount)}</b> del {shortDay(credit.day)} da{' '}
          {credit.payer || 'chi non è indicato'}.
        </p>
        <Field label="Numero, cliente o e-mail">
          <input value={said} onChange={({ target }) => setSaid(target.value)} autoComplete="off" />
        </Field>
        {list.isError && (
          <ErrorState what="Gli ordini non si caricano." onRetry={() => void list.refetch()} busy={list.isFetching} />
        )}
        <p className="small muted" role="status">
          {list.data && orders.length === 0 && 'Nessun ordine aspetta un bonifico con queste parole.'}
        </p>
        <ul className="transfer-orders">
          {orders.map((order) => (
            <li className="flex spaced-16 align-center row-between" key={order.id}>
              <span className="can-shrink">
                <b className="bold num">{order.orderNumber}</b> {order.orderStatus === 'cancelled' && '(annullato)'}
                <br />
                <span className="small muted">
                  {order.customerName}, {dayText(order.createdAt)}, {euro(order.total)}
                </span>
              </span>
              <label className="check">
                <input
                  type="checkbox"
                  checked={several.some(({ id }) => id === order.id)}
                  onChange={({ target }) =>
                    setSeveral((before) => [
                      ...before.filter(({ id }) => id !== order.id),
                      ...(target.checked ? [order] : []),
                    ])
                  }
                />
                <span>
                  Più ordini<span className="sr-only">: {order.orderNumber}</span>
                </span>
              </label>
              <button type="button" className="btn btn-small" onClick={() => onChosen([order.id])}>
                È questo<span className="sr-only">: {order.orderNumber}</span>
              </button>
            </li>
          ))}
        </ul>
        {several.length > 0 && (
          <p className="small" role="status">
            {several.length === 1
              ? `Per dividere il bonifico scegli un altro ordine oltre a ${several[0]?.orderNumber}.`
              : `Il bonifico si divide tra ${several.map(({ orderNumber }) => orderNumber).join(', ')}: ogni ordine riceve quello che manca, il resto rimane da decidere.`}
          </p>
        )}
        {several.length > 1 && (
          <button type="button" className="btn btn-main" onClick={() => onChosen(several.map(({ id }) => id))}>
            Dividi tra {several.length} ordini
          </button>
        )}
      </div>
    </Dialog>
  )
}
