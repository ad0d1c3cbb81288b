import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { listOrderVat } from '#server/orders/order-records/order-vat-repository.ts'
import { vatViews } from '#server/orders/order-records/vat-view.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { AdminRefund, MoneyBack, OrderRefund, OtherMoneyBack } from '#shared/contract/orders/refunds.ts'
import { addWorkingDays } from '#shared/domain/platform/hours/italian-holidays.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { ibanEnd } from '#shared/domain/platform/shop/iban.ts'
import { vatOfRefunds } from '#shared/domain/pricing/vat-of-refunds.ts'
import { listRefundLines, listRefundsOfOrder, type NamedRefundLine, type Refund } from './refund-repository.ts'

/** The sum beside `paid`; empty without a refund. */
export function refundedView({ refundedCents }: Pick<StoredOrder, 'refundedCents'>): { refunded?: string } {
  return refundedCents > 0 ? { refunded: toDecimal(refundedCents) } : {}
}

async function readRefunds(db: Db, orderId: string) {
  const refunds = await listRefundsOfOrder(db, orderId)
  const lines = await listRefundLines(
    db,
    refunds.map(({ id }) => id),
  )
  return refunds.map((refund) => ({ refund, lines: lines.filter(({ line }) => line.refundId === refund.id) }))
}

/** The refunds of an order, oldest first, each with its lines and its tax. */
export async function readTaxedRefunds(db: Db, orderId: string) {
  const refunds = await readRefunds(db, orderId)
  const vat = vatOfRefunds(
    await listOrderVat(db, orderId),
    refunds.map(({ refund, lines }) => ({
      amountCents: refund.amountCents,
      lines: lines.map(({ vatClass, line }) => ({ vatClass, totalCents: line.amountCents })),
    })),
  )
  return refunds.map((one, i) => ({ ...one, vat: vat[i] ?? [] }))
}

export async function readAdminRefunds(db: Db, orderId: string): Promise<AdminRefund[]> {
  const refunds = await readTaxedRefunds(db, orderId)
  return refunds.map(({ refund, lines, vat }) => ({ ...adminView(refund, lines), vat: vatViews(vat) }))
}

/** The part that the order's customer may see. */
export async function readOrderRefunds(db: Db, orderId: string): Promise<OrderRefund[]> {
  return (await readRefunds(db, orderId)).map(({ refund, lines }) => customerView(refund, lines))
}

const onCards = ({ giftCardCents }: Refund) => (giftCardCents > 0 ? { giftCard: toDecimal(giftCardCents) } : {})

function adminView(refund: Refund, lines: readonly NamedRefundLine[]): Omit<AdminRefund, 'vat'> {
  const { id, kind, state, reason, note, iban, holder, transferDay, attempts, lastError } = refund
  return {
    id,
    kind,
    state,
    reason,
    note,
    amount: toDecimal(refund.amountCents),
    ...onCards(refund),
    shipping: toDecimal(refund.shippingCents),
    other: toDecimal(refund.otherCents),
    createdAt: refund.createdAt.toISOString(),
    completedAt: refund.completedAt?.toISOString() ?? null,
    iban,
    holder,
    transferDay,
    isWithProvider: state === 'pending' && refund.providerRefundId !== null,
    attempts,
    lastError,
    lines: lines.map(({ line, shopName: name, size }) => ({
      line: line.lineNo,
      name,
      frameSize: size || null,
      quantity: line.quantity,
      amount: toDecimal(line.amountCents),
      place: line.place,
      toCheck: line.place === 'check' ? line.quantity - line.restockedQuantity - line.writtenOffQuantity : 0,
      restocked: line.restockedQuantity,
      writtenOff: line.writtenOffQuantity,
    })),
  }
}

function customerView(refund: Refund, lines: readonly NamedRefundLine[]): OrderRefund {
  const { kind, note, iban, completedAt } = refund
  const byLine = Map.groupBy(lines, ({ line }) => line.lineNo)
  return {
    amount: toDecimal(refund.amountCents),
    ...onCards(refund),
    kind,
    // A failed refund is the shop's task: for the customer the money is still pending.
    state: refund.state === 'completed' ? 'completed' : 'pending',
    createdAt: refund.createdAt.toISOString(),
    completedAt: refund.transferDay ? `${refund.transferDay}T12:00:00.000Z` : (completedAt?.toISOString() ?? null),
    note,
    items: [...byLine.values()].flatMap(([first, ...others]) =>
      first
        ? [
            {
              name: first.name,
              frameSize: first.size || null,
              quantity: others.reduce((sum, { line }) => sum + line.quantity, first.line.quantity),
            },
          ]
        : [],
    ),
    hasShipping: refund.shippingCents > 0,
    ibanEnd: iban && ibanEnd(iban),
  }
}

/** The maximum of working days: of the wallet to a card, of a bank to another. */
const daysOnTheWay = { wallet: 5, transfer: 2 }

/** A part of a refund as its customer sees it; a failed one is still pending. */
export function moneyBackView(refund: Refund, cents: number, now: Date): MoneyBack {
  const { kind, iban, transferDay, completedAt, createdAt } = refund
  const doneAt = refund.state === 'completed' ? (completedAt ?? createdAt) : undefined
  const day = doneAt && (transferDay ?? romeDayOf(doneAt))
  const arrivesBy = day && kind !== 'gift_card' ? addWorkingDays(day, daysOnTheWay[kind]) : null
  return {
    amount: toDecimal(cents),
    kind,
    state: doneAt ? 'completed' : 'pending',
    at: transferDay && doneAt ? `${transferDay}T12:00:00.000Z` : (doneAt ?? createdAt).toISOString(),
    arrivesBy: arrivesBy && arrivesBy >= romeDayOf(now) ? arrivesBy : null,
    ibanEnd: iban && ibanEnd(iban),
    ...(kind !== 'gift_card' && refund.giftCardCents > 0 && { withGiftCard: true as const }),
  }
}

/** The part of a refund without an item. */
export function otherMoneyBackView(refund: Refund, now: Date): OtherMoneyBack[] {
  const { shippingCents, otherCents, note } = refund
  const view = (cents: number, isShipping: boolean) => ({
    ...moneyBackView(refund, cents, now),
    isShipping,
    note: isShipping ? null : note,
  })
  return [
    ...(shippingCents > 0 ? [view(shippingCents, true)] : []),
    ...(otherCents !== 0 ? [view(otherCents, false)] : []),
  ]
}
