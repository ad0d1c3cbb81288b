import { useQuery } from '@tanstack/react-query'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { AdminReturn } from '#shared/contract/orders/order-parts/after-sales.ts'
import { listAdminReturns } from '#shared/contract/orders/returns/admin-returns.ts'
import {
  type AdminWithdrawal,
  changeWithdrawal,
  listAdminWithdrawals,
} from '#shared/contract/orders/returns/admin-withdrawals.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { dayText, euro } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, actionColumn, type Column } from '#web/admin/admin-table.tsx'
import { withdrawalSigns } from '#web/admin/orders/order-parts/order-labels.ts'
import { RefusalDialog } from '#web/admin/orders/order-parts/refusal-dialog.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { MenuButton } from '#web/ui/layer/menu-button.tsx'
import {
  byDay,
  daysLeft,
  daysSaid,
  itemsOf,
  kindNames,
  outcomeNames,
  returnSigns,
  statementFlags,
} from './staff-return-words.ts'

/** What comes back: a statement that no return carries out yet, or a return. */
interface Case {
  number: string
  at: string
  kind: string
  customer: string
  email?: string
  orderId: string | null
  orderNumber: string
  what: ReactNode
  amount?: string
  lastDay: string | undefined
  isHot: boolean
  state: ReactNode
  statement?: AdminWithdrawal
}

/**
 * Statements first, then the returns, open ones and the nearest deadline before others; where something is searched, all of
 * them (rule 449).
 */
export default function CaseList() {
  const api = useApi()
  const { address, open } = useAdminAddress()
  const { statements, choose, dialog } = useStatements(address.cerca)
  const page = address.pagina ?? 1
  const list = useQuery(listPageQuery(api, listAdminReturns, { q: address.cerca }, page))
  const first = page === 1 ? (statements.data?.rows ?? []).map(caseOfStatement) : []
  const rows = [...first, ...(list.data?.rows ?? []).map(caseOfReturn)]
  const total = list.data?.total
  const data = list.data && { ...list.data, rows, ...(total === 0 && first.length > 0 && { total: undefined }) }
  const failed = statements.isError ? statements : list
  return (
    <>
      <AdminList
        list={{ ...failed, data: statements.isPending ? undefined : data, isPlaceholderData: list.isPlaceholderData }}
        failure="Resi e recessi non si caricano."
        empty={address.cerca ? 'Nessun reso corrisponde alla ricerca.' : 'Nessun reso.'}
      >
        {(shown) => (
          <AdminTable {...shown} caption="Resi e recessi" rowKey="number" columns={columnsOf(open, choose)} />
        )}
      </AdminList>
      {dialog}
    </>
  )
}

function useStatements(q: string | undefined) {
  const [refused, setRefused] = useState<AdminWithdrawal>()
  const statements = useQuery(listPageQuery(useApi(), listAdminWithdrawals, q ? { q } : { bare: 'true' as const }, 1))
  const change = useAct({
    call: (api, { reference, ...body }: Pick<AdminWithdrawal, 'reference' | 'state'> & { stateNote?: string }) =>
      api(changeWithdrawal, { params: { reference }, body }),
    said: ({ reference, state }) => [
      'Recesso aggiornato',
      `${reference}: ${withdrawalSigns[state].label.toLowerCase()}`,
    ],
    failed: 'Il recesso non è cambiato. Riprova.',
    onDone: () => setRefused(undefined),
  })
  const choose = (of: AdminWithdrawal, state: AdminWithdrawal['state']) =>
    !change.busy && (state === 'refused' ? setRefused(of) : change.send({ reference: of.reference, state }))
  const dialog = refused && (
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
  )
  return { statements, choose, dialog }
}

function caseOfStatement(of: AdminWithdrawal): Case {
  const { state, stateNote, flags, amount } = of
  return {
    number: of.reference,
    at: of.createdAt,
    kind: of.kind === 'recesso' ? 'recesso di legge' : 'reso volontario',
    customer: of.customerName,
    email: of.customerEmail,
    orderId: of.orderId,
    orderNumber: of.orderNumber,
    what: (
      <>
        {of.items || 'tutto l’ordine'}
        <details>
          <summary>Dichiarazione</summary>
          <p className="admin-words measure-70 pre-line">{of.statement}</p>
        </details>
      </>
    ),
    ...(amount && { amount }),
    lastDay: romeDayOf(new Date(Date.parse(of.refundDueAt) - 1)),
    isHot: of.isOverdue,
    state: (
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
    statement: of,
  }
}

function caseOfReturn(of: AdminReturn): Case {
  const { label, tone, icon } = returnSigns[of.state]
  return {
    number: of.code,
    at: of.createdAt,
    kind: `${kindNames[of.kind].toLowerCase()}, ${outcomeNames[of.outcome].toLowerCase()}`,
    customer: of.customerName,
    orderId: of.orderId,
    orderNumber: of.orderNumber,
    what: itemsOf(of),
    ...(of.outcome === 'refund' && { amount: of.amount }),
    lastDay: of.deadline?.day,
    isHot: of.isUrgent || of.isOverdue,
    state: (
      <>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        {of.isAwaited && <p className="small muted">aspettiamo la merce</p>}
      </>
    ),
  }
}

type Choose = (of: AdminWithdrawal, state: AdminWithdrawal['state']) => void

const columnsOf = (open: (what: string) => void, choose: Choose): Column<Case>[] => [
  {
    label: 'Pratica',
    isBare: true,
    cell: ({ number, at, kind }) => (
      <>
        <b className="num">{number}</b>
        <p className="small muted">
          {dayText(at)}, {kind}
        </p>
      </>
    ),
  },
  {
    label: 'Ordine',
    cell: ({ orderId, orderNumber, what }) => (
      <>
        {orderId ? (
          <button type="button" className="admin-link num" onClick={() => open(`ordine-${orderId}`)}>
            {orderNumber}
          </button>
        ) : (
          `${orderNumber} (non trovato)`
        )}
        <div className="small muted pack">{what}</div>
      </>
    ),
  },
  {
    label: 'Cliente',
    cell: ({ customer, email = '' }) => (
      <>
        {customer}
        <p className="small muted">
          {email.slice(0, email.indexOf('@') + 1)}
          <wbr />
          {email.slice(email.indexOf('@') + 1)}
        </p>
      </>
    ),
  },
  { label: 'Importo', isRight: true, cell: ({ amount }) => amount && <span className="num">{euro(amount)}</span> },
  {
    label: 'Ultimo giorno',
    cell: ({ lastDay, isHot }) => {
      const days = daysLeft({ deadline: lastDay ? { day: lastDay, what: 'refund' } : null })
      if (!lastDay || days === undefined) return <span className="small muted">senza scadenza</span>
      return (
        <>
          {byDay(lastDay)}
          <p className={isHot ? 'small bold error-text' : 'small muted'}>{daysSaid(days)}</p>
        </>
      )
    },
  },
  { label: 'Stato', cell: ({ state }) => state },
  actionColumn(({ number, statement }) =>
    statement && statement.nextStates.length > 0 ? (
      <MenuButton
        label={`Avanza ${number}`}
        menuLabel={`Stato di ${number}`}
        buttonClass="btn btn-small"
        items={statement.nextStates.map((state) => ({
          id: state,
          content: withdrawalSigns[state].label,
          onSelect: () => choose(statement, state),
        }))}
      >
        Avanza <ChevronDown className="icon icon-s" aria-hidden="true" />
      </MenuButton>
    ) : null,
  ),
]
