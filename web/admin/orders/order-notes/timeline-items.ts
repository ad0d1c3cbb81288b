import type { AdminOrder, OrderMailKind } from '#shared/contract/orders/admin-orders.ts'
import { orderMailKinds } from '#shared/contract/orders/admin-orders.ts'
import type { OrderNote } from '#shared/contract/orders/order-notes.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { calendarDay, lastDayText } from '#web/admin/admin-format.ts'
import { mailName, mailStates } from '#web/admin/messages/mail-labels.ts'
import { changeSentence } from '#web/admin/orders/order-edits/change-sentence.ts'
import { eventDetail } from '#web/admin/orders/order-notes/event-text.ts'
import { actorNames } from '#web/admin/orders/order-parts/order-labels.ts'
import { itemsOf, kindNames, outcomeNames } from '#web/admin/orders/returns/staff-return-words.ts'
import { kindOf, otherKinds, type TimelineKind } from './timeline-kinds.ts'

/** One thing that happened to an order, in words. */
export interface TimelineItem extends Omit<TimelineKind, 'sign'> {
  key: string
  at: string
  /** Behind the name, with its own comma or colon. */
  text: string
  by?: string | undefined
  /** Came in above 0, went back below. */
  cents?: number | undefined
  /** The customer's statement of withdrawal that can be read again. */
  statement?: string | undefined
  note?: OrderNote
  /** The last mail of its kind that may be sent once more. */
  resend?: OrderMailKind | undefined
}

type Event = AdminOrder['events'][number]

/** The whole timeline of an order, newest first. */
export function timelineOf(order: AdminOrder): TimelineItem[] {
  const lines = [
    ...order.events.flatMap((event) => (isToldElsewhere(order, event) ? [] : [eventLine(order, event)])),
    ...walletLines(order),
    ...statementLines(order),
    ...mailLines(order),
    ...order.notes.map((note) => noteLine(note)),
  ]
  // Simultaneous entries keep their order: the mail after its event.
  return lines.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)).reverse()
}

/** A resent mail is shown as mail, the wallet's money as payment. */
function isToldElsewhere({ mails, payment }: AdminOrder, { kind, createdAt }: Event): boolean {
  if (kind === 'mail_resent') return mails.some((mail) => mail.createdAt === createdAt)
  return kind === 'payment_confirmed' && payment !== null
}

function eventLine(order: AdminOrder, event: Event): TimelineItem {
  const { id, kind, actor, data, createdAt } = event
  const { sign, ...look } = kindOf(kind)
  const opened = kind === 'return_opened' ? order.returns.find((one) => one.id === data.returnId) : undefined
  return {
    ...look,
    key: `event ${id}`,
    at: createdAt,
    text: `${opened ? returnText(opened) : detailOf(order, event)}${creditText(order, data)}`,
    by: actorNames[actor] ?? actor,
    cents: sign && sign * centsOfEvent(order, event),
    statement: opened?.withdrawalReference ?? undefined,
  }
}

function detailOf({ customerName }: AdminOrder, event: Event): string {
  return event.kind === 'changed' ? `: ${changeSentence(event, customerName)}` : eventDetail(event.kind, event.data)
}

/** Money that a person confirmed without a bank statement was the whole that the order still waited for. */
function centsOfEvent({ total, events }: AdminOrder, { kind, data, id }: Event): number {
  if (typeof data.amountCents === 'number') return data.amountCents
  if (typeof data.amount === 'string') return centsOf(data.amount)
  const before = events.filter((event) => event.id < id)
  const sumOf = (what: string) =>
    before.reduce((sum, one) => sum + (one.kind === what ? centsOf(String(one.data.amount ?? '0')) : 0), 0)
  return kind === 'payment_confirmed' ? centsOf(total) - sumOf('transfer_in_part') + sumOf('transfer_part_returned') : 0
}

/** The bank's data of the credit. */
function creditText({ credits }: AdminOrder, { creditId }: Event['data']): string {
  const credit = credits.find(({ id }) => id === creditId)
  return credit ? `: da ${credit.payer}, accreditato il ${calendarDay(credit.day)}, «${credit.text}»` : ''
}

function returnText(one: AdminOrder['returns'][number]): string {
  const request = one.kind === 'withdrawal' ? '' : `, ${outcomeNames[one.outcome].toLowerCase()}`
  return `: ${one.code}, ${kindNames[one.kind].toLowerCase()}${request}, ${itemsOf(one)}`
}

function walletLines({ payment, paidAt, events, total, paymentMethod }: AdminOrder): TimelineItem[] {
  if (!payment || !paidAt) return []
  const confirmed = events.find(({ kind }) => kind === 'payment_confirmed')
  const { sign: _sign, ...look } = kindOf('payment_confirmed')
  return [
    {
      ...look,
      key: 'wallet',
      name: paymentMethod === 'card' ? 'Pagamento con carta incassato' : 'PayPal ha incassato',
      at: confirmed?.createdAt ?? paidAt,
      text: payment.captureId ? `, operazione ${payment.captureId}` : '',
      cents: centsOf(total),
    },
  ]
}

/** Except those of a return that was opened at the same moment. */
function statementLines({ withdrawals, returns }: AdminOrder): TimelineItem[] {
  return withdrawals.flatMap(({ reference, createdAt, refundDueAt }) =>
    returns.some((one) => one.withdrawalReference === reference && one.createdAt === createdAt)
      ? []
      : [
          {
            ...otherKinds.withdrawal,
            key: reference,
            at: createdAt,
            text: `: ${reference}, denaro da restituire entro il ${lastDayText(refundDueAt)}`,
            by: actorNames.customer,
            statement: reference,
          },
        ],
  )
}

function mailLines({ mails, events }: AdminOrder): TimelineItem[] {
  const last = new Map(mails.map(({ kind, id }) => [kind, id]))
  return mails.map(({ id, kind, to, state, createdAt, lastError }) => {
    const isAgain = events.some((event) => event.kind === 'mail_resent' && event.createdAt === createdAt)
    const reason = state !== 'sent' && lastError ? `. ${lastError}` : ''
    return {
      ...otherKinds.mail,
      key: `mail ${id}`,
      at: createdAt,
      name: isAgain ? kindOf('mail_resent').name : otherKinds.mail.name,
      text: ` «${mailName(kind)}», ${mailStates[state]} a ${to}${reason}`,
      ...((state === 'dead' || state === 'not_delivered') && { isHot: true as const }),
      resend: last.get(kind) === id ? orderMailKinds.find((one) => one === kind) : undefined,
    }
  })
}

const noteLine = (note: OrderNote): TimelineItem => ({
  ...otherKinds.note,
  key: `note ${note.id}`,
  at: note.createdAt,
  text: '',
  by: actorNames.admin,
  note,
})
