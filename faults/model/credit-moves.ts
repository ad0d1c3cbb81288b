import { creditLife } from '#shared/domain/platform/states/credit-states.ts'
import type { ModelOrder } from './order-model.ts'
import type { ModelCredit, ShopModel } from './shop-model.ts'

/** A cancelled order without a late transfer so far. */
export function mayComeLate({ method, payment, status, lateTransfer, totalCents }: ModelOrder): boolean {
  const isCancelledUnpaid = status === 'cancelled' && payment === 'pending'
  return method === 'bank' && totalCents > 0 && isCancelledUnpaid && lateTransfer === 'none'
}

/** The money is this order's; false where the shop refuses. */
export function book(model: ShopModel, credit: ModelCredit, order: ModelOrder, reopen: boolean): boolean {
  if (!creditLife.may(credit.state, 'booked')) return false
  if (mayComeLate(order)) {
    if (credit.cents < order.totalCents) return false
    note(model, credit, order, order.totalCents)
    receiveLate(model, order, reopen)
    return true
  }
  if (!order.waitsForTransfer) return false
  const cents = Math.min(credit.cents, order.dueCents)
  note(model, credit, order, cents)
  order.receivedCents += cents
  if (order.dueCents === 0) order.pay(model.now)
  return true
}

/** All orders belong to one buyer: while another waits, a surplus may be its money and stays a credit. */
function note({ orders, credits }: ShopModel, credit: ModelCredit, order: ModelOrder, bookedCents: number): void {
  const isAnotherWaiting = orders.some((one) => one !== order && one.waitsForTransfer && one.dueCents > 0)
  const isBack = bookedCents < credit.cents && !isAnotherWaiting
  Object.assign(credit, { state: isBack ? 'to_return' : 'booked', order, bookedCents })
  if (isBack || bookedCents === credit.cents) return
  credits.push({ id: '', cents: credit.cents - bookedCents, state: 'open', bookedCents: 0 })
  credit.cents = bookedCents
}

/** It continues when all its items are in stock; else the money is paid back. */
export function receiveLate(model: ShopModel, order: ModelOrder, reopen: boolean): void {
  const isLeftAlone = order.lines.length === 0 || order.additionTo?.status === 'cancelled'
  if (!reopen || isLeftAlone || !model.mayTake(order.lines)) {
    order.lateTransfer = 'due'
    return
  }
  for (const { article, quantity } of order.lines) article.shelf -= quantity
  Object.assign(order, { status: 'processing', payment: 'paid', wasPaid: true })
}

/** Decides about a credit that belongs to no order, or not to this one; false where the shop refuses. */
export function decide(credit: ModelCredit, to: 'open' | 'ignored' | 'to_return' | 'returned'): boolean {
  if (!creditLife.may(credit.state, to)) return false
  const { order } = credit
  if (credit.state === 'booked') {
    if (!order?.waitsForTransfer) return false
    order.receivedCents -= credit.bookedCents
    credit.bookedCents = 0
    delete credit.order
  } else if (to === 'open' && order) return false
  credit.state = to
  return true
}
