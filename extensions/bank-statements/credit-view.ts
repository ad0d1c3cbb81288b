import { canReceiveLateTransfer, findMissing } from '#server/orders/order/receive-late-transfer.ts'
import { findOrder, listOrderLines } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type BankCredit, maxCredits } from './bank-credits.ts'
import { isPart, listOpenCredits, listPayable, type StoredCredit } from './credit-repository.ts'
import { matchCredit, type Payable, type Proposal } from './match-credit.ts'
import { matchSeveral } from './match-several.ts'

/** Each with the order proposed; of two that pay one order the second is no longer sure. */
export async function readOpenCredits(db: Db, now: Date): Promise<BankCredit[]> {
  const credits = await listOpenCredits(db, maxCredits)
  const orders = credits.length > 0 ? await listPayable(db, now) : []
  const proposals = matchAll(credits, orders)
  const byId = new Map(orders.map((order) => [order.id, order]))
  const views: BankCredit[] = []
  for (const credit of credits) {
    const proposal = proposals.get(credit.id)
    const order = credit.orderId ? byId.get(credit.orderId) : proposal?.order
    const canReopen = order?.isCancelled ? await hasPieces(db, order.id) : false
    views.push(viewOf(credit, order, proposal, canReopen))
  }
  return views
}

/** The proposals for undecided credits; one order is paid once. */
function matchAll(credits: readonly StoredCredit[], orders: readonly Payable[]): Map<string, Proposal> {
  const proposals = new Map<string, Proposal>()
  const claimed = new Set<string>()
  // The oldest first: it is the second one that comes too many.
  for (const credit of credits.toReversed()) {
    if (credit.state !== 'open') continue
    // The rest of an entry is for what waits: the paid order has had its part.
    const proposal = matchEither(credit, isPart(credit) ? orders.filter(({ dueCents }) => dueCents > 0) : orders)
    if (!proposal) continue
    const isSecond = proposal.group !== 'late' && claimed.has(proposal.order.id) && !proposal.signs.includes('double')
    if (proposal.found !== undefined || proposal.group === 'sure') claimed.add(proposal.order.id)
    const { signs } = proposal
    proposals.set(credit.id, isSecond ? { ...proposal, group: 'doubtful', signs: [...signs, 'double'] } : proposal)
  }
  return proposals
}

/** One order, unless it is another amount than that of several of its payer. */
function matchEither(credit: StoredCredit, orders: readonly Payable[]): Proposal | undefined {
  const one = matchCredit(credit, orders)
  return one?.signs.includes('amount') ? one : (matchSeveral(credit, orders) ?? one)
}

async function hasPieces(db: Db, orderId: string): Promise<boolean> {
  const order = await findOrder(db, orderId)
  if (!order || !canReceiveLateTransfer(order)) return false
  return (await findMissing(db, await listOrderLines(db, orderId))).length === 0
}

function viewOf(
  credit: StoredCredit,
  order: Payable | undefined,
  proposal: Proposal | undefined,
  canReopen: boolean,
): BankCredit {
  const { id, day, amountCents, bookedCents, payer, text, state, importedAt } = credit
  return {
    id,
    day,
    amount: toDecimal(amountCents),
    payer,
    text,
    state,
    importedAt: importedAt.toISOString(),
    booked: toDecimal(bookedCents),
    toReturn: state === 'to_return' ? toDecimal(amountCents - bookedCents) : null,
    group: state === 'open' ? (proposal?.group ?? 'unknown') : state === 'booked' ? 'in_part' : 'to_return',
    order: order ? { ...orderShown(order), canReopen } : null,
    ...(state === 'open' && order && proposal?.others && { orders: [order, ...proposal.others].map(orderShown) }),
    signs: state === 'open' ? (proposal?.signs ?? []) : [],
    found: state === 'open' ? (proposal?.found ?? null) : null,
  }
}

function orderShown({ id, orderNumber, customerName, totalCents, dueCents, createdAt }: Payable) {
  const money = { total: toDecimal(totalCents), due: toDecimal(dueCents) }
  return { id, orderNumber, customerName, ...money, createdAt: createdAt.toISOString() }
}
