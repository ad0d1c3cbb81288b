import * as z from 'zod/mini'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { vatPart } from '#shared/contract/pricing/vat-part.ts'
import { piecePlaces, refundKinds, refundLife, refundReasons } from '#shared/domain/platform/states/refund-states.ts'

/** A refund as its customer sees it; a failed one is still pending. */
export const orderRefund = z.object({
  amount: amountOut,
  /** The part on gift cards, if any. */
  giftCard: z.optional(amountOut),
  kind: z.enum(refundKinds),
  state: z.enum(['pending', 'completed']),
  createdAt: instant,
  completedAt: z.nullable(instant),
  note: z.nullable(z.string()),
  items: z.array(z.object({ name: z.string(), frameSize: z.nullable(z.string()), quantity: z.int() })),
  /** The delivery charge is in it. */
  hasShipping: z.boolean(),
  /** The last four characters of the account that a transfer goes to. */
  ibanEnd: z.nullable(z.string()),
})
export type OrderRefund = z.output<typeof orderRefund>

/** Money on its way to a customer, or back with them. */
export const moneyBack = z.object({
  amount: amountOut,
  kind: z.enum(refundKinds),
  state: z.enum(['pending', 'completed']),
  /** When it was sent; while it is pending, when that was decided. */
  at: instant,
  /** The last day on which it should have arrived, while that is ahead. */
  arrivesBy: z.nullable(z.string()),
  ibanEnd: z.nullable(z.string()),
  /** Only where a part of the refund is on gift cards, and the rest comes by another method. */
  withGiftCard: z.optional(z.literal(true)),
})
export type MoneyBack = z.output<typeof moneyBack>

/** Refunds without an item: the delivery charge, or an amount with its reason; negative for retained amounts. */
export const otherMoneyBack = z.extend(moneyBack, { isShipping: z.boolean(), note: z.nullable(z.string()) })
export type OtherMoneyBack = z.output<typeof otherMoneyBack>

/** Only with a completed or pending refund. */
export const refundedPart = {
  refunded: z.optional(amountOut),
}

export const adminRefund = z.object({
  id: z.string(),
  kind: z.enum(refundKinds),
  state: z.enum(refundLife.states),
  reason: z.enum(refundReasons),
  note: z.nullable(z.string()),
  amount: amountOut,
  /** The part that went to gift cards at once, if any. */
  giftCard: z.optional(amountOut),
  shipping: amountOut,
  other: amountOut,
  createdAt: instant,
  completedAt: z.nullable(instant),
  /** For a manual transfer: the account, and the day. */
  iban: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  transferDay: z.nullable(z.string()),
  /** The provider has it and is still looking. */
  isWithProvider: z.boolean(),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  /** All refunds of an order together never come to more than its own, by rate, and to as much once all has gone back. */
  vat: z.array(vatPart),
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      frameSize: z.nullable(z.string()),
      quantity: z.int(),
      amount: amountOut,
      place: z.enum(piecePlaces),
      /** Units to be inspected; then on sale again, or written off. */
      toCheck: z.int(),
      restocked: z.int(),
      writtenOff: z.int(),
    }),
  ),
})
export type AdminRefund = z.output<typeof adminRefund>
