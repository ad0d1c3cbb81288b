import type { Deps } from '#server/deps.ts'
import { checkInvariants, violationText } from '#server/orders/check-invariants.ts'
import { handleWaitingWebhooks } from '#server/payments/receive-webhook.ts'
import { reconcilePayments } from '#server/payments/reconcile-payments.ts'
import { sendDueRefunds } from '#server/payments/send-refunds.ts'
import type { EmulatorControl } from './emulator-control.ts'
import { listPaidOrders, listPromisedOrders } from './oracle-repository.ts'

/** What the shop does by itself, once. */
export async function ownWork(deps: Deps): Promise<void> {
  await handleWaitingWebhooks(deps)
  await reconcilePayments(deps)
  await sendDueRefunds(deps)
  await deps.mailSender.sendDue()
}

/** Time enough for every hold, claim and back-off to end, with everything working again. */
export async function recover(deps: Deps, advance: (minutes: number) => void): Promise<void> {
  for (const minutes of [1, 2, 16, 31, 61, 61]) {
    advance(minutes)
    await ownWork(deps)
  }
}

interface Evidence {
  emulator: EmulatorControl
  /** Ledger entries of earlier runs. */
  ignored: ReadonlySet<string>
  /** Order numbers the client was promised. */
  promised: ReadonlySet<string>
  /** Message-IDs of the mails that left, with their subjects. */
  mails: readonly { messageId: string; subject: string }[]
}

/** Holds the provider's books, the shop's books and the client's memory against each other (I1 to I13). */
export async function findBrokenPromises(deps: Deps, evidence: Evidence): Promise<string[]> {
  const broken = (await checkInvariants(deps)).map(violationText)
  const paid = await listPaidOrders(deps.database.db)
  const byProviderOrder = new Map(paid.map((o) => [o.providerOrderId, o]))
  for (const entry of await evidence.emulator.ledger()) {
    if (evidence.ignored.has(entry.orderId)) continue
    const captured = entry.captures.reduce((sum, c) => sum + cents(c.amount), 0)
    const refunded = entry.refunds.reduce((sum, r) => sum + cents(r.amount), 0)
    const order = byProviderOrder.get(entry.orderId)
    byProviderOrder.delete(entry.orderId)
    if (entry.captures.length > 1) broken.push(`I4 ${entry.orderId} was captured ${entry.captures.length} times`)
    if (refunded > captured) broken.push(`I7 ${entry.orderId}: ${refunded} of ${captured} refunded`)
    if (entry.refunds.length > 1) broken.push(`I7 ${entry.orderId} was refunded ${entry.refunds.length} times`)
    const kept = captured - refunded
    const owed = order?.paymentStatus === 'paid' ? order.totalCents : 0
    if (kept !== owed) broken.push(`I3 ${entry.orderId}: ${kept} kept, an order of ${owed} paid`)
  }
  for (const order of byProviderOrder.values()) {
    if (order.paymentStatus === 'paid') broken.push(`I4 order ${order.orderNumber} is paid by nothing`)
  }
  const existing = new Set(await listPromisedOrders(deps.database.db, [...evidence.promised]))
  for (const number of evidence.promised)
    if (!existing.has(number)) broken.push(`I9 order ${number} was promised and is not there`)
  const all = await listPromisedOrders(deps.database.db)
  // Each scenario is one wish: asked for again after a failure, it is still one order.
  if (all.length > 1) broken.push(`I5 one wish became ${all.length} orders`)
  for (const order of all) {
    const confirmations = evidence.mails.filter((m) => m.subject.includes(order) && m.subject.includes('confermato'))
    const ids = new Set(confirmations.map((m) => m.messageId))
    if (ids.size !== 1) broken.push(`I8 order ${order} was confirmed by ${ids.size} mails`)
  }
  return broken
}

function cents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
