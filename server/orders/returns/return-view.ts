import { findOrder, inShopLanguage, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { AdminReturn, OrderReturn, ReturnStep } from '#shared/contract/orders/order-parts/after-sales.ts'
import { urgentDays } from '#shared/domain/orders/returns/return-terms.ts'
import { addDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { parcelWords } from '#shared/domain/platform/shop/carriers.ts'
import { returnLife } from '#shared/domain/platform/states/after-sales-states.ts'
import { worthOfUnits } from '#shared/domain/pricing/worth-of-units.ts'
import { type ReturnFacts, readReturnFacts, shippingOf } from './return-facts.ts'
import { type FullReturn, listReturnsOfOrder, type Return } from './return-repository.ts'

/** The returns of an order as its customer sees them. */
export async function readOrderReturns(db: Db, order: StoredOrder): Promise<OrderReturn[]> {
  const facts = await readFactsOfReturns(db, order)
  return facts?.returns.map((one) => orderReturnView(facts, one)) ?? []
}

export async function readAdminReturns(db: Db, order: StoredOrder, now: Date): Promise<AdminReturn[]> {
  const facts = await readFactsOfReturns(db, order)
  return facts?.returns.map((one) => adminReturnView(facts, one, now)) ?? []
}

/** Most orders have no returns: nothing else is read of those. */
async function readFactsOfReturns(db: Db, order: StoredOrder): Promise<ReturnFacts | undefined> {
  const returns = await listReturnsOfOrder(db, order.id)
  return returns.length > 0 ? readReturnFacts(db, order, returns) : undefined
}

/** Returns of several orders, in the order in which they are given. */
export async function readReturnRows(db: Db, rows: readonly Return[], now: Date): Promise<AdminReturn[]> {
  const views = new Map<string, AdminReturn>()
  for (const orderId of new Set(rows.map((row) => row.orderId))) {
    const order = await findOrder(db, orderId)
    for (const view of order ? await readAdminReturns(db, order, now) : []) views.set(view.id, view)
  }
  return rows.flatMap(({ id }) => views.get(id) ?? [])
}

export function orderReturnView(facts: ReturnFacts, one: FullReturn): OrderReturn {
  const { code, kind, outcome, state, isCourtesy, receivedAt, sentAt } = one
  const refund = facts.refunds.find(({ id }) => id === one.refundId)
  const shippingCents = refund ? refund.shippingCents : shippingOf(facts, one)
  const lines = one.lines.map((line) => lineView(facts, line))
  const planned = lines.reduce((sum, { cents }) => sum + cents, shippingCents)
  return {
    code,
    kind,
    outcome,
    state,
    isCourtesy,
    createdAt: one.createdAt.toISOString(),
    sendByDay: one.sendByDay,
    refundDueDay: one.refundDueDay,
    heldUntilDay: one.outcome === 'exchange' ? one.heldUntilDay : null,
    receivedAt: receivedAt?.toISOString() ?? null,
    settledAt: state === 'settled' ? (one.closedAt?.toISOString() ?? null) : null,
    reason: one.reason,
    refusedReason: one.refusedReason,
    lines: lines.map(({ cents: _, ...line }) => line),
    amount: toDecimal(outcome === 'refund' ? (refund?.amountCents ?? planned) : 0),
    shipping: toDecimal(outcome === 'refund' ? shippingCents : 0),
    sent: sentAt && { at: sentAt.toISOString(), ...parcelWords(one) },
    photoIds: one.photoIds,
    withdrawalReference: one.withdrawalReference,
    canCancel: state === 'announced',
  }
}

function lineView({ lines }: ReturnFacts, { lineNo, size, quantity, exchangeSize }: FullReturn['lines'][number]) {
  const bought = lines.find((line) => line.lineNo === lineNo)
  const cents = bought ? worthOfUnits(bought, quantity) : 0
  return {
    line: lineNo,
    name: bought?.name ?? '',
    imageUrl: bought?.imageName ? `/images/${bought.imageName}` : null,
    category: bought?.category ?? '',
    frameSize: size || null,
    quantity,
    amount: toDecimal(cents),
    exchangeSize: exchangeSize || null,
    cents,
  }
}

function adminReturnView(known: ReturnFacts, one: FullReturn, now: Date): AdminReturn {
  const facts = { ...known, lines: inShopLanguage(known.lines) }
  const { order } = facts
  const view = orderReturnView(facts, one)
  const isOpen = returnLife.open.includes(one.state)
  const today = romeDayOf(now)
  const dueDay = isOpen ? one.refundDueDay : null
  const isOnTable = one.outcome === 'exchange' && one.state === 'settled' && one.receivedAt !== null
  return {
    ...view,
    id: one.id,
    orderId: order.id,
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    createdBy: one.createdBy,
    isAwaited: isAwaited(one),
    deadline: deadlineOf(one),
    isUrgent: dueDay !== null && today >= addDays(dueDay, -urgentDays),
    isOverdue: dueDay !== null && today > dueDay,
    refundId: one.refundId,
    lines: view.lines.map((line, i) => {
      const { quantity = 0, restockedQuantity = 0, writtenOffQuantity = 0 } = one.lines[i] ?? {}
      const toCheck = isOnTable ? quantity - restockedQuantity - writtenOffQuantity : 0
      return { ...line, toCheck, restocked: restockedQuantity, writtenOff: writtenOffQuantity }
    }),
    steps: stepsOf(one, order),
  }
}

/** Settled before receipt; a repaired item has been here. */
export function isAwaited({ state, receivedAt }: Pick<FullReturn, 'state' | 'receivedAt'>): boolean {
  return state === 'settled' && receivedAt === null
}

function deadlineOf({ state, outcome, refundDueDay, heldUntilDay, sendByDay }: FullReturn): AdminReturn['deadline'] {
  if (!returnLife.open.includes(state)) return null
  if (refundDueDay) return { what: 'refund', day: refundDueDay }
  if (state === 'received') return null
  return outcome === 'exchange' && heldUntilDay
    ? { what: 'hold', day: heldUntilDay }
    : { what: 'send_by', day: sendByDay }
}

function stepsOf(one: FullReturn, { paidAt }: StoredOrder): ReturnStep[] {
  const { state, outcome } = one
  if (isAwaited(one)) return ['receive']
  if (!returnLife.open.includes(state)) return []
  return [
    ...(state === 'announced' ? (['receive'] as const) : []),
    ...(paidAt ? (['refund'] as const) : []),
    ...(outcome === 'exchange' ? (['send_exchange'] as const) : []),
    ...(outcome === 'repair' && state === 'received' ? (['send_repaired'] as const) : []),
    'refuse',
    ...(state === 'announced' ? (['cancel'] as const) : []),
  ]
}
