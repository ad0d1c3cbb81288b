import { confirmLockedPayment } from '#server/orders/checkout/confirm-payment.ts'
import { canReceiveLateTransfer, receiveLateTransferOf } from '#server/orders/order/receive-late-transfer.ts'
import { changeOrder } from '#server/orders/order-records/order-change.ts'
import { lockOrder, type StoredOrder, updateOrder } from '#server/orders/order-records/order-repository.ts'
import { takeOrderStep } from '#server/orders/order-records/order-step.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { type CreditState, creditLife } from '#shared/domain/platform/states/credit-states.ts'
import { waitsForTransfer } from '#shared/domain/platform/states/order-states.ts'
import type { CreditPart } from './bank-credits.ts'
import {
  divideCredit,
  findCredit,
  listPayable,
  lockCredit,
  type StoredCredit,
  updateCredit,
} from './credit-repository.ts'
import { otherOrdersOf } from './match-several.ts'

/**
 * Books a credit to an order: whole, in part, or late; a surplus is paid back by hand.
 * @throws Problem 404 credit_not_found, order_not_found; 409 credit_decided, credit_not_for_order
 */
export async function bookCredit(
  deps: Deps,
  id: string,
  orderId: string,
  { reopen }: { reopen: boolean },
): Promise<void> {
  await changeOrder(deps, orderId, async (tx, order, at) => {
    const credit = await lockCredit(tx, id)
    if (!credit) throw problem('credit_not_found')
    requireMove(credit, 'booked')
    if (canReceiveLateTransfer(order)) return bookLate(tx, credit, order, { at, reopen, shop: deps.shop })
    return bookOpen(tx, credit, order, { at, shop: deps.shop })
  })
}

/**
 * Splits a credit between several orders; the rest becomes an open credit of its own.
 * @throws Problem 404 credit_not_found, order_not_found; 409 credit_decided, credit_not_for_order
 */
export async function splitCredit(deps: Deps, id: string, parts: readonly CreditPart[]): Promise<void> {
  await inTransaction(deps.database, async (tx) => {
    // An order is locked before its money, and several in one order everywhere.
    const orders: { order: StoredOrder; wanted: number | undefined }[] = []
    for (const { orderId, amount } of parts.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
      const order = await lockOrder(tx, orderId)
      if (!order) throw problem('order_not_found')
      if (orders.some((one) => one.order.id === order.id)) throw problem('credit_not_for_order')
      orders.push({ order, wanted: amount })
    }
    let credit = await lockCredit(tx, id)
    if (!credit) throw problem('credit_not_found')
    requireMove(credit, 'booked')
    for (const { order, wanted } of orders) {
      const dueCents = waitsForTransfer(order) ? toPayCents(order) - order.receivedCents : 0
      const cents: number = wanted ?? Math.min(dueCents, credit?.amountCents ?? 0)
      if (!credit || cents === 0 || cents > dueCents || cents > credit.amountCents)
        throw problem('credit_not_for_order')
      const rest: StoredCredit | undefined =
        cents < credit.amountCents ? await divideCredit(tx, credit, cents) : undefined
      await bookOpen(tx, { ...credit, amountCents: cents }, order, { at: deps.clock(), shop: deps.shop })
      credit = rest
    }
  })
}

/** @returns whether it was booked: only an open credit of exactly the due amount */
export async function bookIfSure(deps: Deps, id: string, orderId: string): Promise<boolean> {
  return inTransaction(deps.database, async (tx) => {
    const order = await lockOrder(tx, orderId)
    const credit = await lockCredit(tx, id)
    if (!order || credit?.state !== 'open' || !waitsForTransfer(order)) return false
    if (credit.amountCents !== toPayCents(order) - order.receivedCents) return false
    await bookOpen(tx, credit, order, { at: deps.clock(), shop: deps.shop })
    return true
  })
}

/**
 * Decides about a credit that belongs to no order, or not to this one.
 * @throws Problem 404 credit_not_found, 409 credit_decided
 */
export async function decideCredit(deps: Deps, id: string, state: Exclude<CreditState, 'booked'>): Promise<void> {
  const { database, clock } = deps
  await inTransaction(database, async (tx) => {
    // An order is locked before its money.
    const before = await findCredit(tx, id)
    if (!before) throw problem('credit_not_found')
    const { orderId } = before
    const order = orderId ? await lockOrder(tx, orderId) : undefined
    const credit = await lockCredit(tx, id)
    if (!credit || credit.orderId !== orderId) throw problem('credit_decided')
    requireMove(credit, state)
    if (credit.state === 'booked') return takeBack(tx, credit, order, clock())
    // A rest that goes back belongs to an order that has its money.
    if (state === 'open' && orderId) throw problem('credit_decided')
    await updateCredit(tx, id, { state, decidedAt: state === 'open' ? null : clock() })
  })
}

function requireMove(credit: StoredCredit, to: CreditState): void {
  if (!creditLife.may(credit.state, to)) throw problem('credit_decided')
}

interface Booked {
  at: Date
  shop: Shop
}

async function bookOpen(tx: Tx, credit: StoredCredit, order: StoredOrder, { at, shop }: Booked): Promise<void> {
  if (!waitsForTransfer(order)) throw problem('credit_not_for_order')
  const dueCents = toPayCents(order) - order.receivedCents
  const bookedCents = Math.min(credit.amountCents, dueCents)
  const receivedCents = order.receivedCents + bookedCents
  await noteBooked(tx, credit, order, bookedCents, at)
  const waiting = await updateOrder(tx, order.id, { receivedCents })
  if (receivedCents === toPayCents(order)) {
    await confirmLockedPayment(tx, waiting, {
      actor: 'admin',
      data: { creditId: credit.id, amount: toDecimal(bookedCents) },
      at,
      shop,
    })
    return
  }
  const data = {
    creditId: credit.id,
    amount: toDecimal(bookedCents),
    due: toDecimal(toPayCents(order) - receivedCents),
  }
  await takeOrderStep(tx, waiting, at, {
    event: 'transfer_in_part',
    data,
    actor: 'admin',
    mail: (order) => ({ kind: 'transfer_in_part', about: credit.id, data: { ...order, receivedCents } }),
  })
}

/** A cancelled order's money reopens it only when it is the whole. */
async function bookLate(
  tx: Tx,
  credit: StoredCredit,
  order: StoredOrder,
  { reopen, ...booked }: Booked & { reopen: boolean },
): Promise<void> {
  if (credit.amountCents < toPayCents(order)) throw problem('credit_not_for_order')
  await noteBooked(tx, credit, order, toPayCents(order), booked.at)
  await receiveLateTransferOf(tx, order, { ...booked, reopen, creditId: credit.id })
}

/** A surplus is paid back by hand, unless it may belong to another waiting order. */
async function noteBooked(tx: Tx, credit: StoredCredit, order: StoredOrder, bookedCents: number, at: Date) {
  const isTooMuch = bookedCents < credit.amountCents
  const others = isTooMuch ? otherOrdersOf(credit, order, await listPayable(tx, at)) : []
  if (others.length > 0) await divideCredit(tx, credit, bookedCents)
  const state = isTooMuch && others.length === 0 ? 'to_return' : 'booked'
  await updateCredit(tx, credit.id, { state, orderId: order.id, bookedCents, decidedAt: at })
}

/** Removes a partial payment from an order that still waits. */
async function takeBack(tx: Tx, credit: StoredCredit, order: StoredOrder | undefined, at: Date): Promise<void> {
  if (!order || !waitsForTransfer(order)) throw problem('credit_decided')
  await updateCredit(tx, credit.id, { state: 'to_return', orderId: null, bookedCents: 0, decidedAt: at })
  await takeOrderStep(tx, order, at, {
    change: { receivedCents: order.receivedCents - credit.bookedCents },
    event: 'transfer_part_returned',
    data: { amount: toDecimal(credit.bookedCents) },
    actor: 'admin',
    mail: null,
  })
}
