import type { Tx } from '#server/platform/database/transaction.ts'
import type { OutboxRow } from './outbox-repository.ts'
import {
  deleteMails,
  isVerifiedCustomer,
  listOrderStandings,
  lockHeldMails,
  makeDueTo,
  rewriteMail,
} from './recipient-repository.ts'

const hourMs = 3_600_000
const linkLifeMs = 7 * 24 * hourMs

type HeldMail = Pick<OutboxRow, 'id' | 'kind' | 'data' | 'createdAt'>
type Standing = Awaited<ReturnType<typeof listOrderStandings>>[number]

/**
 * Releases mails that waited for the proof of an address, or for room. Of the held ones only what is still true leaves:
 * an order's confirmation as the order is now, without what was said about it since; nothing of an order that the address
 * never heard of and that is cancelled; the newest of several links.
 */
export async function releaseMailsTo(tx: Tx, address: string, now: Date): Promise<void> {
  const held = await lockHeldMails(tx, address)
  if (held.length > 0) {
    const standings = await listOrderStandings(tx, [
      ...new Set(held.flatMap(({ data }) => ordersOf(data).map(numberOf))),
    ])
    const isVerified = await isVerifiedCustomer(tx, address)
    const left = [...mailsOfOrders(held, standings), ...otherMails(held, isVerified, now)]
    const ids = new Set(left.map(({ id }) => id))
    const dropped = held.filter(({ id }) => !ids.has(id))
    if (dropped.length > 0)
      await deleteMails(
        tx,
        dropped.map(({ id }) => id),
      )
    for (const mail of left) await rewriteMail(tx, mail)
  }
  await makeDueTo(tx, address, now)
}

const orderKinds = new Set(['order_confirmation', 'order_changed', 'order_cancelled', 'payment_reminder'])

type Data = OutboxRow['data']
const numberOf = ({ orderNumber }: Data) => String(orderNumber)
/** A reminder is about several. */
const ordersOf = ({ others, ...first }: Data): Data[] => [first, ...(Array.isArray(others) ? others : [])]

type LeftMail = Pick<HeldMail, 'id' | 'data'>

function mailsOfOrders(held: readonly HeldMail[], standings: readonly Standing[]): LeftMail[] {
  const mails = held.filter(({ kind }) => orderKinds.has(kind))
  const confirmations = mails.filter(({ kind }) => kind === 'order_confirmation')
  const untold = new Set(confirmations.map(({ data }) => numberOf(data)))
  const ofOrders = standings.map(({ orderNumber, orderStatus, paymentStatus }): LeftMail | undefined => {
    const last = (sought: string) =>
      mails.findLast(({ kind, data }) => kind === sought && numberOf(data) === orderNumber)
    const [confirmation, changed] = [last('order_confirmation'), last('order_changed')]
    if (orderStatus === 'cancelled') return confirmation ? undefined : last('order_cancelled')
    if (!confirmation) return changed
    const isPaid = paymentStatus === 'paid'
    return { id: confirmation.id, data: { ...confirmation.data, ...changed?.data, isPaid } }
  })
  const isUnpaid = (order: Data) =>
    !untold.has(numberOf(order)) &&
    standings.some(
      ({ orderNumber, orderStatus, paymentStatus }) =>
        orderNumber === numberOf(order) && orderStatus === 'processing' && paymentStatus === 'pending',
    )
  const reminders = mails
    .filter(({ kind }) => kind === 'payment_reminder')
    .map(({ id, data }): LeftMail | undefined => {
      const [first, ...others] = ordersOf(data).filter(isUnpaid)
      return first && { id, data: others.length > 0 ? { ...first, others } : first }
    })
  return [...ofOrders, ...reminders].filter((mail) => mail !== undefined)
}

function otherMails(held: readonly HeldMail[], isVerified: boolean, now: Date): HeldMail[] {
  const others = held.filter(({ kind }) => !orderKinds.has(kind))
  return others.filter(({ id, kind, data, createdAt }) => {
    const asksToVerify = kind === 'email_verification'
    if (!asksToVerify && !('token' in data)) return true
    const livesMs = kind === 'password_reset' ? hourMs : linkLifeMs
    const isNewest = others.findLast((other) => other.kind === kind)?.id === id
    return isNewest && createdAt.getTime() + livesMs > now.getTime() && !(asksToVerify && isVerified)
  })
}
