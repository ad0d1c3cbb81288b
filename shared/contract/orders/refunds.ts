import * as z from 'zod/mini'
import { amountOut, instant } from '#shared/contract/platform/fields.ts'
import { piecePlaces, refundKinds, refundReasons, refundStates } from '#shared/domain/orders/refund-states.ts'

/** What a customer sees of money that goes back; what the provider has not carried out is still on its way. */
export const orderRefund = z.object({
  amount: amountOut,
  /** Of it, what is on gift cards; only where something is. */
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
  /** Only where a part of the refund is on gift cards, and the rest comes by another way. */
  withGiftCard: z.optional(z.literal(true)),
})
export type MoneyBack = z.output<typeof moneyBack>

/** Money that belongs to no article: the delivery charge, or an amount with its reason; below 0 what was kept back. */
export const otherMoneyBack = z.extend(moneyBack, { isShipping: z.boolean(), note: z.nullable(z.string()) })
export type OtherMoneyBack = z.output<typeof otherMoneyBack>

/** Only where something has been given back, or is on its way (rule 571). */
export const refundedPart = {
  refunded: z.optional(amountOut),
}

export const adminRefund = z.object({
  id: z.string(),
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  reason: z.enum(refundReasons),
  note: z.nullable(z.string()),
  amount: amountOut,
  /** Of it, what went to gift cards at once; only where something did. */
  giftCard: z.optional(amountOut),
  shipping: amountOut,
  other: amountOut,
  createdAt: instant,
  completedAt: z.nullable(instant),
  /** Of a transfer that a person makes: where to, and the day it was made. */
  iban: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  transferDay: z.nullable(z.string()),
  /** The provider has it and is still looking. */
  isWithProvider: z.boolean(),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  lines: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      frameSize: z.nullable(z.string()),
      quantity: z.int(),
      amount: amountOut,
      place: z.enum(piecePlaces),
      /** Pieces that still have to be looked at; then on sale again, or given up. */
      toCheck: z.int(),
      restocked: z.int(),
      writtenOff: z.int(),
    }),
  ),
})
export type AdminRefund = z.output<typeof adminRefund>
