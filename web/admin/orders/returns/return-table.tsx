import { useQuery } from '@tanstack/react-query'
import { listAdminReturns } from '#shared/contract/orders/returns/admin-returns.ts'
import type { AdminReturn } from '#shared/contract/orders/returns/returns.ts'
import { dayText } from '#web/admin/admin-format.ts'
import { AdminList } from '#web/admin/admin-list.tsx'
import { listPageQuery } from '#web/admin/admin-queries.ts'
import { AdminTable, type Column } from '#web/admin/admin-table.tsx'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { daysLeft, daysSaid, itemsOf, kindNames, outcomeNames, promisedDay, returnSigns } from './staff-return-words.ts'

/** Open ones first, nearest deadline first; each is handled in its order. */
export default function ReturnTable() {
  const api = useApi()
  const { address, open } = useAdminAddress()
  const list = useQuery(listPageQuery(api, listAdminReturns, { q: address.cerca }, address.pagina ?? 1))
  return (
    <AdminList
      list={list}
      failure="I resi non si caricano."
      empty={address.cerca ? 'Nessun reso corrisponde alla ricerca.' : 'Nessun reso.'}
    >
      {(shown) => <AdminTable {...shown} caption="Resi" rowKey="id" columns={columnsOf(open)} />}
    </AdminList>
  )
}

const columnsOf = (open: (what: string) => void): Column<AdminReturn>[] => [
  {
    label: 'Reso',
    isBare: true,
    cell: ({ code, createdAt, kind, outcome }) => (
      <>
        <b className="num">{code}</b>
        <br />
        <span className="small muted">
          {dayText(createdAt)}, {kindNames[kind].toLowerCase()}, {outcomeNames[outcome].toLowerCase()}
        </span>
      </>
    ),
  },
  {
    label: 'Ordine',
    cell: ({ orderId, orderNumber, customerName }) => (
      <>
        <button type="button" className="admin-link num" onClick={() => open(`ordine-${orderId}`)}>
          {orderNumber}
        </button>
        <br />
        <span className="small muted">{customerName}</span>
      </>
    ),
  },
  { label: 'Articoli', className: 'cell-wide', cell: (one) => <span className="small">{itemsOf(one)}</span> },
  {
    label: 'Entro',
    cell: (one) => {
      const days = daysLeft(one)
      if (!one.deadline || days === undefined) return <span className="small muted">senza scadenza</span>
      const isHot = one.isUrgent || one.isOverdue
      return (
        <>
          {promisedDay(one.deadline.day)}
          <br />
          <span className={isHot ? 'small bold error-text' : 'small muted'}>{daysSaid(days)}</span>
        </>
      )
    },
  },
  {
    label: 'Stato',
    cell: ({ state, isAwaited }) => (
      <>
        <Badge {...returnSigns[state]}>{returnSigns[state].label}</Badge>
        {isAwaited && <p className="small muted">aspettiamo la merce</p>}
      </>
    ),
  },
]
