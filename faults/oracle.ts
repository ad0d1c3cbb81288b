import { extensions } from '#server/installed-extensions.ts'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { cancelUnpaidBankOrders, remindOfTransfers } from '#server/orders/order/order-jobs.ts'
import { reopenedReferenceOf } from '#server/orders/order-records/movement-reference.ts'
import { handleWaitingWebhooks } from '#server/orders/payments/receive-webhook.ts'
import { reconcilePayments } from '#server/orders/payments/reconcile-payments.ts'
import { sendDueRefunds } from '#server/orders/payments/send-refunds.ts'
import { releaseOverdueExchanges } from '#server/orders/returns/return-jobs.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { adminPassword, type FaultShop } from './fault-shop.ts'
import { listMails, listOrders, listSold, listUnendedPayments, type OrderInBooks } from './oracle-repository.ts'
import type { LedgerEntry } from './providers/emulator-control.ts'

const counter = extensions.find(({ name }) => name === 'counter')

/** Runs the shop's own jobs once. */
export async function ownWork(deps: Deps): Promise<void> {
  await cancelUnpaidBankOrders(deps)
  await remindOfTransfers(deps)
  await releaseOverdueExchanges(deps)
  for (const job of counter?.jobs?.(deps) ?? []) await job.run(new AbortController().signal)
  await handleWaitingWebhooks(deps)
  await reconcilePayments(deps)
  await sendDueRefunds(deps)
  await deps.mailSender.sendDue()
}

/** Time enough for every hold, claim and back-off to end, with everything working again. */
export async function recover(deps: Deps, advance: (minutes: number) => void): Promise<void> {
  for (const minutes of [1, 2, 16, 31, 61, 61, 61]) {
    advance(minutes)
    await ownWork(deps)
  }
}

export interface Evidence {
  providers: { ledger(): Promise<LedgerEntry[]> }
  /** Ledger entries of earlier runs. */
  ignored: ReadonlySet<string>
  /** Order numbers the client was promised. */
  promised: ReadonlySet<string>
  /** Message-IDs of the mails that left, with their subjects. */
  mails: readonly { messageId: string; subject: string }[]
  /** Products with their initial stock. */
  shelf: Readonly<Record<number, number>>
  /** The maximum number of orders from these requests. */
  mostOrders: number
}

type Judged = Pick<FaultShop, 'sound' | 'app' | 'logged' | 'secrets'>

/**
 * Holds the provider's books, the shop's books, its public answers, its log and the client's memory against each other
 * (docs/rules.md, "Consistency checks"; of reviews, I12, faults/model looks after).
 */
export async function findBrokenPromises(shop: Judged, evidence: Evidence): Promise<string[]> {
  const { db } = shop.sound.database
  const orders = await listOrders(db)
  return [
    ...(await checkInvariants(shop.sound)).map(violationText),
    ...brokenMoney(
      orders,
      (await evidence.providers.ledger()).filter((e) => !evidence.ignored.has(e.orderId)),
    ),
    ...(await listUnendedPayments(db)).map((p) => `I3 payment ${p.id} has not come to its end: ${p.state}`),
    ...brokenPromises(orders, evidence),
    ...(await brokenMails(shop, orders, evidence)),
    ...(await brokenShelves(shop, evidence)),
    ...leakedSecrets(shop),
  ]
}

/** I3, I4, I7: each captured cent belongs to an order or was refunded, once. */
function brokenMoney(orders: readonly OrderInBooks[], ledger: readonly LedgerEntry[]): string[] {
  const broken: string[] = []
  const unseen = new Map(
    orders
      .filter(({ paymentMethod }) => paymentMethod === 'paypal' || paymentMethod === 'card')
      .map((o) => [o.providerOrderId, o]),
  )
  for (const { orderId, captures, refunds } of ledger) {
    const taken = captures.filter((c) => c.status !== 'PENDING' && c.status !== 'DECLINED')
    const captured = sumOf(taken)
    const refunded = sumOf(refunds)
    const order = unseen.get(orderId)
    unseen.delete(orderId)
    if (captures.length > 1) broken.push(`I4 ${orderId} was captured ${captures.length} times`)
    if (refunded > captured) broken.push(`I7 ${orderId}: ${refunded} of ${captured} refunded`)
    const mostRefunds = order?.refunds ?? 1
    if (refunds.length > mostRefunds)
      broken.push(`I7 ${orderId} was refunded ${refunds.length} times, not ${mostRefunds}`)
    const kept = captured - refunded
    const owed = order?.paymentStatus === 'paid' ? order.totalCents - order.refundedCents : 0
    if (kept !== owed) broken.push(`I3 ${orderId}: ${kept} kept, ${owed} of an order`)
  }
  for (const { orderNumber, paymentStatus } of unseen.values()) {
    if (paymentStatus !== 'pending') broken.push(`I4 order ${orderNumber} is ${paymentStatus} by nothing`)
  }
  return broken
}

/** I5, I9: acknowledged orders exist, and a repeated request is still one order. */
function brokenPromises(orders: readonly OrderInBooks[], { promised, mostOrders }: Evidence): string[] {
  const existing = new Set(orders.map((o) => o.orderNumber))
  const lost = [...promised].filter((number) => !existing.has(number))
  return [
    ...lost.map((number) => `I9 order ${number} was promised and is not there`),
    ...(orders.length > mostOrders ? [`I5 ${mostOrders} wishes became ${orders.length} orders`] : []),
  ]
}

/** I8: each order has one confirmation, a cancelled one one cancellation mail; all queued mails were sent. */
async function brokenMails(shop: Judged, orders: readonly OrderInBooks[], { mails }: Evidence): Promise<string[]> {
  const broken: string[] = []
  const written = await listMails(shop.sound.database.db)
  const countOf = (dedupeKey: string) => written.filter((m) => m.dedupeKey === dedupeKey).length
  for (const { id, orderNumber, orderStatus, isReopened, hasEmail } of orders) {
    // Sold at the counter to a person without an address.
    if (!hasEmail) continue
    const confirmations = mails.filter((m) => m.subject.includes(orderNumber) && m.subject.includes('confermato'))
    const ids = new Set(confirmations.map((m) => m.messageId))
    if (ids.size !== 1) broken.push(`I8 order ${orderNumber} was confirmed by ${ids.size} mails`)
    const cancelled = countOf(`order_cancelled/${id}`) + countOf(`order_cancelled/${reopenedReferenceOf(id)}`)
    const cancellations = (isReopened ? 1 : 0) + (orderStatus === 'cancelled' ? 1 : 0)
    if (cancelled !== cancellations)
      broken.push(`I8 order ${orderNumber}, ${orderStatus}: ${cancelled} mails say it is cancelled`)
    if (countOf(`order_reopened/${id}`) !== (isReopened ? 1 : 0))
      broken.push(`I8 order ${orderNumber} was reopened and its customer was not told, or told without it`)
  }
  const unsent = written.filter((m) => m.state !== 'sent')
  const left = new Set(mails.map((m) => m.messageId)).size
  broken.push(...unsent.map((m) => `I8 mail ${m.dedupeKey} is ${m.state}`))
  if (left !== written.length) broken.push(`I8 ${written.length} mails were written, ${left} have left`)
  return broken
}

/** I13, seen from outside: the available stock is the initial stock less the sales. */
async function brokenShelves({ sound, app }: Judged, { shelf }: Evidence): Promise<string[]> {
  const broken: string[] = []
  for (const [id, initial] of Object.entries(shelf)) {
    const { sold, adjusted } = await listSold(sound.database.db, Number(id))
    const answer = await app.inject({ url: `/api/products/${id}` })
    const shown = answer.json<{ stock: number }>().stock
    if (shown !== initial + adjusted - sold)
      broken.push(`I13 product ${id}: ${initial} + ${adjusted} pieces, ${sold} sold, ${shown} shown`)
  }
  return broken
}

/** I11: no token, password or credential in the log. */
function leakedSecrets({ logged, secrets }: Judged): string[] {
  const forbidden = [...secrets, adminPassword]
  const leaks = logged.filter((line) => forbidden.some((secret) => line.includes(secret)))
  return leaks.slice(0, 3).map((line) => `I11 a secret in the log: ${line.slice(0, 200)}`)
}

function sumOf(entries: readonly { amount: string }[]): number {
  return entries.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
}
