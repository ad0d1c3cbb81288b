import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { type AdminWithdrawal, changeWithdrawal, listAdminWithdrawals } from '#shared/contract/admin-withdrawals.ts'
import { useApi } from '#web/api.ts'
import { messageOf, totalCount } from '#web/features/admin/admin-api.ts'
import { dayText, lastDayText } from '#web/features/admin/admin-format.ts'
import { adminKey, refresh } from '#web/features/admin/admin-queries.ts'
import { say, sayError } from '#web/features/admin/admin-toasts.ts'
import { ListEmpty, ListFailure } from '#web/features/admin/list-notes.tsx'
import { ListPager, pageSize } from '#web/features/admin/list-pager.tsx'
import { TableSkeleton } from '#web/features/admin/table-skeleton.tsx'
import { useAdminAddress } from '#web/features/admin/use-admin-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { withdrawalSigns } from './order-labels.ts'
import { WithdrawalRefusal } from './withdrawal-refusal.tsx'

/** With their deadlines (rule 449). */
export default function WithdrawalList() {
  const api = useApi()
  const queries = useQueryClient()
  const { address, set } = useAdminAddress()
  const [refused, setRefused] = useState<AdminWithdrawal>()
  const page = address.pagina ?? 1
  const list = useQuery({
    queryKey: [...adminKey, 'withdrawals', address.cerca, page],
    queryFn: async ({ signal }) => {
      const query = { q: address.cerca, limit: String(pageSize), offset: String((page - 1) * pageSize) }
      const { data, headers } = await api.withHeaders(listAdminWithdrawals, { query }, { signal })
      return { withdrawals: data, total: totalCount(headers) }
    },
    placeholderData: keepPreviousData,
  })
  const change = useMutation({
    mutationFn: ({ reference, ...body }: Pick<AdminWithdrawal, 'reference' | 'state'> & { stateNote?: string }) =>
      api(changeWithdrawal, { params: { reference }, body }),
    onSuccess: ({ reference, state }) => {
      setRefused(undefined)
      say('Recesso aggiornato', `${reference}: ${withdrawalSigns[state].label.toLowerCase()}`)
    },
    onError: (error) => sayError(messageOf(error, 'Impossibile aggiornare il recesso')),
    onSettled: () => refresh(queries, 'withdrawals', 'orders', 'todo'),
  })
  if (list.isError) return <ListFailure what="I recessi non si caricano." list={list} />
  if (!list.data) return <TableSkeleton />
  if (list.data.total === 0)
    return (
      <ListEmpty>{address.cerca ? 'Nessun recesso corrisponde alla ricerca.' : 'Nessun recesso ricevuto.'}</ListEmpty>
    )
  const choose = (withdrawal: AdminWithdrawal, state: AdminWithdrawal['state']) =>
    !change.isPending &&
    (state === 'refused' ? setRefused(withdrawal) : change.mutate({ reference: withdrawal.reference, state }))
  return (
    <>
      <table className="tbl" aria-busy={list.isPlaceholderData}>
        <caption className="vh">Recessi</caption>
        <thead>
          <tr>
            <th scope="col">Dichiarazione</th>
            <th scope="col">Cliente</th>
            <th scope="col">Ordine</th>
            <th scope="col">Rimborso entro</th>
            <th scope="col">Stato</th>
            <th scope="col">Avanzamento</th>
          </tr>
        </thead>
        <tbody>
          {list.data.withdrawals.map((one) => (
            <Row
              // A new state begins with nothing chosen.
              key={`${one.reference} ${one.state}`}
              withdrawal={one}
              onChoose={(state) => choose(one, state)}
            />
          ))}
        </tbody>
      </table>
      <ListPager page={page} total={list.data.total} onPage={(next) => set({ pagina: next })} />
      {refused && (
        <WithdrawalRefusal
          withdrawal={refused}
          busy={change.isPending}
          onClose={() => setRefused(undefined)}
          onRefuse={(stateNote) => change.mutate({ reference: refused.reference, state: 'refused', stateNote })}
        />
      )}
    </>
  )
}

const flagTexts: Record<string, string> = {
  unknown_order: 'Numero d’ordine sconosciuto',
  email_mismatch: 'E-mail diversa da quella dell’ordine',
  cancelled_order: 'Ordine già annullato',
  late: 'Oltre i termini',
  repeated: 'Già dichiarato prima',
}

interface RowProps {
  withdrawal: AdminWithdrawal
  onChoose(state: AdminWithdrawal['state']): void
}

function Row({ withdrawal, onChoose }: RowProps) {
  const { open } = useAdminAddress()
  const { reference, createdAt, customerName, customerEmail, orderNumber, orderId, items, state } = withdrawal
  const sign = withdrawalSigns[state]
  // Arrow keys walk through the states: only the button takes the step.
  const [choice, setChoice] = useState<AdminWithdrawal['state'] | ''>('')
  return (
    <tr>
      <td>
        <b className="num">{reference}</b>
        <br />
        <span className="small muted">
          {dayText(createdAt)}, {withdrawal.kind === 'recesso' ? 'recesso di legge' : 'reso volontario'}
        </span>
      </td>
      <td className="td-wide" data-label="Cliente">
        {customerName}
        <br />
        <span className="small muted [overflow-wrap:anywhere]">
          {customerEmail.slice(0, customerEmail.indexOf('@') + 1)}
          <wbr />
          {customerEmail.slice(customerEmail.indexOf('@') + 1)}
        </span>
      </td>
      <td data-label="Ordine">
        {orderId ? (
          <button type="button" className="adm-link num" onClick={() => open(`ordine-${orderId}`)}>
            {orderNumber}
          </button>
        ) : (
          <>{orderNumber} (non trovato)</>
        )}
        <br />
        <span className="small muted">{items || 'tutto l’ordine'}</span>
        <details className="small">
          <summary>Dichiarazione</summary>
          <p className="adm-words">{withdrawal.statement}</p>
        </details>
      </td>
      <td data-label="Rimborso entro">
        {lastDayText(withdrawal.refundDueAt)}
        {withdrawal.isOverdue && <b className="b text-(--rosso)"> scaduto</b>}
      </td>
      <td data-label="Stato">
        <Badge tone={sign.tone} icon={sign.icon}>
          {sign.label}
        </Badge>
        {withdrawal.stateNote && <span className="small muted"> {withdrawal.stateNote}</span>}
        {withdrawal.flags.map((flag) => (
          <p key={flag} className="warn">
            <CircleAlert className="i i-s" aria-hidden="true" />
            {flagTexts[flag] ?? flag}
          </p>
        ))}
      </td>
      <td className="td-all">
        {withdrawal.nextStates.length > 0 && (
          <span className="row flex-wrap gap-2">
            <select
              className="in adm-reason"
              aria-label={`Avanzamento di ${reference}`}
              value={choice}
              onChange={({ target }) => setChoice(withdrawal.nextStates.find((one) => one === target.value) ?? '')}
            >
              <option value="">Scegli</option>
              {withdrawal.nextStates.map((one) => (
                <option key={one} value={one}>
                  {withdrawalSigns[one].label}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="btn btn-s"
              aria-label={`Aggiorna ${reference}`}
              disabled={choice === ''}
              onClick={() => choice && onChoose(choice)}
            >
              Aggiorna
            </button>
          </span>
        )}
      </td>
    </tr>
  )
}
