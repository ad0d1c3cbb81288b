import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { refundOrder } from '#shared/contract/orders/admin-refunds.ts'
import { openAdminReturn } from '#shared/contract/orders/returns/admin-returns.ts'
import { listAdminWithdrawals } from '#shared/contract/orders/returns/admin-withdrawals.ts'
import { urgentDays } from '#shared/domain/orders/returns/return-terms.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { withdrawalLife } from '#shared/domain/platform/states/withdrawal-states.ts'
import { euro, momentText } from '#web/admin/admin-format.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import { DaysBar, DaysLeft } from './refund-days.tsx'
import { daysLeft, itemsOf, promisedDay, statementFlags } from './staff-return-words.ts'
import './returns-admin.css'

const OpenReturnDialog = lazy(() => import('./open-return-dialog.tsx'))
const RefundDialog = lazy(() => import('#web/admin/orders/refunds/refund-dialog.tsx'))

type Statement = AdminOrder['withdrawals'][number]

interface Asked {
  statement: Statement
  what: 'refund' | 'items'
}

/** Statements of withdrawal that no return carries out yet: the sum of what they name, else staff choose the items. */
export function StatementBands({ order }: { order: AdminOrder }) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const bare = order.withdrawals.filter(
    ({ reference, state }) =>
      withdrawalLife.open.some((one) => one === state) &&
      order.returns.every(({ withdrawalReference }) => withdrawalReference !== reference),
  )
  return (
    <>
      {bare.map((one) => (
        <Band key={one.reference} order={order} one={one} onAsk={(what) => setAsked({ statement: one, what })} />
      ))}
      <Suspense>
        {asked?.what === 'refund' && <RefundDialog order={order} statement={asked.statement} onClose={close} />}
        {asked?.what === 'items' && (
          <OpenReturnDialog order={order} withdrawalReference={asked.statement.reference} onClose={close} />
        )}
      </Suspense>
    </>
  )
}

interface BandProps {
  order: AdminOrder
  one: Statement
  onAsk(what: Asked['what']): void
}

function Band({ order, one, onAsk }: BandProps) {
  const { show } = useAdminAddress()
  const may = useMay()
  const { reference, createdAt, refundDueAt, customerEmail, flags, items, proposal } = one
  const day = romeDayOf(new Date(Date.parse(refundDueAt) - 1))
  const days = daysLeft({ deadline: { what: 'refund', day } }) ?? 0
  const mayOpen = order.paymentStatus === 'paid' && order.orderStatus !== 'cancelled'
  const isPaid = mayOpen || order.paymentStatus === 'refunded'
  const first = order.customerName.split(' ')[0] ?? ''
  const named = proposal?.lines.map((line) => ({
    ...line,
    name: order.items.find((item) => item.line === line.line)?.name ?? '',
  }))
  return (
    <section
      className={`band flex outlined ${days <= urgentDays ? 'band-hot' : ''}`}
      aria-label={`Recesso ${reference}`}
    >
      <DaysLeft days={days} />
      <div className="band-text">
        <h3>
          {proposal ? `Da restituire ${euro(proposal.amount)}` : 'Recesso: denaro da restituire'} entro{' '}
          {promisedDay(day)}
        </h3>
        <p className="above-4">
          {named
            ? `${first} recede da ${itemsOf({ lines: named }, order.items)}.`
            : items
              ? `Scrive: «${items}»`
              : 'Recede da tutto l’ordine.'}
        </p>
        <DaysBar left={days} />
        <p className="small muted above-4">
          <span className="num">{reference}</span> · Dichiarato il {momentText(createdAt)} dalla pagina Recesso, da{' '}
          {customerEmail}.{' '}
          {may(listAdminWithdrawals) && (
            <button
              type="button"
              className="btn-bare"
              aria-label={`Rileggi ${reference}`}
              onClick={() => show({ tab: 'ordini', vista: 'resi', cerca: reference })}
            >
              Rileggi
            </button>
          )}
        </p>
        {flags.map((flag) => (
          <p key={flag} className="warning">
            <CircleAlert className="icon icon-s" aria-hidden="true" />
            {statementFlags[flag] ?? flag}
          </p>
        ))}
        {!isPaid && <p className="small above-4">Non risulta pagato: basta annullare l’ordine.</p>}
      </div>
      {mayOpen && may(openAdminReturn) && (
        <div className="band-actions column spaced-8">
          {proposal && may(refundOrder) && (
            <button type="button" className="btn btn-main" onClick={() => onAsk('refund')}>
              Rimborsa {euro(proposal.amount)}
            </button>
          )}
          <button
            type="button"
            className={proposal ? 'btn btn-small' : 'btn btn-main'}
            aria-label={`Scegli gli articoli di ${reference}`}
            onClick={() => onAsk('items')}
          >
            Scegli gli articoli
          </button>
        </div>
      )}
    </section>
  )
}
