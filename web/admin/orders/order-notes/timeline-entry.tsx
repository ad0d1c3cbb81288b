import { type AdminOrder, type OrderMailKind, resendOrderMail } from '#shared/contract/orders/admin-orders.ts'
import { listAdminWithdrawals } from '#shared/contract/orders/returns/admin-withdrawals.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { timeText } from '#web/admin/admin-format.ts'
import { mailName } from '#web/admin/messages/mail-labels.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useAdminAddress } from '#web/admin/use-admin-address.ts'
import { useMay } from '#web/admin/use-may.ts'
import type { TimelineItem } from './timeline-items.ts'
import { WrittenNote } from './written-note.tsx'

export function TimelineEntry({ line, order }: { line: TimelineItem; order: AdminOrder }) {
  const may = useMay()
  const { at, icon: Icon, name, text, by, cents, statement, note, resend } = line
  return (
    <li className={`order-event relative grid ${toneOf(line)}`}>
      <time className="text-s muted tabular-nums" dateTime={at}>
        {timeText(at)}
      </time>
      <span className="event-icon relative grid center-items">
        <Icon className="icon icon-s" aria-hidden="true" />
      </span>
      <div className="event-text">
        <p>
          <b className="bold">{name}</b>
          {text}
          {by && <span className="small muted"> · {by}</span>}
        </p>
        {note && <WrittenNote note={note} />}
        {statement && may(listAdminWithdrawals) && <Statement reference={statement} />}
        {resend && may(resendOrderMail) && <Resend order={order} kind={resend} />}
      </div>
      {cents !== undefined && <span className="event-value bold nowrap tabular-nums">{signed(cents)}</span>}
    </li>
  )
}

function toneOf({ chip, cents, isHot }: TimelineItem): string {
  if (isHot) return 'event-hot'
  if (chip === 'note') return 'event-note'
  return cents !== undefined ? 'event-money' : ''
}

/** «+ 250,83 €», «− 69,21 €». */
const signed = (cents: number) => `${cents < 0 ? '−' : '+'}\u00a0${formatEuro(Math.abs(cents))}`

function Statement({ reference }: { reference: string }) {
  const { show } = useAdminAddress()
  return (
    <button
      type="button"
      className="btn-bare"
      aria-label={`Rileggi la dichiarazione ${reference}`}
      onClick={() => show({ tab: 'ordini', vista: 'resi', cerca: reference })}
    >
      Rileggi la dichiarazione
    </button>
  )
}

function Resend({ order: { id, customerEmail }, kind }: { order: AdminOrder; kind: OrderMailKind }) {
  const resend = useAct({
    call: (api) => api(resendOrderMail, { params: { id }, body: { kind } }),
    said: ['E-mail in partenza', `A ${customerEmail}`],
    failed: 'Impossibile inviare l’e-mail',
  })
  return (
    <button
      type="button"
      className="btn-bare"
      aria-label={`Invia di nuovo: ${mailName(kind)}`}
      aria-disabled={resend.busy}
      onClick={() => resend.send()}
    >
      Invia di nuovo
    </button>
  )
}
