import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  type AdminWithdrawal,
  changeWithdrawal,
  listAdminWithdrawals,
} from '#shared/contract/orders/returns/admin-withdrawals.ts'
import { dayText, lastDayText } from '#web/admin/admin-format.ts'
import { listPageQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { statementFlags } from '#web/admin/orders/returns/staff-return-words.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { withdrawalSigns } from './order-parts/order-labels.ts'
import { RefusalDialog } from './order-parts/refusal-dialog.tsx'

/** Statements that no return carries out yet, above the returns; where something is searched, all of them (rule 449). */
export default function WithdrawalList() {
  const api = useApi()
  const { address, open } = useAdminAddress()
  const [refused, setRefused] = useState<AdminWithdrawal>()
  const list = useQuery(
    listPageQuery(api, listAdminWithdrawals, address.cerca ? { q: address.cerca } : { bare: 'true' as const }, 1),
  )
  const change = useAct({
    call: (api, { reference, ...body }: Pick<AdminWithdrawal, 'reference' | 'state'> & { stateNote?: string }) =>
      api(changeWithdrawal, { params: { reference }, body }),
    said: ({ reference, state }) => [
      'Recesso aggiornato',
      `${reference}: ${withdrawalSigns[state].label.toLowerCase()}`,
    ],
    failed: 'Impossibile aggiornare il recesso',
    onDone: () => setRefused(undefined),
  })
  const choose = (withdrawal: AdminWithdrawal, state: AdminWithdrawal['state']) =>
    !change.busy &&
    (state === 'refused' ? setRefused(withdrawal) : change.send({ reference: withdrawal.reference, state }))
  const rows = list.data?.rows ?? []
  return (
    <>
      {list.isError && (
        <div className="box-body">
          <ErrorState what="I recessi non si caricano." onRetry={() => void list.refetch()} busy={list.isFetching} />
        </div>
      )}
      {rows.length > 0 && (
        <AdminTable
          rows={rows}
          isBusy={list.isPlaceholderData}
          caption={address.cerca ? 'Recessi' : 'Recessi senza reso'}
          rowKey="reference"
          columns={columnsOf(open, choose)}
        />
      )}
      {refused && (
        <RefusalDialog
          title="Rifiuta recesso"
          label="Motivo"
          busy={change.busy}
          onClose={() => setRefused(undefined)}
          onRefuse={(stateNote) => change.send({ reference: refused.reference, state: 'refused', stateNote })}
        >
          <p>
            Recesso <b className="bold">{refused.reference}</b> di {refused.customerName}.
          </p>
        </RefusalDialog>
      )}
    </>
  )
}

type Choose = (withdrawal: AdminWithdrawal, state: AdminWithdrawal['state']) => void

const columnsOf = (open: (what: string) => void, choose: Choose): Column<AdminWithdrawal>[] => [
  {
    label: 'Dichiarazione',
    isBare: true,
    cell: ({ reference, createdAt, kind }) => (
      <>
        <b className="num">{reference}</b>
        <br />
        <span className="small muted">
          {dayText(createdAt)}, {kind === 'recesso' ? 'recesso di legge' : 'reso volontario'}
        </span>
      </>
    ),
  },
  {
    label: 'Cliente',
    className: 'cell-wide',
    cell: ({ customerName, customerEmail }) => (
      <>
        {customerName}
        <br />
        <span className="small muted">
          {customerEmail.slice(0, customerEmail.indexOf('@') + 1)}
          <wbr />
          {customerEmail.slice(customerEmail.indexOf('@') + 1)}
        </span>
      </>
    ),
  },
  {
    label: 'Ordine',
    cell: ({ orderId, orderNumber, items, statement }) => (
      <>
        {orderId ? (
          <button type="button" className="admin-link num" onClick={() => open(`ordine-${orderId}`)}>
            {orderNumber}
          </button>
        ) : (
          <>{orderNumber} (non trovato)</>
        )}
        <br />
        <span className="small muted">{items || 'tutto l’ordine'}</span>
        <details className="small">
          <summary>Dichiarazione</summary>
          <p className="admin-words measure-70 pre-line">{statement}</p>
        </details>
      </>
    ),
  },
  {
    label: 'Rimborso entro',
    cell: ({ refundDueAt, isOverdue }) => (
      <>
        {lastDayText(refundDueAt)}
        {isOverdue && <b className="bold error-text"> scaduto</b>}
      </>
    ),
  },
  {
    label: 'Stato',
    cell: ({ state, stateNote, flags }) => (
      <>
        <Badge {...withdrawalSigns[state]}>{withdrawalSigns[state].label}</Badge>
        {stateNote && <span className="small muted"> {stateNote}</span>}
        {flags.map((flag) => (
          <p key={flag} className="warning">
            <CircleAlert className="icon icon-s" aria-hidden="true" />
            {statementFlags[flag] ?? flag}
          </p>
        ))}
      </>
    ),
  },
  {
    label: 'Avanzamento',
    isBare: true,
    className: 'cell-row',
    cell: (one) =>
      one.nextStates.length > 0 && <NextState key={one.state} of={one} onChoose={(state) => choose(one, state)} />,
  },
]

interface NextStateProps {
  of: AdminWithdrawal
  onChoose(state: AdminWithdrawal['state']): void
}

function NextState({ of: { reference, nextStates }, onChoose }: NextStateProps) {
  // Arrow keys walk through the states: only the button takes the step.
  const [choice, setChoice] = useState<AdminWithdrawal['state'] | ''>('')
  return (
    <span className="row wraps spaced-8">
      <select
        className="input admin-reason"
        aria-label={`Avanzamento di ${reference}`}
        value={choice}
        onChange={({ target }) => setChoice(nextStates.find((one) => one === target.value) ?? '')}
      >
        <option value="">Scegli</option>
        {nextStates.map((one) => (
          <option key={one} value={one}>
            {withdrawalSigns[one].label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="btn btn-small"
        aria-label={`Aggiorna ${reference}`}
        disabled={choice === ''}
        onClick={() => choice && onChoose(choice)}
      >
        Aggiorna
      </button>
    </span>
  )
}
